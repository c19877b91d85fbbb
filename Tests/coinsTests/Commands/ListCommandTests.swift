import CoinKit
import Foundation
import Testing

@testable import coins

@Suite struct ListCommandTests {
  private static let coins = ["bitcoin", "dogecoin", "ethereum"]

  struct Listed: Sendable, CustomTestStringConvertible {
    var recorded = coins
    let request: ListRequest
    let ids: [String]
    var notice: Notice?

    var testDescription: String {
      "\(recorded.count) coins, top \(request.top.map(String.init) ?? "of any size"), filter \(request.filter ?? "nothing")"
    }
  }

  @Test(arguments: [
    Listed(request: ListRequest(), ids: coins),
    Listed(request: ListRequest(limit: 400), ids: coins),
    Listed(request: ListRequest(top: 3), ids: coins),
    Listed(request: ListRequest(top: 2), ids: Array(coins[..<2])),
    Listed(
      request: ListRequest(top: 500), ids: coins,
      notice: Notice(code: .endOfList, message: "there are only 3 coins to list")),
    Listed(request: ListRequest(filter: "COIN"), ids: ["bitcoin", "dogecoin"]),
    Listed(
      request: ListRequest(filter: "xyz"), ids: [],
      notice: Notice(code: .noMatch, message: "no coin of 3 has \"xyz\" in its id, symbol or name")),
    Listed(
      recorded: [], request: ListRequest(), ids: [], notice: Notice(code: .noMatch, message: "there is no coin")),
    Listed(
      recorded: [], request: ListRequest(top: 300, filter: "x"), ids: [],
      notice: Notice(code: .noMatch, message: "there is no coin")),
  ])
  func `a list that holds less than was asked for says so`(test: Listed) async throws {
    let folder = try TemporaryFolder([
      "coins/markets.json": "[\(test.recorded.map { #"{"id":"\#($0)"}"# }.joined(separator: ","))]"
    ])
    let log = NoticeLog()
    let source = ReplaySource(
      folder: folder.path, check: ResponseCheck(host: "recorded", hasKey: false), time: .system, reporter: log.reporter)
    let outcome = await ListCommand(
      request: test.request, showsSparklines: false,
      api: CoinAPI(source: source, host: "recorded", reporter: log.reporter)
    ).run()
    guard case .list(let list) = outcome.view else {
      Issue.record("\(outcome)")
      return
    }
    #expect(outcome.failures.isEmpty)
    #expect(list.rows.map(\.coin.id) == test.ids)
    #expect(log.notices == [test.notice].compactMap { $0 })
  }
}
