package import Foundation

/// What servers say first over TLS, as bytes of RFC 5246, so that no test needs a TLS library.
package enum Handshake {
  /// A ServerHello of TLS 1.2, and a certificate that nobody but itself vouches for.
  ///
  /// A client looks at the certificate before it needs anything that only the holder of its key could send.
  package static let selfSigned =
    Data(
      base64Encoded: """
        FgMDADcCAAAzAwMAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHwDAKwAAC/8BAAEAAAsAAgEAFgMDAaELAAGdAAGa\
        AAGXMIIBkzCCATmgAwIBAgIUfDz0bqekMf96hJJtPaNWEnhqP0swCgYIKoZIzj0EAwIwHjEcMBoGA1UEAwwTc2VsZi1zaWdu\
        ZWQuZXhhbXBsZTAgFw0yNjExMzAyMDI2MDNaGA8yMTI2MTEwNjIwMjYwM1owHjEcMBoGA1UEAwwTc2VsZi1zaWduZWQuZXhh\
        bXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGMZpL9kDOAkdZE9+UI9R7tRNjLAk9gojdtS9aBNjENGkyNTTVv3W6AS\
        GgeaZWnizssCYJfnODduIJ1+6dU13LejUzBRMB0GA1UdDgQWBBSEh1HDxjMazkLHovBU7/9V1CLRcjAfBgNVHSMEGDAWgBSE\
        h1HDxjMazkLHovBU7/9V1CLRcjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIAXIQh37vqjotAMwxRS5yiCC\
        /dvI9NSfZPzJv7HetgFuAiEAj5RQhSir2W9fTDx8MQj/kFsodGxnvBUVZf6I956hq9Y=
        """) ?? Data()

  /// The alert that no common parameters were found.
  package static let failure = Data([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])

  /// The alert of a client that does not know who vouches for a certificate.
  package static let unknownAuthority = Data([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x30])
}
