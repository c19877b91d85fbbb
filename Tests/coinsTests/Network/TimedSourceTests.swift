import Foundation
import Testing

@testable import coins

/// A source that gives what a closure gives.
private struct StubSource: ResponseSource {
  let answer: @Sendable () async -> Result<Response, Failure>

  func response(to endpoint: Endpoint) async throws(Failure) -> Response { try await answer().get() }
}

@Suite struct TimedSourceTests {
  private static func ask(
    within seconds: Double, _ answer: @escaping @Sendable () async -> Result<Response, Failure>
  ) async throws -> Response {
    try await TimedSource(
      source: StubSource(answer: answer), deadline: Deadline(seconds: seconds, time: .system), host: "api.example.com"
    ).response(to: .categories)
  }

  @Test func `an answer in time is passed on`() async throws {
    let response = Response(status: 404, body: Data("x".utf8), total: 3)
    #expect(try await Self.ask(within: 60) { .success(response) } == response)
  }

  @Test func `a failure in time is passed on`() async throws {
    let failure = Failure.unreachable(host: "elsewhere", .refused)
    await #expect(throws: failure) { try await Self.ask(within: 60) { .failure(failure) } }
  }

  @Test func `no answer in time says how long that was`() async throws {
    let never = Settlement<Result<Response, Failure>>()
    await #expect(throws: Failure.unreachable(host: "api.example.com", .timedOut(seconds: 0.01))) {
      try await Self.ask(within: 0.01) { await never.value }
    }
    never.settle(.failure(.internalFault("left alone")))
  }
}
