/// Something that is waited for in the middle of a question.
package enum Wait: Equatable, Sendable {
  /// The same is asked again in so many seconds, since it failed.
  case retry(APIFailure, seconds: Double)
}
