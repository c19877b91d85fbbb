import CoinKit
import Foundation
import Testing

@testable import CoinGecko

/// An answer, and what is to be made of it.
struct Verdict: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let status: Int
  let body: String
  let request: Request
  let failure: APIFailure?

  init(
    _ description: String, _ status: Int, _ body: String, to request: Request = .market(),
    is failure: APIFailure?
  ) {
    testDescription = description
    self.status = status
    self.body = body
    self.request = request
    self.failure = failure
  }

  /// Whether `judge` comes to it.
  func check(_ judge: Judge) {
    let raw = RawResponse(status: status, body: Data(body.utf8))
    let response = judge.response(raw, to: request.expectation)
    #expect(response.raw == raw)
    #expect(response.failure == failure)
    #expect((try? response.verdict.get())?.bytes == (failure == nil ? raw.body : nil))
  }
}
