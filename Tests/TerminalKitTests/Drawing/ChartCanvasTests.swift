import Testing

@testable import TerminalKit

@Suite struct ChartCanvasTests {
  @Test(arguments: [
    (0, 0, "⠁"), (1, 0, "⠈"), (0, 1, "⠂"), (1, 1, "⠐"), (0, 2, "⠄"), (1, 2, "⠠"), (0, 3, "⡀"), (1, 3, "⢀"),
  ])
  func `each dot is that of the braille pattern`(x: Int, y: Int, pattern: String) {
    var canvas = ChartCanvas(columns: 1, rows: 1, glyphs: .unicode)
    canvas.draw([(x, y)])
    #expect(canvas.lines == [pattern])
  }

  @Test(arguments: [([(0, 0)], "'"), ([(0, 1)], "."), ([(0, 0), (0, 1)], ":"), ([], " ")])
  func `in ASCII a cell has an upper and a lower dot`(points: [(Int, Int)], sign: String) {
    var canvas = ChartCanvas(columns: 1, rows: 1, glyphs: .ascii)
    canvas.draw(points.map { (x: $0.0, y: $0.1) })
    #expect(canvas.lines == [sign])
  }

  @Test(arguments: Glyphs.allCases) func `lines reach from end to end without a hole`(glyphs: Glyphs) {
    let ends = [(0, 0), (9, 0), (0, 7), (9, 7), (5, 3)]
    for start in ends {
      for end in ends {
        var canvas = ChartCanvas(columns: 10, rows: 4, glyphs: glyphs)
        canvas.draw([(x: start.0, y: start.1), (x: end.0, y: end.1)])
        let columns = [start, end].map { canvas.cell(x: $0.0, y: $0.1).column }.sorted()
        let drawn = (0..<10).filter { column in canvas.lines.contains { Array($0)[column] != " " } }
        #expect(drawn == Array(columns[0]...columns[1]))
      }
    }
  }

  @Test(arguments: Glyphs.allCases) func `what lies outside is not drawn`(glyphs: Glyphs) {
    var canvas = ChartCanvas(columns: 3, rows: 2, glyphs: glyphs)
    canvas.draw([(x: -5, y: -5), (x: -1, y: 100)])
    #expect(canvas.lines == ["   ", "   "])
  }
}
