import CoinKit
import Foundation

/// What stands in a file beside a recorded body, since the body does not say it.
struct RecordedFacts: Codable {
  var status: Int
  var total: Int?
  var retryAfter: String?
  var fetchedAt: Date?
  var staleBecause: StoredFailure?

  /// Ends the name of the file, behind the body's whole name.
  static let fileExtension = ".meta"

  init(_ response: Response) {
    status = response.raw.status
    total = response.raw.total
    retryAfter = response.raw.retryAfter
    fetchedAt = response.raw.fetchedAt
    staleBecause = response.staleBecause.flatMap(StoredFailure.init)
  }

  /// A reason of another shape is read as one of which nothing but its being there is known.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    status = try container.decode(Int.self, forKey: .status)
    total = try container.decodeIfPresent(Int.self, forKey: .total)
    retryAfter = try container.decodeIfPresent(String.self, forKey: .retryAfter)
    fetchedAt = try container.decodeIfPresent(Date.self, forKey: .fetchedAt)
    do {
      staleBecause = try container.decodeIfPresent(StoredFailure.self, forKey: .staleBecause)
    } catch {
      staleBecause = StoredFailure(code: "")
    }
  }
}
