import TestSupport
import Testing

@testable import CommandLineKit

/// The words of a line, the last of them unfinished, and what may stand in its place.
private struct Completed: Sendable, CustomTestStringConvertible {
  let words: [String]
  let completion: Completer.Completion

  /// - Parameter line: Words with a space between them; one at the end has nothing of the last word written yet.
  init(_ line: String, _ completion: Completer.Completion) {
    words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    self.completion = completion
  }

  init(_ line: String, _ offers: [String]) {
    self.init(line, .words(offers.map { Completer.Candidate($0) }))
  }

  var testDescription: String { words.joined(separator: " ") }
}

@Suite struct CompleterTests {
  private static let completer = Completer(SampleTool.spec)

  /// What is offered, its meaning aside.
  private static func completion(of words: [String]) -> Completer.Completion {
    let completion = completer.completion(of: words)
    guard case .words(let candidates) = completion else { return completion }
    return .words(candidates.map { Completer.Candidate($0.word) })
  }

  @Test(arguments: [
    Completed("", ["brew", "serve", "cellar", "ask", "label"]), Completed("bre", ["brew"]), Completed("xyz", []),
    Completed("_", []), Completed("-j ser", ["serve"]), Completed("-m 3 ser", ["serve"]),
    Completed("brew ", ["green", "black", "oolong"]), Completed("brew gr", ["green"]), Completed("brew green ", []),
    Completed("brew green x ", []), Completed("ask l", ["label"]), Completed("ask label l", ["label"]),
    Completed("cellar ", ["add", "drop"]), Completed("cellar a", ["add"]), Completed("cellar add ", []),
    Completed("cellar add 5 gr", .known("leaves", start: "gr", prefix: "")),
    Completed("cellar drop ", .known("leaves", start: "", prefix: "")),
    Completed("serve a b c", .known("leaves", start: "c", prefix: "")),
    Completed("serve -n 2 a", .known("leaves", start: "a", prefix: "")),
    Completed("bogus ", ["brew", "serve", "cellar", "ask", "label"]),
  ])
  private func `a command is offered, then what its operands take`(_ test: Completed) {
    #expect(Self.completion(of: test.words) == test.completion)
  }

  @Test(arguments: [
    Completed("-", ["-j", "--json", "-h", "--help", "--version"]), Completed("brew --s", ["--sugar"]),
    Completed("brew green --h", ["--honey", "--help"]),
    Completed("cellar add --", ["--note", "--json", "--help", "--version"]),
    Completed("serve --s", []), Completed("brew -- --s", []),
    Completed("serve -- a", .known("leaves", start: "a", prefix: "")),
    Completed("serve --order b", ["black"]), Completed("serve --order=b", ["--order=black"]),
    Completed("serve --order=", ["--order=green", "--order=black", "--order=oolong"]),
    Completed("serve --fields a", ["age"]), Completed("serve --fields id,a", ["id,age"]),
    Completed("serve --fields=id,le", ["--fields=id,leaf_name", "--fields=id,leaf_age", "--fields=id,leaf"]),
    Completed("brew --tin ", .folders), Completed("brew --tin=/x", .folders), Completed("brew --note a", .files),
    Completed("serve -n ", []), Completed("brew --sugar=", []), Completed("--bogus=x", []),
  ])
  private func `an option is offered, then what it takes`(_ test: Completed) {
    #expect(Self.completion(of: test.words) == test.completion)
  }

  @Test func `what is offered is explained`() {
    #expect(
      Self.completer.completion(of: ["brew", "--su"]) == .words([.init("--sugar", "Put sugar in")]))
    #expect(Self.completer.completion(of: ["b"]) == .words([.init("brew", "a cup of one leaf")]))
    #expect(Self.completer.completion(of: ["cellar", "d"]) == .words([.init("drop", "throw leaves away")]))
    #expect(Self.completer.completion(of: []) == .words([]))
  }

  @Test(arguments: 0..<20) func `behind any words nothing is offered but what begins as the last does`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    for _ in 1...200 {
      let words = AnyLine.random(&generator)
      guard case .words(let candidates) = Self.completer.completion(of: words) else { continue }
      #expect(candidates.allSatisfy { $0.word.hasPrefix(words.last ?? "") })
      #expect(!candidates.contains { $0.word == "_steam" })
    }
  }
}
