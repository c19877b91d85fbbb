import Foundation

extension RawResponse {
  /// The same answer with nothing but `rows` in it, which are `total` over all pages; just these when that is nil.
  func holding(_ rows: [Data], of total: Int? = nil) -> RawResponse {
    var response = self
    response.total = total ?? rows.count
    response.body = Self.array(of: rows)
    return response
  }

  private static func array(of rows: [Data]) -> Data {
    var body = Data("[".utf8)
    for (index, row) in rows.enumerated() {
      if index > 0 { body.append(UInt8(ascii: ",")) }
      body.append(row)
    }
    body.append(UInt8(ascii: "]"))
    return body
  }
}
