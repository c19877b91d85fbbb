import Foundation
import Platform
import TestSupport
import Testing

@Suite struct StreamFactsTests {
  @Test(
    arguments: [(80, 24, 80, 24), (1, 1, 1, 1), (65535, 65535, 65535, 65535), (0, 0, nil, nil), (132, 0, 132, nil)]
      as [(Int, Int, Int?, Int?)])
  func `a terminal tells its size, unless it does not know it`(
    columns: Int, rows: Int, expectedColumns: Int?, expectedRows: Int?
  ) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    #expect(
      StreamFacts(descriptor: terminal.device.fileDescriptor)
        == StreamFacts(isTerminal: true, columns: expectedColumns, rows: expectedRows))
  }

  @Test func `a pipe, a file and a stream that is not there have no size`() throws {
    let (pipe, file) = (Pipe(), try #require(FileHandle(forReadingAtPath: "/dev/null")))
    for descriptor in [pipe.fileHandleForWriting.fileDescriptor, file.fileDescriptor, -1] {
      #expect(StreamFacts(descriptor: descriptor) == StreamFacts(isTerminal: false, columns: nil, rows: nil))
    }
  }
}
