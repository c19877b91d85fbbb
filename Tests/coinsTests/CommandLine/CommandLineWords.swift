@testable import coins

/// The words of a line without quotes.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

/// What the arguments ask for, with these environment variables.
func parse(_ arguments: [String], _ variables: [String: String] = [:]) throws(Failure) -> Invocation {
  try ArgumentParser.parse(arguments, environment: Environment(variables))
}
