import Testing

@testable import CommandLineKit

@Suite struct OperandTests {
  private static let one = Operand.one("A", .text)
  private static let optional = Operand.optional("B", .text)
  private static let many = Operand.many("C", .text, minimum: 1)
  private static let any = Operand.many("D", .text, minimum: 0)

  @Test(arguments: [(one, "A"), (optional, "[B]"), (many, "C..."), (any, "[D...]")])
  func `an operand is written as manuals do`(operand: Operand, synopsis: String) {
    #expect(operand.synopsis == synopsis)
  }

  @Test(
    arguments: [
      ([], 0...0), ([one], 1...1), ([one, one, optional], 2...3), ([many], 1...Int.max),
      ([any, many, one], 2...Int.max),
    ] as [([Operand], ClosedRange<Int>)])
  func `operands add up`(operands: [Operand], count: ClosedRange<Int>) {
    #expect(operands.wordCount == count)
  }

  @Test(
    arguments: [
      ([one, optional], ["A", "B", nil]), ([one, many], ["A", "C", "C", "C"]), ([any, one], ["D", "D"]), ([], [nil]),
    ] as [([Operand], [String?])])
  func `a word belongs to the operand at its place`(operands: [Operand], placeholders: [String?]) {
    #expect(placeholders.indices.map { operands[word: $0]?.placeholder } == placeholders)
  }
}
