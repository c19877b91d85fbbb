import CoinKit

/// `coins search`: the coins whose id, symbol or name matches, in the API's order.
struct SearchCommand {
  let request: SearchRequest
  let api: CoinAPI

  func run() async -> Outcome {
    do throws(Failure) {
      let answer = try await api.search(request.text)
      let coins = answer.value
      if coins.isEmpty {
        api.reporter.notice(Notice(code: .noMatch, message: "no coin matches \"\(request.text)\""))
      }
      let shown = Array(coins.prefix(request.limit ?? .max))
      return Outcome(view: .search(SearchView(coins: shown, origin: answer.origin, fields: request.fields)))
    } catch {
      return Outcome(failures: [error])
    }
  }
}
