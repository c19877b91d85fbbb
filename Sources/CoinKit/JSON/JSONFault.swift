/// Why a text is no JSON.
public enum JSONFault: Error, Equatable, Sendable {
  /// It ended while an array or an object was open.
  case cut
  /// It breaks a rule of RFC 8259.
  case damaged
}
