import Testing

@testable import CommandLineKit

@Suite struct HelpTextTests {
  private static let tool = SampleTool.spec
  /// The tool as a whole, and each command that people are told of.
  private static let topics = [nil] + tool.publicCommands.map(\.name)

  private func text(_ topic: String?, width: Int = 80) -> String {
    HelpText(Self.tool, width: width).text(for: topic.flatMap(Self.tool.command))
  }

  private func lines(_ topic: String?, width: Int = 80) -> [String] {
    text(topic, width: width).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a command stands in the overview, its sub-commands in its own help, and a hidden one nowhere`() {
    #expect(
      lines(nil).contains("Cups   brew LEAF [CUP]   a cup of one leaf")
        && lines(nil).contains("       serve [LEAF...]   show what there is to drink")
        && lines(nil).contains("Store  cellar            leaves that are kept"))
    #expect(!text(nil).contains("cellar add"))
    #expect(lines("cellar").contains("  tea cellar add GRAMS LEAF  put leaves into the cellar"))
    for topic in Self.topics { #expect(!text(topic).contains("_steam")) }
  }

  @Test func `a command is explained by its examples, its options and the common ones`() {
    #expect(
      text("brew") == """
        tea brew - make a cup of one leaf

        Examples:
          tea brew green -m 2     a light cup
          tea brew black --sugar  a sweet one

        Usage: tea brew LEAF [CUP] [OPTIONS]

        Options:
          -m, --minutes N  Let it draw for N minutes (default: TEA_MINUTES, or 3)
          -s, --sugar      Put sugar in
              --honey      Put honey in
              --tin DIR    Take the leaves from there
              --note FILE  Write down how it was

        Common options:
          -j, --json     Print JSON
          -h, --help     Explain the command
              --version  Print the version

        Leaves provided by the Garden (https://garden.example)

        """)
  }

  @Test func `a command without options of its own says where the common ones are explained`() {
    #expect(lines("label").contains("Every command takes the common options; tea brew --help shows them."))
    #expect(!text("label").contains("--json"))
  }

  @Test func `the fields that matter most are named`() {
    #expect(lines("serve").contains("Fields: leaf, age; tea manual names the other keys of JSON."))
  }

  @Test func `a default is told where there is one`() {
    #expect(lines("serve").contains { $0.hasSuffix("--order LEAF   Serve this leaf first (default: green)") })
  }

  @Test func `with eighteen commands the overview fits a screen of 24 lines`() {
    let commands = (1...18).map { number in
      CommandSpec(
        "command\(number)", group: number < 9 ? "Leaves" : "Others", operands: [.many("LEAF", .text, minimum: 1)],
        summary: "do something with the leaves of number \(number)")
    }
    let codes = ["none", "an internal fault", "usage", "not found or ambiguous", "key refused", "rate limited"]
    let tool = ToolSpec(
      name: "tea", summary: Self.tool.summary, attribution: Self.tool.attribution, commands: commands,
      commonOptions: [], variables: [],
      exitCodes: codes.enumerated().map { .init(code: $0, name: $1, meaning: $1) }, manual: Self.tool.manual)
    let lines = HelpText(tool, width: 80).text(for: nil).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(commands.allSatisfy { command in lines.contains { $0.contains(command.synopsis) } })
  }

  @Test(arguments: topics) func `it is plain ASCII without trailing spaces`(topic: String?) {
    #expect(text(topic).utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
    #expect(!lines(topic).contains { $0.hasSuffix(" ") })
  }

  @Test(arguments: 50...200) func `no line is wider than the terminal, nor than can be read`(width: Int) {
    for topic in Self.topics {
      #expect((lines(topic, width: width).map(\.count).max() ?? 0) <= min(width, 100))
    }
  }

  @Test(arguments: [1, 10, 20]) func `a tiny terminal gets all words, one below the other`(width: Int) {
    for topic in Self.topics {
      let words = text(topic, width: width).split(whereSeparator: \.isWhitespace)
      #expect(words == text(topic).split(whereSeparator: \.isWhitespace))
    }
  }
}
