import TestSupport
import Testing

@testable import TerminalKit

@Suite struct TrendLineTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [Double?]
    let unicode: String?
    let ascii: String?

    init(_ name: String, _ values: [Double?], _ unicode: String?, _ ascii: String?) {
      (testDescription, self.values, self.unicode, self.ascii) = (name, values, unicode, ascii)
    }
  }

  @Test(arguments: [
    Sample("rising", [1, 2, 3, 4, 5, 6, 7, 8], "▁▂▃▄▅▆▇█", "_..--==^"),
    Sample("flat", [5, 5, 5], "▄▄▄", "---"), Sample("a single value", [1], "▄", "-"),
    Sample("a gap first", [nil, 2, 3], " ▁█", " _^"), Sample("a gap inside", [1, nil, 2], "▁ █", "_ ^"),
    Sample("what is not finite", [1, .nan, .infinity, 2], "▁  █", "_  ^"),
    Sample("tiny values", [1e-18, 2e-18], "▁█", "_^"), Sample("huge values", [1e14, 1e308], "▁█", "_^"),
    Sample("both ends of what a number can be", [-1.7e308, 1.7e308], "▁█", "_^"),
    Sample("ends above what is between", [5] + Array(repeating: 0, count: 166) + [6], "▇▁▁▁▁▁▁█", "=______^"),
    Sample("a gap of one value among many", [nil] + (1...167).map { Double($0) }, "▁▂▃▄▅▆▇█", "_..--==^"),
    Sample("a wide gap", Array(repeating: nil, count: 6) + (6...15).map { Double($0) }, "   ▁▃▅▆█", "   _.-=^"),
    Sample(
      "one value in a wide gap", Array(repeating: nil, count: 100) + [5] + Array(repeating: nil, count: 67),
      "    ▄   ", "    -   "),
    Sample("nothing", [], nil, nil), Sample("gaps alone", [nil, nil], nil, nil),
  ])
  func `each value is as high as it is among the others`(sample: Sample) {
    #expect(TrendLine(sample.values, width: 8, glyphs: .unicode)?.text == sample.unicode)
    #expect(TrendLine(sample.values, width: 8, glyphs: .ascii)?.text == sample.ascii)
  }

  @Test(arguments: 1...20) func `many values share the cells there are`(width: Int) {
    let line = TrendLine((0..<168).map { Double($0) }, width: width, glyphs: .unicode)
    #expect(line?.text.count == width)
    let heights = line.map { $0.text.unicodeScalars.map(\.value) } ?? []
    #expect(heights == heights.sorted())
  }

  @Test func `the first and the last value stand at the ends`() {
    var random = SplitMix64(state: 7)
    for count in 8...200 {
      let values = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
      let heights = TrendLine(values, width: 8, glyphs: .unicode).map { $0.text.unicodeScalars.map(\.value) } ?? []
      #expect(heights.count == 8)
      #expect((values[0] <= values[count - 1]) ? heights[0] <= heights[7] : heights[0] >= heights[7])
    }
  }

  @Test func `no cells, no line`() {
    #expect(TrendLine([1, 2], width: 0, glyphs: .unicode) == nil)
  }
}
