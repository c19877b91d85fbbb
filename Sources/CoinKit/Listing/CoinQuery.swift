/// A word that a user wrote for a coin: its id, symbol or name, in any case.
///
/// Symbols and names are not unique, and some ids of obscure coins are the symbols of large ones, so no kind of match
/// wins outright: ranks decide, and where they do not tell enough the user does.
public struct CoinQuery: Equatable, Sendable {
  /// The rank up to which a coin is known well enough for its id to need no second look.
  public static let wellKnownRank = 500
  /// How many times better a coin must rank to be meant rather than another.
  public static let clearlyBetter = 10

  /// The word as it was written.
  public let word: String

  /// Creates a query for `word`.
  public init(_ word: String) {
    self.word = word
  }

  /// The id that `id:X` names and nothing else is to be looked at for; nil for any other word.
  public var explicitID: String? {
    word.hasPrefix("id:") ? String(word.dropFirst(3)) : nil
  }

  /// The id that the word is, if it is one; the API's ids are lower case.
  public var id: String { explicitID ?? word.lowercased() }

  /// What a word means.
  public enum Meaning: Equatable, Sendable {
    /// One coin; `others` are the coins that the word could have meant too.
    case coin(CoinCandidate, others: [CoinCandidate])
    /// Several coins, none of them clearly; the best first.
    case ambiguous([CoinCandidate])
    /// None.
    case nothing
  }

  /// Decides what the word means without a search, where that can be done: when the coin of that id is well known.
  ///
  /// - Parameter holder: The coin whose id the word is; nil when there is none.
  public func meaning(holder: CoinCandidate?) -> Meaning? {
    if explicitID != nil { return holder.map { .coin($0, others: []) } ?? .nothing }
    guard let holder, let rank = holder.marketCapRank, rank <= Self.wellKnownRank else { return nil }
    return .coin(holder, others: [])
  }

  /// Decides what the word means from all that a search found.
  ///
  /// - Parameters:
  ///   - holder: The coin whose id the word is; nil when there is none.
  ///   - found: The coins that the search gave, whether or not they are called by the word.
  public func meaning(holder: CoinCandidate?, found: [CoinCandidate]) -> Meaning {
    let holder = holder ?? found.first { $0.id == id }
    if let known = meaning(holder: holder) { return known }
    let namesakes = found.filter { isCalled($0) && $0.id != holder?.id }.sorted(by: Self.isBetter)
    if let holder {
      guard let best = namesakes.first, Self.isClearlyBetter(best, than: holder) else {
        return .coin(holder, others: namesakes)
      }
      return .ambiguous(([holder] + namesakes).sorted(by: Self.isBetter))
    }
    guard let best = namesakes.first else { return .nothing }
    let others = Array(namesakes.dropFirst())
    guard let next = others.first, !Self.isClearlyBetter(best, than: next) else { return .coin(best, others: others) }
    return .ambiguous(namesakes)
  }

  private func isCalled(_ coin: CoinCandidate) -> Bool {
    let word = word.lowercased()
    return coin.symbol?.lowercased() == word || coin.name?.lowercased() == word
  }

  private static func isBetter(_ first: CoinCandidate, _ second: CoinCandidate) -> Bool {
    (first.marketCapRank ?? .max, first.id) < (second.marketCapRank ?? .max, second.id)
  }

  /// An unranked coin is infinitely far behind a ranked one; two unranked coins are alike.
  private static func isClearlyBetter(_ coin: CoinCandidate, than other: CoinCandidate) -> Bool {
    guard let rank = coin.marketCapRank else { return false }
    guard let otherRank = other.marketCapRank else { return true }
    return otherRank / clearlyBetter >= rank
  }
}
