import CoinKit
import Foundation

/// Recorded answers, read from a folder that is laid out like the API's paths; no network at all.
///
/// What has no file of its own is picked from the recorded list, so that a handful of files answers every command.
struct ReplaySource: ResponseSource {
  let folder: String
  /// Tells a recorded list that can be picked from.
  let check: ResponseCheck
  let time: TimeSource
  let reporter: Reporter

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let started = time.uptime()
    let response = try answer(to: endpoint)
    reporter.exchange(
      Reporter.Exchange(
        url: endpoint.encodedPath + endpoint.encodedQuery, status: response.status,
        milliseconds: Int((time.uptime() - started) * 1000), origin: .replay))
    return response
  }

  private func answer(to endpoint: Endpoint) throws(Failure) -> Response {
    let file = try bestFile(for: endpoint)
    switch endpoint {
    case .markets(let markets):
      guard let file else { throw try unrecorded(markets) }
      return try picked(from: file, for: markets)
    case .search(let text), .lookup(let text):
      if let file { return try RecordedResponse.read(file.path) }
      guard let list = try list() else { throw .storage(path: path(of: endpoint), .notFound) }
      return Response(status: 200, body: SearchAnswer(list.rows, matching: text).body, fetchedAt: list.fetchedAt)
    case .coin(let id):
      if let file { return try RecordedResponse.read(file.path) }
      if let list = try list(), !list.rows.contains(where: { $0.id == id }) {
        return Response(status: 404, body: Data(#"{"error":"coin not found"}"#.utf8))
      }
      throw .storage(path: folder, .notRecorded(.detail(of: id), available: try recordedCoins()))
    case .categories:
      guard let file else { throw .storage(path: path(of: endpoint), .notFound) }
      return try RecordedResponse.read(file.path)
    }
  }

  /// The answer to `markets` in a file that may hold more than was asked for.
  private func picked(from file: File, for markets: Endpoint.Markets) throws(Failure) -> Response {
    var response = try RecordedResponse.read(file.path)
    let pick: (MarketRows) -> [Data]
    switch markets.selection {
    case .ids(let ids) where file.name.query["ids"] == nil: pick = { $0.picked(ids).map(\.bytes) }
    case .top(let page) where file.name.query["page"] == nil,
      .category(_, let page) where file.name.query["page"] == nil:
      pick = { $0.page(page, size: Endpoint.Markets.pageSize) }
    default: return response
    }
    guard let list = try? check.checked(response, to: .markets(markets)), let rows = MarketRows(list) else {
      return response
    }
    let picked = pick(rows)
    response.total = markets.ids.isEmpty ? response.total ?? rows.count : picked.count
    response.body = MarketRows.body(picked)
    return response
  }

  /// The recorded list that names the most coins: of the bare file, or else of the first page; nil when none was
  /// recorded.
  ///
  /// - Throws: What is wrong with the first of the lists, when not one of them is of use.
  private func list() throws(Failure) -> (rows: [MarketRows.Row], fetchedAt: Date?)? {
    let endpoint = Endpoint.markets(Endpoint.Markets(currency: Self.bareCurrency))
    let files = try files(beside: endpoint)
      .filter { $0.name.stem == "markets" && $0.name.query["ids"] == nil && $0.name.query["category"] == nil }
      .sorted { $0.name.query.count < $1.name.query.count }
    var failure: Failure?
    for file in files {
      let response = try RecordedResponse.read(file.path)
      do throws(Failure) {
        let list = try check.checked(response, to: endpoint)
        if let rows = MarketRows(list) { return (rows.rows, list.fetchedAt) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// What keeps the folder from answering a question to the market.
  private func unrecorded(_ markets: Endpoint.Markets) throws(Failure) -> Failure {
    let endpoint = Endpoint.markets(markets)
    let lists = try files(beside: endpoint).map(\.name).filter { $0.stem == "markets" && $0.query["ids"] == nil }
    if case .category(let id, _) = markets.selection, !lists.contains(where: { $0.query["category"] == id }) {
      return .storage(
        path: folder, .notRecorded(.category(id), available: lists.compactMap { $0.query["category"] }.unique()))
    }
    let currencies = lists.map { $0.query["vs_currency"] ?? Self.bareCurrency }.unique()
    guard !currencies.isEmpty, !currencies.contains(markets.currency) else {
      return .storage(path: path(of: endpoint), .notFound)
    }
    return .storage(path: folder, .notRecorded(.currency(markets.currency), available: currencies))
  }

  private func recordedCoins() throws(Failure) -> [String] {
    let names = try files(beside: .coin(id: "")).map(\.name.stem)
    return Set(names).subtracting(["markets"]).sorted()
  }
}

extension ReplaySource {
  private struct File {
    let name: RecordedName
    let path: String
  }

  /// What a list is quoted in whose name does not tell.
  private static let bareCurrency = CurrencyCode.standard

  /// The file that answers `endpoint` and carries the most of its query.
  private func bestFile(for endpoint: Endpoint) throws(Failure) -> File? {
    let asked = RecordedName(endpoint)
    return try files(beside: endpoint)
      .filter { $0.name.answers(asked) && Self.fits($0.name, endpoint) }
      .max { $0.name.query.count < $1.name.query.count }
  }

  /// Whether a file may stand for what its name leaves out.
  private static func fits(_ name: RecordedName, _ endpoint: Endpoint) -> Bool {
    guard case .markets(let markets) = endpoint else { return true }
    if name.query["vs_currency"] == nil, markets.currency != bareCurrency { return false }
    if case .category = markets.selection { return name.query["category"] != nil }
    return true
  }

  private func files(beside endpoint: Endpoint) throws(Failure) -> [File] {
    let folder = ([folder] + endpoint.path.dropLast()).joined(separator: "/")
    guard FileManager.default.fileExists(atPath: self.folder) else { throw .storage(path: self.folder, .notFound) }
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { fileName in
        RecordedName(fileName: fileName).map { File(name: $0, path: "\(folder)/\(fileName)") }
      }
    } catch {
      throw .storage(path: folder, .notReadable("it cannot be listed"))
    }
  }

  /// Where a file would be looked for that carries no query.
  private func path(of endpoint: Endpoint) -> String {
    ([folder] + endpoint.path).joined(separator: "/") + RecordedName.fileExtension
  }
}
