import CoinGecko
import TestSupport

@testable import coins

extension CoinAPI {
  /// The API on a network that is made up, without a cache.
  init(on network: FakeNetwork, saying errors: ErrorStream) throws {
    let server = try APIServer(base: "https://api.example.com/api/v3")
    let client = CoinGeckoClient(.server(server, cache: nil), userAgent: "tests", time: .standing, transport: network)
    self.init(client: client, errors: errors)
  }
}
