/// What a coin is: CoinGecko's `/coins/{id}` without its market data.
public struct CoinDetailModel: Encodable, Equatable, Identifiable, Sendable {
  /// The API's id, unique among coins: `bitcoin`.
  public let id: String
  /// The ticker symbol, lower case, not unique: `btc`.
  public let symbol: String?
  /// The name as its makers write it.
  public let name: String?
  /// Minutes from one block to the next, possibly a fraction; the API writes 0 for tokens, which have no blocks.
  public let blockTimeInMinutes: Double?
  /// The algorithm that miners compute: `SHA-256`; nil or empty for coins that are not mined.
  public let hashingAlgorithm: String?
  /// What the coin is, in prose.
  public let description: Description?
  /// Where to read more.
  public let links: Links?
  /// The names of the categories that the coin is filed under; has held nulls.
  public let categories: [String?]?
  /// The day of the first block, as `YYYY-MM-DD`.
  public let genesisDate: String?

  /// A description by language.
  public struct Description: Codable, Equatable, Sendable {
    /// HTML with links and entities, its paragraphs parted by CRLF pairs; often empty.
    public let en: String?
  }

  /// Where to read more.
  public struct Links: Codable, Equatable, Sendable {
    /// Addresses, padded with empty strings and nulls.
    public let homepage: [String?]?
    /// The coin's subreddit, or the bare front page of Reddit where there is none.
    public let subredditURL: String?
  }
}

extension CoinDetailModel {
  /// The name to show: the id where a name is missing or blank.
  public var displayName: String { name?.nilIfBlank ?? id }

  /// The English description as plain text, its paragraphs parted by an empty line; nil when there is none.
  public var readableDescription: String? {
    description?.en?.removingHTMLOccurrences.nilIfBlank
  }

  /// The first homepage that is a web address; the API pads the list with empty strings.
  public var website: String? {
    links?.homepage?.lazy.compactMap { $0?.webAddress }.first
  }

  /// The coin's subreddit; the bare front page, which the API sends for want of one, does not count.
  public var reddit: String? {
    guard let address = links?.subredditURL?.webAddress else { return nil }
    let isFrontPage = address.hasSuffix("reddit.com") || address.hasSuffix("reddit.com/")
    return isFrontPage ? nil : address
  }
}
