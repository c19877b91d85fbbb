import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import coins

/// Answers that the API really gave, shown at many widths.
///
/// They are not part of the project: `COINS_REAL_RESPONSES` names a folder of files called `markets-*.json` and
/// `detail-*.json`.
@Suite(.enabled(if: RealResponses.folder != nil)) struct RealResponsesTests {
  @Test(arguments: RealResponses.files("markets-"))
  func `a list is shown whole, and no wider than the terminal`(file: URL) async throws {
    let folder = try RealResponses.recording(["coins/markets.json": Data(contentsOf: file)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [Any]).count

    let json = try await Self.rendered(["list", "--json"], folder, columns: nil)
    #expect((try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])?.count == count)
    #expect(try await Self.rendered(["list"], folder, columns: nil).split(separator: "\n").count == count + 1)
    for columns in RealResponses.widths {
      #expect(try await Self.widest(["list"], folder, columns: columns) <= columns)
    }
  }

  @Test(arguments: RealResponses.files("detail-"))
  func `a detail is shown without markup, and no wider than the terminal`(file: URL) async throws {
    let body = try Data(contentsOf: file)
    let detail = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    let id = try #require(detail["id"] as? String)
    let folder = try RealResponses.recording(["coins/markets.json": Data("[]".utf8), "coins/\(id).json": body])
    defer { try? FileManager.default.removeItem(at: folder) }

    let page = try await Self.rendered(["detail", "id:\(id)"], folder, columns: nil)
    let description = page.components(separatedBy: "\n\nDescription\n").dropFirst().first ?? ""
    #expect(!description.contains(/<\/?[a-z]+[^>]*>|&[a-z#0-9]+;|\r/))
    let links = try #require(detail["links"] as? [String: Any])
    let homepage = try #require((links["homepage"] as? [String])?.first { !$0.isEmpty })
    #expect(page.contains("Website  \(homepage)\n"))
    for columns in RealResponses.widths {
      #expect(try await Self.widest(["detail", "id:\(id)", "--full"], folder, columns: columns) <= columns)
    }
  }

  private static func rendered(_ arguments: [String], _ folder: URL, columns: Int?) async throws -> String {
    let rendered = try await Rendered(
      arguments + ["--replay", folder.path], columns: columns, environment: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"])
    #expect(rendered.failures.isEmpty)
    return rendered.output
  }

  private static func widest(_ arguments: [String], _ folder: URL, columns: Int) async throws -> Int {
    try await rendered(arguments, folder, columns: columns).split(separator: "\n").map { TextWidth.of(String($0)) }
      .max()
      ?? 0
  }
}

private enum RealResponses {
  static let widths = [1, 2, 7, 19, 20, 40, 79, 80, 100, 120, 200]

  static let folder = ProcessInfo.processInfo.environment["COINS_REAL_RESPONSES"].map { URL(filePath: $0) }

  static func files(_ prefix: String) -> [URL] {
    guard let folder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.lastPathComponent.hasPrefix(prefix) }.sorted { $0.path < $1.path }
  }

  /// A new folder of recorded answers, by their paths.
  static func recording(_ answers: [String: Data]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "coins-\(UUID().uuidString)")
    for (path, body) in answers {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try body.write(to: file)
    }
    return folder
  }
}
