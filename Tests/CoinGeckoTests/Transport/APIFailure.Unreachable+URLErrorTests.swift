import Foundation
import Testing

@testable import CoinGecko

@Suite struct UnreachableURLErrorTests {
  @Test(arguments: [
    (URLError.Code.cannotConnectToHost, APIFailure.Unreachable.refused), (.cannotFindHost, .unresolvable),
    (.dnsLookupFailed, .unresolvable), (.networkConnectionLost, .reset), (.timedOut, .timedOut(seconds: 10)),
    (.badServerResponse, .cut), (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls),
  ])
  func `a fault is known by its code`(code: URLError.Code, expected: APIFailure.Unreachable) {
    #expect(APIFailure.Unreachable(code, hadBegun: false, isSecure: false, silence: 10) == expected)
  }

  @Test(arguments: [URLError.Code.unknown, .networkConnectionLost, .cannotConnectToHost, .cannotDecodeRawData])
  func `once an answer has begun, it was cut`(code: URLError.Code) {
    for isSecure in [false, true] {
      #expect(APIFailure.Unreachable(code, hadBegun: true, isSecure: isSecure, silence: 10) == .cut)
    }
  }

  @Test func `an unknown fault before a secure answer is one of the handshake`() {
    #expect(APIFailure.Unreachable(.unknown, hadBegun: false, isSecure: true, silence: 10) == .tls)
    #expect(
      APIFailure.Unreachable(.unknown, hadBegun: false, isSecure: false, silence: 10) == .failed)
  }
}
