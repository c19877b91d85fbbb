import CommandLineKit
import Testing

@testable import coins

/// The words of a line without quotes.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

/// A command line that asks for a command, as that command understands it.
struct TypedLine {
  let command: any Command
  let arguments: ParsedArguments

  /// Understands a line, with these environment variables.
  init(_ words: [String], _ variables: [String: String] = [:]) throws {
    let environment = Environment(variables)
    let invocation = try ArgumentParser(CommandTable.tool).parse(words) { environment[$0] }
    guard case .command(let spec, let arguments) = invocation else { throw NoCommand() }
    command = try #require(CommandTable.command(spec.name)).init(arguments)
    self.arguments = arguments
  }

  struct NoCommand: Error {}

  /// The command and every property that is not as the bare name of the command would have it, by name; values as they
  /// would be written, without `nil`.
  func said(besides bare: TypedLine) -> [String: String] {
    let standard = bare.properties
    return properties.filter { standard[$0.key] != $0.value }
  }

  private var properties: [String: String] {
    let groups: [Any] = [
      command, SourceOptions(arguments), OutputOptions(arguments), ErrorOptions(arguments),
      TerminalOptions(arguments).wishes,
    ]
    return groups.flatMap { Mirror(reflecting: $0).children }.reduce(into: [:]) { properties, child in
      properties[child.label ?? ""] = Self.text(child.value)
    }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { text($0.value) } ?? ""
  }
}
