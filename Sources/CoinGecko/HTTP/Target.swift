/// What is asked of a server, apart from where and how: the path below its base, and the query.
struct Target: Hashable, Sendable {
  /// Name and value of a parameter, not yet percent-encoded.
  struct Parameter: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The segments of the path, not yet percent-encoded.
  let path: [String]
  /// The query in the order in which it is sent.
  let query: [Parameter]

  /// The path, its segments percent-encoded, with a slash between them.
  var encodedPath: String { path.map(\.percentEncoded).joined(separator: "/") }

  /// The query with its question mark, percent-encoded; empty when there is none.
  var encodedQuery: String {
    let items = query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// Refuses a path that would lead elsewhere: percent-encoding leaves dots as they are.
  ///
  /// - Throws: `APIFailure.unusableID`.
  func checkPath() throws(APIFailure) {
    for segment in path where segment.allSatisfy({ $0 == "." }) { throw .unusableID(segment) }
  }
}
