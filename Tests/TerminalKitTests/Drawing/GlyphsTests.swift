import Testing

@testable import TerminalKit

@Suite struct GlyphsTests {
  @Test func `the ASCII set is printable ASCII`() {
    #expect(signs(.ascii).joined().unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
  }

  @Test(arguments: Glyphs.allCases) func `every sign of a chart takes one cell`(glyphs: Glyphs) {
    let axis = glyphs.axis
    let chart =
      glyphs.levels + [
        glyphs.lastPoint, glyphs.rise, glyphs.fall, axis.vertical, axis.label, axis.corner, axis.horizontal, axis.date,
      ]
    #expect(chart.allSatisfy { TextWidth.of($0) == 1 })
  }

  @Test(arguments: Glyphs.allCases) func `signs of different meaning differ`(glyphs: Glyphs) {
    #expect(glyphs.rise != glyphs.fall)
    #expect(Set(glyphs.levels).count == glyphs.levels.count)
  }

  private func signs(_ glyphs: Glyphs) -> [String] {
    let axis = glyphs.axis
    return glyphs.levels + [
      glyphs.missing, glyphs.ellipsis, glyphs.separator, glyphs.rise, glyphs.fall, glyphs.lastPoint, axis.vertical,
      axis.label, axis.corner, axis.horizontal, axis.date,
    ]
  }
}
