import Foundation
import Platform
import Synchronization
import Testing

@testable import TerminalKit

@Suite struct ProgressLineTests {
  private let screen = Screen()

  private func line(_ facts: StreamFacts, kind: String = "xterm", isSilent: Bool = false) -> ProgressLine {
    let terminal = Terminal(facts, Terminal.Wishes(color: .never), in: Terminal.Surroundings(kind: kind))
    return ProgressLine(terminal: terminal, isSilent: isSilent, write: screen.write)
  }

  /// A clock by which everything takes long, and one by which nothing does.
  private static let (slow, quick): (TimeSource, TimeSource) = {
    let forever = Settlement<Void>()
    var (slow, quick) = (TimeSource.system, TimeSource.system)
    slow.sleep = { _ in }
    quick.sleep = { _ in await forever.value }
    return (slow, quick)
  }()

  private static let terminal = StreamFacts(isTerminal: true, columns: 20, rows: 5)

  @Test func `work that takes long says what it waits for, and leaves no trace`() async {
    let line = line(Self.terminal)
    line.idle("waiting")
    await line.during(time: Self.slow) {
      await screen.shows("waiting")
      let end = line.begin("page 3 of 40")
      #expect(screen.line == "page 3 of 40")
      end()
      #expect(screen.line == "waiting")
      line.yield { screen.write("a notice\n") }
      #expect(screen.line == "waiting")
    }
    #expect(screen.line == "")
    #expect(screen.finished == ["a notice"])
  }

  @Test func `of waits within waits the newest is said, and then the one around it again`() async {
    let line = line(Self.terminal)
    line.idle("waiting")
    await line.during(time: Self.slow) {
      await screen.shows("waiting")
      let end = line.begin("page 3 of 40")
      let (endFirst, endSecond) = (line.begin("first"), line.begin("second"))
      #expect(screen.line == "second")
      endFirst()
      #expect(screen.line == "second")
      endSecond()
      #expect(screen.line == "page 3 of 40")
      end()
      #expect(screen.line == "waiting")
    }
  }

  @Test func `what is wider than the terminal is cut, so that it can be taken back`() async {
    let line = line(Self.terminal)
    line.idle("waiting for api.example.com")
    await line.during(time: Self.slow) {
      await screen.shows("waiting for api.ex…")
    }
    #expect(screen.line == "")
  }

  @Test func `what is said meanwhile may change, and is not said before`() async {
    let line = line(Self.terminal)
    line.idle("too soon")
    #expect(screen.text.isEmpty)
    await line.during(time: Self.slow) {
      await screen.shows("too soon")
      line.idle("waiting for more")
      #expect(screen.line == "waiting for more")
      let end = line.begin("page 3 of 40")
      line.idle("waiting again")
      #expect(screen.line == "page 3 of 40")
      end()
      #expect(screen.line == "waiting again")
    }
    #expect(screen.line == "")
  }

  @Test func `work that is soon done says nothing`() async {
    let line = line(Self.terminal)
    line.idle("waiting")
    await line.during(time: Self.quick) { _ = line.begin("page 3 of 40") }
    #expect(screen.text.isEmpty)
  }

  @Test(arguments: [
    (StreamFacts(), "xterm", false), (terminal, "dumb", false), (terminal, "xterm", true),
  ])
  func `nothing is said in a pipe, on a terminal that cannot take it back, or when silence was asked for`(
    facts: StreamFacts, kind: String, isSilent: Bool
  ) async {
    let line = line(facts, kind: kind, isSilent: isSilent)
    line.idle("waiting")
    await line.during(time: Self.slow) { _ = line.begin("page 3 of 40") }
    #expect(screen.text.isEmpty)
  }
}

/// What a terminal would show.
private final class Screen: Sendable {
  private let storage = Mutex("")

  @Sendable func write(_ text: String) { storage.withLock { $0 += text } }

  /// Everything that was written.
  var text: String { storage.withLock { $0 } }

  /// The line that the cursor stands in.
  var line: String { shown.last ?? "" }

  /// The lines above it.
  var finished: [String] { Array(shown.dropLast()) }

  /// Returns once the cursor's line is `expected`.
  func shows(_ expected: String) async {
    while line != expected { await Task.yield() }
  }

  private var shown: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.components(separatedBy: Style.erasedLine).last ?? ""
    }
  }
}
