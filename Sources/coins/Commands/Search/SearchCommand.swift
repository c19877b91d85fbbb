import CoinGecko
import CoinKit
import CommandLineKit

/// `coins search`: the coins whose id, symbol or name matches, in the API's order.
struct SearchCommand: Command {
  let text: String
  let limit: Int?
  let chosen: [String]?

  static let name = "search"

  static let spec = CommandSpec(
    name, group: "Coins",
    operands: [.one("TEXT", .text)],
    options: [Option<Int?>.limit.spec, fields.spec] + OutputOptions.tableSpecs,
    summary: "find coins by a part of their id, symbol or name",
    brief: "coins by a part of their id, symbol or name",
    examples: [
      .init("coins search doge", "coins that have to do with doge"),
      .init("coins search \"wrapped bitcoin\" -n 5", "the five best matches"),
    ],
    fields: FieldSet.candidates.specs)

  private static let fields = Option.fields(FieldSet.candidates.specs)

  init(_ arguments: ParsedArguments) {
    text = arguments.operands.joined(separator: " ")
    limit = arguments[.limit]
    chosen = arguments[Self.fields]
  }

  func run(in context: CommandContext) async throws(Failure) -> CommandResult {
    let api = try context.api()
    let answer = try await api.answer(to: .search(text))
    if answer.value.isEmpty { api.tell(Notice(code: .noMatch, message: "no coin matches \"\(text)\"")) }
    return CommandResult(
      Records(
        rows: Array(answer.value.prefix(limit ?? .max)), fields: .candidates, chosen: chosen,
        currency: CurrencyCode.standard, provenance: answer.provenance, lastUpdated: nil, isPaged: false))
  }
}
