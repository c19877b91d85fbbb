import CoinKit

extension Endpoint where Value == [String] {
  /// `/coins/categories/list`: the ids of the categories that a market can be asked for.
  package static var categories: Self {
    Endpoint(request: Request(["coins", "categories", "list"], expecting: Expectation(shape: .array))) {
      document throws(CoinDecodingError) in try CoinDecoder().categories(document)
    }
  }
}
