import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct OpenExchangeTests {
  private let clock = ManualClock()

  private func exchange(isSecure: Bool = false) -> OpenExchange {
    OpenExchange(isSecure: isSecure, silence: 10, time: clock.source)
  }

  private static func head(_ status: Int = 200, hasContentType: Bool = true) -> OpenExchange.Head {
    .init(status: status, total: 7, retryAfter: "9", hasContentType: hasContentType)
  }

  @Test func `an answer is put together of its parts, as of when it began`() async {
    var exchange = exchange()
    exchange.begin(Self.head())
    clock.advance(by: 3)
    exchange.append(Data("[1,".utf8))
    exchange.append(Data("2]".utf8))
    exchange.end()
    #expect(
      await exchange.outcome.value
        == .success(
          RawResponse(body: Data("[1,2]".utf8), total: 7, retryAfter: "9", fetchedAt: ManualClock.start)))
  }

  @Test func `an end before the beginning is a cut`() async {
    let exchange = exchange()
    exchange.end()
    #expect(await exchange.outcome.value == .failure(.unreachable(.cut)))
  }

  @Test(
    arguments: [
      (200, false, true, APIFailure.Unreachable.cut), (200, true, true, .cut), (200, true, false, .tls),
      (407, true, false, .proxyLocked), (nil, true, false, .tls), (nil, false, false, .failed),
    ] as [(Int?, Bool, Bool, APIFailure.Unreachable)])
  func `what an error means depends on how far the answer had come, and on who had begun it`(
    status: Int?, isSecure: Bool, hasContentType: Bool, problem: APIFailure.Unreachable
  ) async {
    var exchange = exchange(isSecure: isSecure)
    if let status { exchange.begin(Self.head(status, hasContentType: hasContentType)) }
    exchange.end(URLError(.unknown))
    #expect(await exchange.outcome.value == .failure(.unreachable(problem)))
  }

  @Test func `a body of the limit is taken, and one of a byte more is not`() async {
    for excess in [0, 1] {
      var exchange = exchange()
      exchange.begin(Self.head())
      exchange.append(Data(count: OpenExchange.sizeLimit - 1))
      exchange.append(Data(count: 1 + excess))
      exchange.end()
      let size = try? await exchange.outcome.value.get().body.count
      #expect(size == (excess == 0 ? OpenExchange.sizeLimit : nil))
    }
  }

  @Test func `silence counts from the last sign`() async {
    var exchange = exchange()
    clock.advance(by: 9)
    #expect(exchange.endInSilence() == 1)
    exchange.begin(Self.head())
    clock.advance(by: 9)
    exchange.append(Data("[".utf8))
    clock.advance(by: 10)
    #expect(exchange.endInSilence() == nil)
    #expect(await exchange.outcome.value == .failure(.unreachable(.timedOut(seconds: 10))))
  }
}
