extension String {
  /// This text with everything percent-encoded that RFC 3986 does not call unreserved, save the comma between ids.
  var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      if Self.unescaped.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private static let unescaped = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,".utf8)
}
