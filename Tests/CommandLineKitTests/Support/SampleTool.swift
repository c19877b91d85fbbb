@testable import CommandLineKit

/// A tool that nobody has, with everything that a tool can declare.
enum SampleTool {
  enum Leaf: String, CaseIterable, Sendable {
    case green, black, oolong
  }

  static let minutes = Option(
    "minutes", short: "m", "N", .integer(1...60), default: 3, written: "3", variable: "TEA_MINUTES",
    "Let it draw for N minutes")
  static let sugar = Option(flag: "sugar", short: "s", conflicts: ["honey"], "Put sugar in", more: "Brown. If any.")
  static let honey = Option(flag: "honey", "Put honey in")
  static let limit: Option<Int?> = Option("limit", short: "n", "N", .integer(1...9), "Pour N cups at most")
  static let order: Option<Leaf?> = Option("order", "LEAF", .choice("leaf"), absent: "green", "Serve this leaf first")
  static let blend: Option<String?> = Option(
    "blend", "NAME", .text, refusing: .init("named leaves", hint: "write either"), "Serve a blend")
  static let fields: Option<[String]?> = Option("fields", "LIST", .fields(fieldSpecs.names), "Show these fields")
  static let tin: Option<String?> = Option("tin", "DIR", .folder, "Take the leaves from there")
  static let note: Option<String?> = Option("note", "FILE", .file, "Write down how it was")
  static let json = Option(flag: "json", short: "j", "Print JSON")

  private static let fieldSpecs = [
    FieldSpec(key: "id"), FieldSpec(key: "leaf_name", shortName: "leaf"), FieldSpec(key: "leaf_age", shortName: "age"),
  ]

  private static let brew = CommandSpec(
    "brew", group: "Cups", operands: [.one("LEAF", .choice(Leaf.allCases.map(\.rawValue))), .optional("CUP", .text)],
    options: [minutes.spec, sugar.spec, honey.spec, tin.spec, note.spec], summary: "make a cup of one leaf",
    brief: "a cup of one leaf", more: "Boil first. Then pour.",
    examples: [.init("tea brew green -m 2", "a light cup"), .init("tea brew black --sugar", "a sweet one")],
    substitutes: [(["limit"], "a cup is one cup")])
  private static let serve = CommandSpec(
    "serve", group: "Cups", operands: [.many("LEAF", .leaf, minimum: 0)],
    options: [minutes.spec, limit.spec, order.spec, blend.spec, fields.spec], summary: "show what there is to drink",
    examples: [.init("tea serve -n 2", "two cups")], fields: fieldSpecs, columns: ["leaf", "age"])
  private static let cellar = CommandSpec(
    "cellar", group: "Store", summary: "keep leaves", brief: "leaves that are kept",
    subcommands: [
      CommandSpec(
        "cellar add", group: "Store", operands: [.one("GRAMS", .integer(1...500)), .one("LEAF", .leaf)],
        options: [note.spec], summary: "put leaves into the cellar"),
      CommandSpec("cellar drop", group: "Store", operands: [.one("LEAF", .leaf)], summary: "throw leaves away"),
    ])
  private static let ask = CommandSpec(
    "ask", group: "Store", operands: [.many("COMMAND", .command, minimum: 0)], summary: "explain a command")
  private static let label = CommandSpec(
    "label", group: "Store", operands: [.one("TEXT", .text)], summary: "print a label",
    examples: [.init("tea label \"First flush\"", "a label of two words")])
  private static let hidden = CommandSpec(
    "_steam", group: nil, operands: [.many("WORD", .text, minimum: 0)], summary: "let off steam")

  static let spec = tool(with: [brew, serve, cellar, ask, label, hidden])

  /// The same tool with other commands.
  static func tool(with commands: [CommandSpec]) -> ToolSpec {
    ToolSpec(
      name: "tea", summary: "tea for all who sit at a terminal and wait for it",
      attribution: "Leaves provided by the Garden (https://garden.example)", commands: commands,
      commonOptions: [json.spec], variables: [.init(["TEA_MINUTES"], "How long it draws")],
      exitCodes: [
        .init(code: 0, name: "hot", meaning: "tea was made"), .init(code: 1, name: "cold", meaning: "none was"),
      ],
      manual: ManualProse(
        date: "January 2, 2026", description: "It is tea.", topics: [("Leaves", "A leaf is a leaf.")],
        files: [("~/.tea", "Where it is kept")], diagnostics: "It whistles."))
  }
}

extension ValueKind {
  /// A leaf that only the running tool knows.
  static let leaf = ValueKind(typeName: "leaf", expectation: "the name of a leaf", candidates: .known("leaves"))
}

extension ToolSpec {
  /// What a line without quotes asks for.
  func parse(
    _ line: String, _ variables: [String: String] = [:]
  ) throws(UsageError) -> ArgumentParser.Invocation {
    try parse(line.split(separator: " ").map(String.init), variables)
  }

  func parse(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) throws(UsageError) -> ArgumentParser.Invocation {
    try ArgumentParser(self).parse(arguments) { variables[$0] }
  }
}
