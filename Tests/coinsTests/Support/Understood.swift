import Testing

/// A command line, and what it says besides the name of its command.
struct Understood: Sendable, CustomTestStringConvertible {
  let line: String
  let said: [String: String]

  init(_ line: String, _ said: [String: String] = [:]) {
    (self.line, self.said) = (line, said)
  }

  var testDescription: String { "coins \(line)" }

  /// Checks that the line says so, and nothing else.
  ///
  /// - Parameter bare: A line of the same command that says nothing else, and what it says has to be told of `line` too.
  func expect(besides bare: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try TypedLine(words(line)).said(besides: TypedLine(words(bare)))
    #expect(found == said, sourceLocation: sourceLocation)
  }
}
