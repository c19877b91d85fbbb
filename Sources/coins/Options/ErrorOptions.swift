import CommandLineKit

/// How much is said on the standard error, and how.
struct ErrorOptions: Equatable, Sendable {
  let isJSON: Bool
  let isQuiet: Bool
  let isVerbose: Bool

  init(_ arguments: ParsedArguments) {
    isJSON = arguments[.json]
    isQuiet = arguments[.quiet]
    isVerbose = arguments[.verbose]
  }

  static let specs = [Option<Bool>.quiet.spec, Option<Bool>.verbose.spec]
}

extension Option<Bool> {
  fileprivate static var quiet: Self {
    Option(
      flag: "quiet", short: "q", "Leave courtesy notices out",
      more: "The age of old data, rows left out and missing pages are told all the same.")
  }

  fileprivate static var verbose: Self {
    Option(
      flag: "verbose", short: "v", "Tell of each request on stderr",
      more: "The line holds method, address, status, milliseconds and where the answer came from; never a key.")
  }
}
