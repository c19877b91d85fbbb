/// A command as everything that speaks of it knows it: the parser, the help, the completions and the manual.
package struct CommandSpec: Sendable {
  /// What is written behind the tool's name; a sub-command has the name of its command before its own: `portfolio add`.
  package let name: String
  /// The heading that the overview lists it under; nil for a command that nobody is told of.
  package let group: String?
  package let operands: [Operand]
  /// Its own options in the order in which they are shown, without those that every command takes.
  package let options: [OptionSpec]
  /// One line without a full stop, beginning with a verb in lower case.
  package let summary: String
  /// The same in a few words, for a line of the overview.
  package let brief: String
  /// Whole sentences for the manual.
  package let more: String?
  package let examples: [Example]
  /// What `--fields` may choose from.
  package let fields: [FieldSpec]
  /// The names of those that matter most, for the help; empty when all do.
  package let columns: [String]
  /// What to write in place of options that other commands take and this one does not.
  package let substitutes: [(options: [String], hint: String)]
  package let subcommands: [CommandSpec]

  /// A command line worth showing, and what it is for.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  package init(
    _ name: String, group: String?, operands: [Operand] = [], options: [OptionSpec] = [], summary: String,
    brief: String? = nil, more: String? = nil, examples: [Example] = [], fields: [FieldSpec] = [],
    columns: [String] = [],
    substitutes: [(options: [String], hint: String)] = [], subcommands: [CommandSpec] = []
  ) {
    self.name = name
    self.group = group
    self.operands = operands
    self.options = options
    self.summary = summary
    self.brief = brief ?? summary
    self.more = more
    self.examples = examples
    self.fields = fields
    self.columns = columns
    self.substitutes = substitutes
    self.subcommands = subcommands
  }

  /// The command and its operands: `list [COIN...]`.
  package var synopsis: String {
    ([name] + operands.map(\.synopsis)).joined(separator: " ")
  }

  /// What a sub-command is called behind the name of its command.
  var ownName: String { String(name.drop { $0 != " " }.dropFirst()) }

  package var isPublic: Bool { group != nil }
}

/// A field that `--fields` may choose.
package struct FieldSpec: Equatable, Sendable {
  /// The key in JSON.
  package let key: String
  /// The name in the table; nil for a field that only its key names.
  package let shortName: String?

  package init(key: String, shortName: String? = nil) {
    self.key = key
    self.shortName = shortName
  }
}

extension [FieldSpec] {
  /// Every name that can be written, keys first.
  package var names: [String] {
    let keys = map(\.key)
    return keys + compactMap(\.shortName).filter { !keys.contains($0) }
  }
}
