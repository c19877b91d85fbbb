package import CoinKit

extension Endpoint where Value == [CoinCandidate] {
  /// `/search`: the coins whose id, symbol or name matches, which CoinGecko renews every quarter of an hour.
  package static func search(_ text: String) -> Endpoint<[CoinCandidate]> { search(text, freshness: 900) }

  /// The same question, asked to learn which coin a word means: an answer a day old will do.
  package static func lookup(_ word: String) -> Endpoint<[CoinCandidate]> { search(word, freshness: 86_400) }

  private static func search(_ text: String, freshness: Double) -> Endpoint<[CoinCandidate]> {
    var request = Request(
      ["search"], query: ["query": text], freshness: freshness,
      expecting: Expectation(shape: .object(having: "coins")))
    request.recorded.otherwise = { folder throws(APIFailure) in
      try folder.list().map { list in
        RawResponse(body: SearchAnswer(list.rows, matching: text).body, fetchedAt: list.fetchedAt)
      }
    }
    return Endpoint(request: request) { document throws(CoinDecodingError) in try CoinDecoder().search(document) }
  }
}
