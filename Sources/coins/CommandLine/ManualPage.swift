/// The manual page as mdoc, made from the table; `man` and `mandoc` show it.
enum ManualPage {
  /// When the words below last changed; mdoc demands a date.
  private static let date = "November 30, 2026"

  /// The whole page, with a line feed at the end.
  static var text: String {
    [
      ".Dd \(date)", ".Dt COINS 1", ".Os", name, synopsis, description, variables, files, exitStatus, examples,
      diagnostics,
    ]
    .joined(separator: "\n") + "\n"
  }

  private static var name: String {
    ".Sh NAME\n.Nm \(Catalogue.toolName)\n.Nd \(Catalogue.summary)"
  }

  private static var synopsis: String {
    let lines = Catalogue.publicCommands.map { command in
      [".Nm", ".Cm \(command.name.rawValue)", ".Op Ar option ...", command.operands.map(operandsMacro)]
        .compactMap(\.self).joined(separator: "\n")
    }
    return ".Sh SYNOPSIS\n" + lines.joined(separator: "\n")
  }

  private static func operandsMacro(_ operands: Operands) -> String {
    let argument = "Ar \(operands.placeholder)" + (operands.count.upperBound > 1 ? " ..." : "")
    return operands.count.lowerBound == 0 ? ".Op \(argument)" : "." + argument
  }

  private static var description: String {
    """
    .Sh DESCRIPTION
    \(prose)
    .Ss Commands
    \(list(Catalogue.publicCommands.map { (".It Cm " + $0.name.rawValue, $0.summary.sentence) }))
    \(coins)
    .Ss Options
    An option may stand anywhere behind the name of the tool.
    Of an option given twice the last one counts, and
    .Fl \\-
    ends the options.
    \(list(Catalogue.options.map { ($0.item, $0.explanation) }))
    \(fields)
    """
  }

  private static let prose = """
    .Nm
    shows the statistics of coins as CoinGecko knows them, as aligned text for people and as JSON, CSV or TSV for
    scripts.
    Answers go to the standard output, everything else to the standard error.
    .Pp
    Answers of the network are kept in a cache for a minute, those of a search for a quarter of an hour.
    When the network fails, an older copy is shown in their place, and its age is told.
    .Pp
    A key of the API is taken from the environment, and sent in a header to the API alone.
    .Pp
    \(Catalogue.attribution.mdocText).
    """

  private static let coins = """
    .Ss Coins
    A
    .Ar COIN
    is an id, a symbol or a name, in any case.
    An id counts if its coin ranks 500 or better, or if no other coin of that symbol or name ranks at least ten times
    better.
    A symbol or name counts if its best coin ranks at least ten times better than the next one.
    Otherwise the coins that could be meant are listed, and none of them is shown.
    .Ar id:X
    is always the coin with the id X.
    """

  private static var fields: String {
    let items = Catalogue.publicCommands.map(\.name).filter { !FieldNames.of($0).isEmpty }.map { command in
      (".It Cm " + command.rawValue, FieldNames.explained(command).joined(separator: ", ").mdocText)
    }
    return """
      .Ss Fields
      These names are the keys of JSON, of which every one is always there, and what
      .Fl \\-fields
      picks from, by the name in brackets as well where there is one.
      An unknown value is
      .Dv null .
      \(list(items))
      """
  }

  private static var variables: String {
    let items = Catalogue.variables.map { variable in
      (".It Ev " + variable.names.joined(separator: " , "), variable.meaning.sentence)
    }
    return ".Sh ENVIRONMENT\n" + list(items)
  }

  private static let files =
    ".Sh FILES\n"
    + list([
      (".It Pa $XDG_CACHE_HOME/coins", "The cache, which may be deleted at any time."),
      (".It Pa ~/.cache/coins", "The same when the variable is not set."),
    ])

  private static var exitStatus: String {
    let items = ExitCode.allCases.map { (".It \($0.rawValue)", $0.meaning.sentence) }
    return ".Sh EXIT STATUS\n" + list(items)
  }

  private static var examples: String {
    let blocks = Catalogue.publicCommands.flatMap(\.examples).map { example in
      "\(example.purpose.sentence)\n.Bd -literal -offset indent\n\(example.line.mdocText)\n.Ed"
    }
    return ".Sh EXAMPLES\n" + blocks.joined(separator: "\n.Pp\n")
  }

  private static let diagnostics = """
    .Sh DIAGNOSTICS
    A failure is one line on the standard error that says what to do next.
    With
    .Fl \\-json
    it is an object with the one key
    .Ql error ,
    which holds code, message, hint, retry_after and exit_code.
    Of several coins those that were found are shown, and the exit status is that of the first failure.
    """

  private static func list(_ items: [(head: String, body: String)]) -> String {
    ([".Bl -tag -width Ds"] + items.flatMap { [$0.head, $0.body] } + [".El"]).joined(separator: "\n")
  }
}

extension OptionSpec {
  fileprivate var item: String {
    let short = short.map { "Fl \($0) , " } ?? ""
    let argument = placeholder.map { " Ar \($0)" } ?? ""
    return ".It \(short)Fl \\-\(name.mdocText)\(argument)"
  }

  fileprivate var explanation: String {
    let homes = Catalogue.publicCommands.map(\.name).filter(commands.contains).map(\.rawValue)
    let rivals = Catalogue.opponents(of: self).map { "--" + $0 }
    let sentences = [
      help.sentence,
      more?.mdocText.replacing(". ", with: ".\n"),
      kind.flatMap { $0.needsExplanation ? "Takes \($0.expectation).".mdocText : nil },
      fallback.map { "The default is \($0.mdocText)." },
      variable.map { "Without the option the variable \($0.name) decides." },
      isCommon ? nil : "Belongs to \(homes.joined(separator: ", ")).",
      rivals.isEmpty ? nil : "Not together with \(rivals.joined(separator: ", ")).".mdocText,
    ]
    return sentences.compactMap(\.self).joined(separator: "\n")
  }
}

extension ValueKind {
  /// Whether the placeholder alone leaves something open.
  fileprivate var needsExplanation: Bool {
    switch self {
    case .text, .folder: false
    case .integer, .seconds, .duration, .choice, .currency, .fields: true
    }
  }
}

extension String {
  /// With a capital letter and a full stop, escaped.
  fileprivate var sentence: String { (prefix(1).uppercased() + dropFirst() + ".").mdocText }

  /// Safe in a line of text, and the same characters on every device: a plain dash could come out as a hyphen.
  fileprivate var mdocText: String {
    let escaped = map { Self.mdocEscapes[$0] ?? String($0) }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static let mdocEscapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga", "'": "\\(aq",
  ]
}
