import CoinGecko
import CoinKit
import CommandLineKit
import Platform

/// `coins detail`: everything there is to say of each named coin.
struct DetailCommand: Command {
  let coins: [String]
  let currency: String
  let chosen: [String]?
  let showsWholeDescription: Bool
  let showsChart: Bool

  static let name = "detail"

  static let spec = CommandSpec(
    name, group: "Coins",
    operands: [.many("COIN", .coin, minimum: 1)],
    options: [Option<String>.currency.spec, fields.spec, Option<Bool>.full.spec, Option<Bool>.noChart.spec]
      + OutputOptions.pagerSpecs,
    summary: "show statistics, chart, description and links",
    brief: "statistics, chart, description and links",
    examples: [
      .init("coins detail bitcoin", "everything about one coin"),
      .init("coins detail eth --full --no-chart", "the whole description, no chart"),
      .init("coins detail id:dogecoin", "the coin with just this id"),
      .init("coins detail btc --json --fields statistics", "the figures for a script"),
    ],
    fields: FieldSet.details.specs,
    substitutes: [OutputOptions.tableSubstitute("the detail of a coin is not a table: write --json")])

  private static let fields = Option.fields(FieldSet.details.specs)

  init(_ arguments: ParsedArguments) {
    coins = arguments.operands
    currency = arguments[.currency]
    chosen = arguments[Self.fields]
    showsWholeDescription = arguments[.full]
    showsChart = !arguments[.noChart]
  }

  func run(in context: CommandContext) async throws(Failure) -> CommandResult {
    for word in coins { try check(CoinQuery(word)) }
    let api = try context.api()
    let finder = CoinFinder(api: api, currency: currency, skipsSparklines: false)
    var details: [CoinDetail] = []
    var failures: [Failure] = []
    for finding in try await finder.find(coins) {
      do throws(Failure) {
        let detail = try await detail(of: finding, finder)
        if !details.contains(where: { $0.detail.id == detail.detail.id }) { details.append(detail) }
      } catch {
        failures.append(error)
      }
    }
    let view = DetailsView(
      details: details, currency: currency, chosen: chosen, showsWholeDescription: showsWholeDescription,
      showsChart: showsChart)
    return CommandResult(details.isEmpty ? nil : view, failures: failures)
  }

  /// Refuses a word that could lead somewhere else when it becomes a part of an address or a path.
  private func check(_ query: CoinQuery) throws(Failure) {
    do throws(CoinID.Problem) {
      _ = try CoinID(query.id)
    } catch {
      throw .unusableID(query.word, reason: error.reason)
    }
  }

  private func detail(
    of finding: CoinFinder.Finding, _ finder: CoinFinder
  ) async throws(Failure) -> CoinDetail {
    switch try finding.found.get() {
    case .coin(let id, let row): detail(row, try await finder.api.answer(to: .coin(id: id)), finder.api)
    case .nothing(let similar): try await unlisted(finding.query, similar, finder)
    }
  }

  /// A coin that is neither traded nor searched for any more may still have a detail.
  private func unlisted(
    _ query: CoinQuery, _ similar: [CoinCandidate], _ finder: CoinFinder
  ) async throws(Failure) -> CoinDetail {
    // Below the same path the API has more than coins.
    guard !Request.namesBesideCoins.contains(query.id) else { throw await finder.notFound(query, similar: similar) }
    let answer = await result { () async throws(Failure) in try await finder.api.answer(to: .coin(id: query.id)) }
    if case .failure(.notFound) = answer { throw await finder.notFound(query, similar: similar) }
    return detail(nil, try answer.get(), finder.api)
  }

  private func detail(_ row: CoinRow?, _ answer: Answer<CoinDetailModel>, _ api: CoinAPI) -> CoinDetail {
    if row == nil {
      api.tell(Notice(code: .noMarketData, message: Failure.notTraded(id: answer.value.id).message))
    }
    return CoinDetail(
      coin: row?.coin, detail: answer.value,
      provenance: row?.provenance.joined(with: answer.provenance) ?? answer.provenance, currency: currency)
  }
}

extension Option<Bool> {
  fileprivate static var full: Self {
    Option(
      flag: "full", "Show the whole description", more: "Otherwise a terminal shows its first three lines.")
  }

  fileprivate static var noChart: Self { Option(flag: "no-chart", "Leave the chart out") }
}
