import CoinGecko
import CoinKit
import CommandLineKit

/// Refuses a category that there is not: the API may answer such a one with the whole market.
struct CategoryCheck {
  let api: CoinAPI

  /// - Throws: For an unknown category, or what keeps the list of them from coming.
  func callAsFunction(_ category: String) async throws(Failure) {
    let known = try await api.answer(to: .categories).value
    // A list of none tells nothing.
    guard !known.isEmpty, !known.contains(category) else { return }
    throw .unknownCategory(category, nearest: NearestMatch.among(known, for: category))
  }
}
