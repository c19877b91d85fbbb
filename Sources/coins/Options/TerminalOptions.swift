import CommandLineKit
import TerminalKit

/// How the output is fitted to where it goes.
struct TerminalOptions: Sendable {
  let wishes: Terminal.Wishes

  init(_ arguments: ParsedArguments) {
    wishes = Terminal.Wishes(
      color: arguments[.color], usesASCII: arguments[.ascii], width: arguments[.width])
  }

  static let specs = [Option<Terminal.ColorChoice>.color.spec, Option<Bool>.ascii.spec, Option<Int?>.width.spec]
}

extension Option<Terminal.ColorChoice> {
  fileprivate static var color: Self {
    Option(
      "color", "WHEN", .choice("choice"), default: .auto, written: "auto",
      "Use colour: auto, always or never")
  }
}

extension Option<Bool> {
  fileprivate static var ascii: Self {
    Option(
      flag: "ascii", "Draw with ASCII alone", more: "The sign of a currency that is not ASCII becomes its code.")
  }
}

extension Option<Int?> {
  fileprivate static var width: Self {
    Option(
      "width", "N", .integer(1...10_000), "Lay out for N columns, in a pipe as well",
      more: "Otherwise a terminal has its own width, and a pipe none.")
  }
}
