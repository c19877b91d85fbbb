/// What the tool is called, and how it introduces itself.
enum Tool {
  /// The tool, as users call it.
  static let name = "coins"
  static let version = "0.1.0"
  /// What it is, for those who ask and for servers: the API answers 403 to a request that does not describe its sender.
  static let userAgent = "\(name)/\(version) (command-line coin detail tool)"
  /// The words that CoinGecko asks users of its data to show.
  static let attribution = "Data provided by CoinGecko (https://www.coingecko.com)"
}
