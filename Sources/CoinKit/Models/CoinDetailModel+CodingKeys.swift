extension CoinDetailModel {
  /// The API's own keys.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case id, symbol, name
    case blockTimeInMinutes = "block_time_in_minutes"
    case hashingAlgorithm = "hashing_algorithm"
    case description, links, categories
    case genesisDate = "genesis_date"
  }
}

extension CoinDetailModel.Links {
  /// The API's own keys.
  public enum CodingKeys: String, CodingKey {
    case homepage
    case subredditURL = "subreddit_url"
  }
}
