/// An id that is safe to be a segment of a path.
///
/// Ids come from people, so one such as `../search` could ask the API, or a recorded folder, for something else
/// altogether. What is left after the check is percent-encoded where it is used: spaces, brackets and letters of any
/// script occur in real ids.
public struct CoinID: Hashable, Sendable {
  /// The id as it was written, not percent-encoded.
  public let text: String

  /// Checks an id.
  ///
  /// - Throws: `Problem` when the id is empty, nothing but dots, or holds `/ \ ? # %` or a control character.
  public init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .empty }
    guard text.contains(where: { $0 != "." }) else { throw .onlyDots }
    if let scalar = text.unicodeScalars.first(where: Self.isRefused) { throw .refused(scalar) }
    self.text = text
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    "/\\?#%".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control
  }
}

extension CoinID {
  /// Why a text cannot be an id in a path.
  public enum Problem: Error, Equatable, Sendable {
    /// There is nothing in it.
    case empty
    /// It would climb folders.
    case onlyDots
    /// It holds a character that means something in a URL or a terminal.
    case refused(Unicode.Scalar)

    /// The end of a sentence that begins with the id: `contains "/"`.
    public var reason: String {
      switch self {
      case .empty: "is empty"
      case .onlyDots: "is nothing but dots"
      case .refused(let scalar) where scalar.properties.generalCategory == .control: "contains a control character"
      case .refused(let scalar): "contains \"\(scalar)\""
      }
    }
  }
}
