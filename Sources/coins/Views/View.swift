import CoinGecko
import CoinKit
import TerminalKit

/// Something to show, not yet as text, JSON or CSV; each face is made when it is asked for.
protocol View: Sendable {
  /// The lines for people, none wider than the terminal.
  func text(on terminal: Terminal) -> [StyledText]
  /// Nil for what is none.
  var json: JSONFace? { get }
  /// Nil for what is none.
  var table: TableFace? { get }
  /// The oldest data in it, of what had to stand in for newer if anything had to; nil where there is no data.
  var provenance: Provenance? { get }
  /// Whether it may be longer than a screen.
  var isPaged: Bool { get }
  /// The view as it is written, in the format that was asked for; as text where it has no other face.
  func bytes(_ options: OutputOptions, on terminal: Terminal) -> [UInt8]
}

/// A view as JSON, whose keys, order and line structure are part of the contract.
enum JSONFace: Sendable {
  /// An array with an element a line, each made when its turn comes, so that they are never in memory all at once.
  case rows(count: Int, row: @Sendable (Int) -> JSONValue)
  /// Values one after the other, a line each.
  case documents([JSONValue])
}

/// A view as a table of values: what CSV and TSV are made of.
struct TableFace: Sendable {
  let header: [String]
  let rowCount: Int
  /// The values of a row, each made when its turn comes.
  let row: @Sendable (Int) -> [JSONValue]
}

extension View {
  var json: JSONFace? { nil }
  var table: TableFace? { nil }
  var provenance: Provenance? { nil }
  var isPaged: Bool { false }
}

extension Sequence<Provenance> {
  /// What a view tells that is made of all of these.
  var oldest: Provenance? {
    let stale = filter(\.isStale)
    return (stale.isEmpty ? Array(self) : stale).min { $0.isOlder(than: $1) }
  }
}
