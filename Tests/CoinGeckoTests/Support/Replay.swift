import Foundation
import Platform
import TestSupport

@testable import CoinGecko

/// A folder of recordings that is there for as long as the value is held.
struct Replay {
  private let folder: TemporaryFolder
  let log = EventLog()

  /// Makes the folder with `files`, by their paths in it.
  init(_ files: [String: String]) throws { folder = try TemporaryFolder(files) }

  var path: String { folder.path }

  func response(to request: Request) async throws(APIFailure) -> Response {
    try await ReplayedSource(folder: RecordingFolder(path: path), events: log.events)
      .response(to: request, by: .distant)
  }

  /// The body of the answer.
  func text(_ request: Request) async throws(APIFailure) -> String {
    String(decoding: try await response(to: request).raw.body, as: UTF8.self)
  }
}

extension Replay {
  static let rows = [
    #"{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1,"current_price":92979.10}"#,
    #"{"id":"ethereum","symbol":"eth","name":"Ethereum","market_cap_rank":2,"current_price":1e3}"#,
    #"{"id":"dogecoin","symbol":"doge","name":"Dogecoin","market_cap_rank":9,"current_price":null}"#,
  ]

  /// A list of three coins.
  static let list = "[\n" + rows.joined(separator: ",\n") + "\n]"
}
