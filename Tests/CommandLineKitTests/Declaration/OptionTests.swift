import Testing

@testable import CommandLineKit

@Suite struct OptionTests {
  @Test func `a flag is true when it is given`() throws {
    var arguments = ParsedArguments()
    #expect(!arguments[SampleTool.sugar] && !arguments.has(SampleTool.sugar))
    try arguments.take("", for: SampleTool.sugar.spec)
    #expect(arguments[SampleTool.sugar] && arguments.has(SampleTool.sugar))
  }

  @Test func `an option is its default until something is taken for it, and the last counts`() throws {
    var arguments = ParsedArguments()
    #expect(arguments[SampleTool.minutes] == 3)
    for minutes in [7, 9] {
      try arguments.take("\(minutes)", for: SampleTool.minutes.spec)
      #expect(arguments[SampleTool.minutes] == minutes)
    }
  }

  @Test func `what cannot be read changes nothing`() throws {
    var arguments = ParsedArguments()
    try arguments.take("black", for: SampleTool.order.spec)
    #expect(throws: ValueProblem.self) { try arguments.take("blue", for: SampleTool.order.spec) }
    #expect(arguments[SampleTool.order] == .black)
  }

  @Test func `an option is written in its forms, the short one first`() {
    #expect(SampleTool.minutes.spec.forms == ["-m", "--minutes"])
    #expect(SampleTool.honey.spec.forms == ["--honey"])
  }
}
