import Testing

@testable import coins

@Suite struct HelpTextTests {
  private static let topics: [CommandName?] = [nil] + Catalogue.publicCommands.map(\.name)

  private func lines(_ topic: CommandName?, width: Int = 80) -> [Substring] {
    HelpText.text(for: topic, width: width).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the overview fits a screen of 24 lines`() {
    #expect(HelpText.text(for: nil).count { $0 == "\n" } <= 24)
  }

  @Test(arguments: topics) func `the help of a command fits 45 lines`(topic: CommandName?) {
    #expect(HelpText.text(for: topic).count { $0 == "\n" } <= 45)
  }

  @Test(arguments: topics) func `examples lead and the source of the data ends`(topic: CommandName?) {
    #expect(lines(topic)[2] == "Examples:")
    #expect(lines(topic).suffix(2) == ["Data provided by CoinGecko (https://www.coingecko.com)", ""])
  }

  @Test(arguments: topics) func `it is plain ASCII without trailing spaces`(topic: CommandName?) {
    #expect(HelpText.text(for: topic).utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
    #expect(!lines(topic).contains { $0.hasSuffix(" ") })
  }

  @Test(arguments: 50...200) func `no line is wider than the terminal`(width: Int) {
    for topic in Self.topics {
      #expect((lines(topic, width: width).map(\.count).max() ?? 0) <= min(width, 100))
    }
  }

  @Test(arguments: [1, 10, 20]) func `a tiny terminal gets all words, one below the other`(width: Int) {
    for topic in Self.topics {
      let words = HelpText.text(for: topic, width: width).split(whereSeparator: \.isWhitespace)
      #expect(words == HelpText.text(for: topic).split(whereSeparator: \.isWhitespace))
    }
  }

  @Test func `a default and the variable behind it are told`() {
    #expect(
      HelpText.text(for: .detail).contains(
        "-c, --currency CODE  Quote in this currency (default: COINS_CURRENCY, or usd)"))
  }

  @Test(arguments: [CommandName.list, .detail, .search])
  func `the fields that matter most are named`(command: CommandName) {
    let text = HelpText.text(for: command, width: 200)
    #expect(text.contains("\nFields: \(FieldNames.common(command).prefix(4).joined(separator: ", ")), "))
    #expect(Set(FieldNames.common(command)).isSubset(of: FieldNames.of(command)))
  }

  @Test func `all exit codes are told`() {
    let text = HelpText.text(for: nil).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for code in ExitCode.allCases {
      #expect(text.contains(": \(code.rawValue) ") || text.contains(", \(code.rawValue) "))
    }
  }
}
