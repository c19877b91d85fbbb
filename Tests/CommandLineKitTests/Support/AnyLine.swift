import TestSupport

@testable import CommandLineKit

/// Command lines of the sample tool that nobody has thought of.
enum AnyLine {
  /// Words of every kind that a command line can hold, and some that it cannot.
  static let words =
    SampleTool.spec.commands.flatMap { $0.name.split(separator: " ").map(String.init) }
    + SampleTool.spec.options.flatMap(\.forms) + [
      "", "-", "--", "---", "-=", "--=", "--=x", "-5", "-sj", "-sx", "-hh", "--json=", "--minutes=5", "--minutes=",
      "id,leaf", "leaf,", ",", "=", "green", "\u{0}", "\u{301}", "-\u{301}", "币安人生", "1e999", ".", "0", "--fields=a,",
      String(repeating: "x", count: 1000),
    ]

  /// Up to seven of them in a row.
  static func random(_ generator: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in words.randomElement(using: &generator) }
  }
}
