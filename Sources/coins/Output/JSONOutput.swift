import CoinKit

/// A view as JSON, whose keys, order and line structure are part of the contract.
enum JSONOutput {
  /// The bytes of `view`, each line with its line end.
  static func bytes(_ view: View) -> [UInt8] {
    switch view {
    case .list(let list): JSONWriter.lines(of: objects(list), escaping: Sanitizer.isForbidden)
    case .details(let details):
      details.flatMap { JSONWriter.bytes(of: object($0), escaping: Sanitizer.isForbidden) + lineEnd }
    case .search(let search): JSONWriter.lines(of: SearchField.objects(search), escaping: Sanitizer.isForbidden)
    }
  }

  private static let lineEnd = [UInt8(ascii: "\n")]

  /// A coin an object.
  private static func objects(_ list: CoinListView) -> some Collection<JSONValue> {
    let fields = list.fields ?? CoinField.all
    return list.rows.lazy.map { row in .object(fields.map { JSONValue.Member($0.key, $0.json(row)) }) }
  }

  private static func object(_ view: CoinDetailView) -> JSONValue {
    .object((view.fields ?? DetailField.allCases).map { JSONValue.Member($0.rawValue, $0.json(view)) })
  }
}
