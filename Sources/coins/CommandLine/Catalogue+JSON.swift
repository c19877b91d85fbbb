import CoinKit

extension Catalogue {
  /// The catalogue for machines: what `coins help --json` prints.
  ///
  /// Every key is always there, `null` where it does not apply.
  static let json: JSONValue = [
    "name": .string(toolName),
    "summary": .string(summary),
    "commands": .array(publicCommands.map(\.json)),
    "options": .array(options.map(\.json)),
    "environment": .array(
      variables.map { ["names": JSONValue($0.names), "meaning": .string($0.meaning)] }
    ),
    "exit_codes": .array(
      ExitCode.allCases.map { ["code": .integer(Int($0.rawValue)), "meaning": .string($0.meaning)] }
    ),
    "attribution": .string(attribution),
  ]
}

extension CommandSpec {
  fileprivate var json: JSONValue {
    [
      "name": .string(name.rawValue),
      "synopsis": .string("\(Catalogue.toolName) \(synopsis)"),
      "summary": .string(summary),
      "operands": operands?.json ?? .null,
      "options": JSONValue(Catalogue.options(of: name).map(\.long)),
      "fields": JSONValue(FieldNames.of(name)),
      "examples": .array(examples.map { ["line": .string($0.line), "purpose": .string($0.purpose)] }),
    ]
  }
}

extension Operands {
  fileprivate var json: JSONValue {
    [
      "placeholder": .string(placeholder),
      "minimum": .integer(count.lowerBound),
      "maximum": count.upperBound == Int.max ? .null : .integer(count.upperBound),
      "values": choices.isEmpty ? .null : JSONValue(choices),
    ]
  }
}

extension OptionSpec {
  fileprivate var json: JSONValue {
    let homes = Catalogue.publicCommands.map(\.name).filter(commands.contains)
    return [
      "name": .string(long),
      "short": JSONValue(shortForm),
      "placeholder": JSONValue(placeholder),
      "type": .string(kind?.typeName ?? "flag"),
      "minimum": kind?.minimum ?? .null,
      "maximum": kind?.maximum ?? .null,
      "values": kind?.words.map { JSONValue($0) } ?? .null,
      "default": JSONValue(fallback),
      "environment": JSONValue(variable?.name),
      "contradicts": JSONValue(Catalogue.opponents(of: self).map { "--" + $0 }),
      "commands": JSONValue(homes.map(\.rawValue)),
      "help": .string(help),
    ]
  }
}

extension ValueKind {
  fileprivate var minimum: JSONValue {
    if case .integer(let range) = self { .integer(range.lowerBound) } else { .null }
  }

  fileprivate var maximum: JSONValue {
    switch self {
    case .integer(let range): .integer(range.upperBound)
    case .seconds(let limit): .integer(limit)
    default: .null
    }
  }
}
