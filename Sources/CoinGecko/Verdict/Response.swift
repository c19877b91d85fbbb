import CoinKit

/// An answer together with what is to be made of it, which is found once: when it comes from the network or from a file.
struct Response: Equatable, Sendable {
  /// What came.
  let raw: RawResponse
  /// The body as JSON when it is what was asked for; otherwise what it tells instead.
  let verdict: Result<JSONDocument, APIFailure>
  /// Why an old copy had to serve, when one did; nil for an answer that counts as fresh.
  var staleBecause: APIFailure?
  /// Whether it was kept from an earlier request.
  var isCopy = false

  /// What it tells instead of data; nil when it is what was asked for.
  var failure: APIFailure? {
    if case .failure(let failure) = verdict { failure } else { nil }
  }
}
