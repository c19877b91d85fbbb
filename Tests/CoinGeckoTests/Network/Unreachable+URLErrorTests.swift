import Foundation
import Testing

@testable import coins

@Suite struct UnreachableURLErrorTests {
  @Test(arguments: [
    (URLError.Code.cannotConnectToHost, Failure.Unreachable.refused), (.cannotFindHost, .unresolvable),
    (.dnsLookupFailed, .unresolvable), (.networkConnectionLost, .reset), (.timedOut, .timedOut(seconds: 10)),
    (.badServerResponse, .cut), (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls),
  ])
  func `a fault is known by its code`(code: URLError.Code, expected: Failure.Unreachable) {
    #expect(Failure.Unreachable(code, hadBegun: false, isSecure: false, silence: 10) == expected)
  }

  @Test(arguments: [URLError.Code.unknown, .networkConnectionLost, .cannotConnectToHost, .cannotDecodeRawData])
  func `once an answer has begun, it was cut`(code: URLError.Code) {
    for isSecure in [false, true] {
      #expect(Failure.Unreachable(code, hadBegun: true, isSecure: isSecure, silence: 10) == .cut)
    }
  }

  @Test func `an unknown fault before a secure answer is one of the handshake`() {
    #expect(Failure.Unreachable(.unknown, hadBegun: false, isSecure: true, silence: 10) == .tls)
    #expect(
      Failure.Unreachable(.unknown, hadBegun: false, isSecure: false, silence: 10) == .other("the connection failed"))
  }
}
