import CommandLineKit
import Testing

@testable import coins

@Suite struct ExitCodeTests {
  @Test func `the codes count from 0, and each has words of its own`() {
    #expect(ExitCode.allCases.map(\.rawValue) == Array(0...8))
    #expect(ExitCode.specs.map(\.code) == Array(0...8))
    for words in [ExitCode.specs.map(\.name), ExitCode.specs.map(\.meaning), ExitCode.allCases.map(\.failureName)] {
      #expect(Set(words).count == ExitCode.allCases.count)
    }
  }
}
