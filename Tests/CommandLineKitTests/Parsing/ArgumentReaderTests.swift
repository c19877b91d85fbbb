import Testing

@testable import CommandLineKit

/// A command line, and why it is refused.
private struct Refused: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let error: UsageError

  init(_ line: String, _ error: UsageError) {
    self.init(line.split(separator: " ").map(String.init), error)
  }

  init(_ arguments: [String], _ error: UsageError) {
    (self.arguments, self.error) = (arguments, error)
  }

  var testDescription: String { "tea \(arguments.joined(separator: " "))" }
}

@Suite struct ArgumentReaderTests {
  private static let minutes = ValueKind.integer(1...60)

  private func expectRefusal(_ test: Refused) {
    #expect(throws: test.error) { try SampleTool.spec.parse(test.arguments) }
  }

  @Test(arguments: [
    Refused("brew green -m 0", .badValue(.unlike(minutes, "0"), origin: "--minutes")),
    Refused("brew green --minutes 61", .badValue(.unlike(minutes, "61"), origin: "--minutes")),
    Refused("brew green -m +5", .badValue(.unlike(minutes, "+5"), origin: "--minutes")),
    Refused(
      "brew green -m",
      .missingValue(written: "-m", option: "--minutes", expectation: "a whole number from 1 to 60", next: nil)),
    Refused(
      "brew green --minutes -s",
      .missingValue(written: "--minutes", option: "--minutes", expectation: "a whole number from 1 to 60", next: "-s")),
    Refused(
      "serve --order blak",
      .badValue(.unknown(noun: "leaf", "blak", known: ["green", "black", "oolong"]), origin: "--order")),
    Refused(
      "serve --fields id,nmae",
      .badValue(
        .unknown(noun: "field", "nmae", known: ["id", "leaf_name", "leaf_age", "leaf", "age"]), origin: "--fields")),
    Refused("brew green --json=true", .needlessValue("true", option: "--json")),
  ])
  private func `a bad value is told with its option and what that takes`(_ test: Refused) { expectRefusal(test) }

  @Test(arguments: [
    Refused("brew green --sugar --honey", .contradiction("--sugar", "--honey")),
    Refused("brew green --honey -s", .contradiction("--honey", "--sugar")),
    Refused("serve x --blend y", .refusedOperands(option: "--blend", .init("named leaves", hint: "write either"))),
    Refused("serve --blend y x", .refusedOperands(option: "--blend", .init("named leaves", hint: "write either"))),
  ])
  private func `what contradicts each other is refused in any order`(_ test: Refused) { expectRefusal(test) }

  @Test(arguments: [
    Refused(
      "brew green -n 5", .misplacedOption("--limit", command: "brew", homes: ["serve"], substitute: "a cup is one cup")),
    Refused(
      "label x --note n",
      .misplacedOption("--note", command: "label", homes: ["brew", "cellar add"], substitute: nil)),
    Refused("serve --json id,leaf", .misplacedFields("id,leaf", option: "--json")),
    Refused("brew green --suger", .unknownOption("--suger", nearest: ["--sugar"])),
    Refused("brew green --sug", .unknownOption("--sug", nearest: ["--sugar"])),
    Refused("brew green --m=5", .unknownOption("--m", nearest: ["-m"])),
    Refused("brew green --xyzzy", .unknownOption("--xyzzy", nearest: [])),
    Refused("brew green -json", .unknownOption("-json", nearest: ["--json"])),
    Refused("brew green -sx", .unknownLetter("x", in: "-sx")),
  ])
  private func `an option that is not there is answered with what may be meant`(_ test: Refused) {
    expectRefusal(test)
  }

  @Test(arguments: [
    Refused("brwe green", .unknownCommand("brwe", nearest: ["brew"])),
    Refused("_steem", .unknownCommand("_steem", nearest: [])),
    Refused("add", .unknownCommand("add", nearest: [])),
    Refused("minutes", .unknownCommand("minutes", nearest: ["--minutes"])),
    Refused("--json", .noCommand),
    Refused("--bogus", .unknownOption("--bogus", nearest: [])),
    Refused(
      "cellar ad 5 green", .badValue(.unknown(noun: "command", "ad", known: ["add", "drop"]), origin: "cellar")),
  ])
  private func `a mistyped command gets the nearest right one`(_ test: Refused) { expectRefusal(test) }

  @Test(arguments: [
    Refused("brew", .tooFewOperands(command: "brew", operands: "LEAF [CUP]", example: "tea brew green -m 2")),
    Refused("cellar add 5", .tooFewOperands(command: "cellar add", operands: "GRAMS LEAF", example: nil)),
    Refused(
      "brew green cup more", .tooManyOperands(command: "brew", synopsis: "brew LEAF [CUP]", first: "more")),
    Refused("label First flush", .severalTexts(command: "label", words: ["First", "flush"])),
    Refused(["serve", "a", " "], .emptyOperand("LEAF", synopsis: "serve [LEAF...]")),
    Refused(["brew", "green", ""], .emptyOperand("CUP", synopsis: "brew LEAF [CUP]")),
  ])
  private func `the number of words is checked`(_ test: Refused) { expectRefusal(test) }
}
