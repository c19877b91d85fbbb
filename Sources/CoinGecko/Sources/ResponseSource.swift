import Platform

/// Something that answers the API's questions: the network, or what wraps it or stands in for it.
///
/// Who asks cannot tell one kind from another.
protocol ResponseSource: Sendable {
  /// Answers `request` before `deadline`, whatever the verdict on the answer.
  ///
  /// - Throws: `APIFailure` when no answer came at all, or when this kind of source knows that it is of no use.
  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response
}
