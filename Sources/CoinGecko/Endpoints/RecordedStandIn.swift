/// What in a folder of recordings answers a question, besides the very answer to it; without any of this, nothing does.
struct RecordedStandIn: Sendable {
  /// Picks what was asked for from a list that may hold more, which came in this answer.
  typealias Pick = @Sendable (MarketRows, RawResponse) -> RawResponse

  /// Whether a file may stand for what its name leaves out.
  var accepts: @Sendable (RecordedName) -> Bool = { _ in true }
  /// How to pick from a file of this name; nil when it holds just what was asked for.
  var pick: @Sendable (RecordedName) -> Pick? = { _ in nil }
  /// The answer where no file is accepted; nil when there is none.
  ///
  /// - Throws: What is missing, where more can be said of that than the name of a file.
  var otherwise: @Sendable (RecordingFolder) throws(APIFailure) -> RawResponse? = { _ throws(APIFailure) in nil }
}
