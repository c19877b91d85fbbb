/// The manual page as mdoc, made from what the tool declares; `man` and `mandoc` show it.
package struct ManualPage: Sendable {
  private let tool: ToolSpec

  package init(_ tool: ToolSpec) {
    self.tool = tool
  }

  /// The whole page, with a line feed at the end.
  package var text: String {
    [
      ".Dd \(tool.manual.date)", ".Dt \(tool.name.uppercased()) 1", ".Os", name, synopsis, description, variables,
      files, exitStatus, examples, ".Sh DIAGNOSTICS\n" + tool.manual.diagnostics,
    ]
    .joined(separator: "\n") + "\n"
  }

  private var name: String { ".Sh NAME\n.Nm \(tool.name)\n.Nd \(tool.summary)" }

  private var synopsis: String {
    let lines = tool.publicCommands.map { command in
      ([".Nm", ".Cm \(command.name)", ".Op Ar option ..."] + command.operands.map(Self.macro)).joined(separator: "\n")
    }
    return ".Sh SYNOPSIS\n" + lines.joined(separator: "\n")
  }

  private static func macro(_ operand: Operand) -> String {
    let argument = "Ar \(operand.placeholder)" + (operand.isRepeated ? " ..." : "")
    return operand.isOptional ? ".Op \(argument)" : "." + argument
  }

  private var description: String {
    let commands = tool.publicCommands.map { command in
      Item(".It Cm " + command.name, [command.summary.sentence, command.more?.mdocSentences])
    }
    let topics = tool.manual.topics.map { ".Ss \($0.heading)\n\($0.text)\n" }.joined()
    return """
      .Sh DESCRIPTION
      \(tool.manual.description)
      .Ss Commands
      \(Item.list(commands))
      \(topics).Ss Options
      An option may stand anywhere behind the name of the tool.
      Of an option given twice the last one counts, and
      .Fl \\-
      ends the options.
      \(Item.list(tool.options.map(item)))
      \(fields)
      """
  }

  private func item(_ option: OptionSpec) -> Item {
    let homes = tool.commands(taking: option).map(\.name)
    let rivals = tool.conflicts(of: option, among: tool.options).map { "--" + $0 }
    let short = option.short.map { "Fl \($0) , " } ?? ""
    let argument = option.value.map { " Ar \($0.placeholder)" } ?? ""
    return Item(
      ".It \(short)Fl \\-\(option.name.mdocText)\(argument)",
      [
        option.help.sentence,
        option.more?.mdocSentences,
        option.value.flatMap { $0.kind.needsExplanation ? "Takes \($0.kind.expectation).".mdocText : nil },
        option.defaultText.map { "The default is \($0.mdocText)." },
        option.variable.map { "Without the option the variable \($0) decides." },
        tool.isCommon(option) ? nil : "Belongs to \(homes.joined(separator: ", ")).",
        rivals.isEmpty ? nil : "Not together with \(rivals.joined(separator: ", ")).".mdocText,
      ])
  }

  private var fields: String {
    let items = tool.publicCommands.filter { !$0.fields.isEmpty }.map { command in
      Item(".It Cm " + command.name, [command.fields.map(\.explanation).joined(separator: ", ").mdocText])
    }
    return """
      .Ss Fields
      These names are the keys of JSON, of which every one is always there, and what
      .Fl \\-fields
      picks from, by the name in brackets as well where there is one.
      An unknown value is
      .Dv null .
      \(Item.list(items))
      """
  }

  private var variables: String {
    let items = tool.variables.map { variable in
      Item(".It Ev " + variable.names.joined(separator: " , "), [variable.meaning.sentence])
    }
    return ".Sh ENVIRONMENT\n" + Item.list(items)
  }

  private var files: String {
    ".Sh FILES\n" + Item.list(tool.manual.files.map { Item(".It Pa " + $0.path, [$0.meaning.sentence]) })
  }

  private var exitStatus: String {
    ".Sh EXIT STATUS\n" + Item.list(tool.exitCodes.map { Item(".It \($0.code)", [$0.meaning.sentence]) })
  }

  private var examples: String {
    let blocks = tool.publicCommands.flatMap(\.examples).map { example in
      "\(example.purpose.sentence)\n.Bd -literal -offset indent\n\(example.line.mdocText)\n.Ed"
    }
    return ".Sh EXAMPLES\n" + blocks.joined(separator: "\n.Pp\n")
  }

  /// An entry of a list, with the lines below its head.
  private struct Item {
    let head: String
    let lines: [String]

    init(_ head: String, _ lines: [String?]) {
      self.head = head
      self.lines = lines.compactMap(\.self)
    }

    static func list(_ items: [Item]) -> String {
      ([".Bl -tag -width Ds"] + items.flatMap { [$0.head] + $0.lines } + [".El"]).joined(separator: "\n")
    }
  }
}

extension FieldSpec {
  /// The key of JSON with the other name, where there is one.
  fileprivate var explanation: String {
    guard let shortName, shortName != key else { return key }
    return "\(key) (or \(shortName))"
  }
}
