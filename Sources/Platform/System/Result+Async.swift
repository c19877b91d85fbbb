extension Result {
  /// Keeps what an asynchronous operation gives or throws.
  package init(_ operation: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await operation())
    } catch {
      self = .failure(error)
    }
  }
}
