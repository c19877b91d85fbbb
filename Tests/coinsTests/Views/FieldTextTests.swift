import CoinKit
import TerminalKit
import Testing

@testable import coins

@Suite struct FieldTextTests {
  private static let text = FieldText(currency: .usd, glyphs: .unicode)

  private func cell(_ content: Field<Int>.Content) -> String { Self.text.cell(Field("x", content), 0).plain }

  @Test func `a value looks as what it is`() {
    #expect(cell(.text { _ in "a" }) == "a")
    #expect(cell(.name({ _ in nil }, shown: { _ in "a" })) == "a")
    #expect(cell(.symbol { _ in "btc" }) == "BTC")
    #expect(cell(.rank { _ in 7 }) == "7")
    #expect(cell(.price { _ in 92_979 }) == "$92,979.00")
    #expect(cell(.bigMoney { _ in 1_500_000 }) == "$1.50M")
    #expect(cell(.count { _ in 1_500_000 }) == "1.50M")
    #expect(cell(.date { _ in "2025-11-18T19:56:42.558Z" }) == "2025-11-18 19:56 UTC")
    #expect(cell(.flag { _ in true }) == "yes" && cell(.flag { _ in false }) == "no")
  }

  @Test func `what is missing is a dash, and a line without a point says so`() {
    let missing: [Field<Int>.Content] = [
      .text { _ in nil }, .symbol { _ in nil }, .rank { _ in nil }, .price { _ in nil }, .bigMoney { _ in nil },
      .percent { _ in nil }, .count { _ in nil }, .date { _ in nil }, .date { _ in "soon" },
    ]
    for content in missing { #expect(cell(content) == "—") }
    #expect(cell(.series { _ in nil }) == "no data" && cell(.series { _ in [] }) == "no data")
  }

  @Test(
    arguments: [
      (1.46, "▲ +1.46%", Style.rise), (-1.46, "▼ -1.46%", .fall), (0, "0.00%", .plain), (-0.001, "0.00%", .plain),
    ])
  func `a change has a sign, an arrow and a colour`(percentage: Double, plain: String, style: Style) {
    let change = Self.text.change(percentage)
    #expect(change.plain == plain)
    #expect(change.spans.map { "\($0.style)" }.allSatisfy { $0 == "\(style)" })
  }
}
