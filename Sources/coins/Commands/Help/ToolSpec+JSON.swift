import CoinKit
import CommandLineKit

extension ToolSpec {
  /// The tool for machines: what `coins help --json` prints.
  ///
  /// Every key is always there, `null` where it does not apply.
  var json: JSONValue {
    [
      "name": .string(name),
      "summary": .string(summary),
      "commands": .array(publicCommands.map(json)),
      "options": .array(options.map(json)),
      "environment": .array(variables.map { ["names": JSONValue($0.names), "meaning": .string($0.meaning)] }),
      "exit_codes": .array(exitCodes.map { ["code": .integer($0.code), "meaning": .string($0.meaning)] }),
      "attribution": .string(attribution),
    ]
  }

  private func json(_ command: CommandSpec) -> JSONValue {
    [
      "name": .string(command.name),
      "synopsis": .string("\(name) \(command.synopsis)"),
      "summary": .string(command.summary),
      "operands": command.operands.isEmpty ? .null : .array(command.operands.map(json)),
      "options": JSONValue(options(of: command).map(\.long)),
      "fields": JSONValue(command.fields.names),
      "examples": .array(command.examples.map { ["line": .string($0.line), "purpose": .string($0.purpose)] }),
    ]
  }

  private func json(_ option: OptionSpec) -> JSONValue {
    let kind = option.value?.kind
    return [
      "name": .string(option.long),
      "short": JSONValue(option.shortForm),
      "placeholder": JSONValue(option.value?.placeholder),
      "type": .string(kind?.typeName ?? "flag"),
      "minimum": kind?.minimum.map(JSONValue.integer) ?? .null,
      "maximum": kind?.maximum.map(JSONValue.integer) ?? .null,
      "values": kind.flatMap(words).map { JSONValue($0) } ?? .null,
      "default": JSONValue(option.defaultText),
      "environment": JSONValue(option.variable),
      "contradicts": JSONValue(conflicts(of: option, among: options).map { "--" + $0 }),
      "commands": JSONValue(commands(taking: option).map(\.name)),
      "help": .string(option.help),
    ]
  }

  private func json(_ operand: Operand) -> JSONValue {
    [
      "placeholder": .string(operand.placeholder),
      "minimum": .integer(operand.count.lowerBound),
      "maximum": operand.count.upperBound == Int.max ? .null : .integer(operand.count.upperBound),
      "values": words(of: operand.kind).map { JSONValue($0) } ?? .null,
    ]
  }
}
