/// Keeps what an asynchronous operation gives or throws.
package func result<Value, Problem: Error>(
  of operation: () async throws(Problem) -> Value
) async -> Result<Value, Problem> {
  do throws(Problem) {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}
