import CoinKit

/// Refuses a category that there is not: the API may answer such a one with the whole market.
struct CategoryCheck {
  let api: CoinAPI

  /// - Throws: `Failure.usage` for an unknown category, or what keeps the list of them from coming.
  func callAsFunction(_ category: String) async throws(Failure) {
    let known = try await api.categories().value
    // A list of none tells nothing.
    guard !known.isEmpty, !known.contains(category) else { return }
    let nearest = NearestMatch.among(known, for: category).prefix(3).joined(separator: " or ")
    throw .usage(
      "there is no category \"\(category)\"",
      hint: nearest.isEmpty ? "ids of categories are like layer-1 or meme-token" : "did you mean \(nearest)?")
  }
}
