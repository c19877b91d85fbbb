import CoinKit
import Platform
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import CoinGecko
@testable import coins

@Suite struct ErrorStreamTests {
  /// What is written when something is said.
  private func text(
    isJSON: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false, usesColor: Bool = false,
    _ say: @escaping (ErrorStream) -> Void
  ) -> String {
    let written = Mutex("")
    let terminal = Terminal.sample(nil, usesColor: usesColor)
    say(
      ErrorStream(terminal: terminal, isJSON: isJSON, isQuiet: isQuiet, isVerbose: isVerbose) { text in
        written.withLock { $0 += text }
      })
    return written.withLock { $0 }
  }

  private static let notice = Notice(code: .resolved, message: "\"btc\" is taken for bitcoin")
  private static let loss = Notice(code: .pageLost, message: "page 2 of 4 is missing")
  private static let failure = Failure.api(.rateLimited(host: "api.example.com", retryAfter: 47, hasKey: true))

  @Test func `people read sentences, programs objects`() {
    let say = { (errors: ErrorStream) in
      errors.tell(Self.notice)
      errors.report(Self.failure)
    }
    #expect(
      text(say) == """
        coins: "btc" is taken for bitcoin
        coins: rate limited by api.example.com: try again in 47 s

        """)
    #expect(
      text(isJSON: true, say) == #"""
        {"notice":{"code":"resolved","message":"\"btc\" is taken for bitcoin"}}
        {"error":{"code":"rate_limited","message":"rate limited by api.example.com","hint":"try again in 47 s","retry_after":47,"exit_code":5}}

        """#)
  }

  @Test func `nothing is said twice`() {
    let written = text { errors in
      for _ in 1...3 { errors.tell(Self.loss) }
      for _ in 1...3 { errors.report(Self.failure) }
    }
    #expect(written.count { $0 == "\n" } == 2)
  }

  @Test func `who wants quiet is told what changes the meaning of the data, and failures`() {
    let written = text(isQuiet: true) { errors in
      errors.tell(Self.notice)
      errors.tell(Self.loss)
      errors.report(Self.failure)
    }
    #expect(written.hasPrefix("coins: page 2 of 4 is missing\ncoins: rate limited"))
  }

  @Test func `a request is told to who asked for that`() {
    let exchange = Exchange(url: "https://api.example.com/x", status: 200, milliseconds: 12, origin: .network)
    let silent = Exchange(url: "https://api.example.com/y", status: nil, milliseconds: 3, origin: .network)
    let say = { (errors: ErrorStream) in
      errors.events.exchange(exchange)
      errors.events.exchange(silent)
    }
    #expect(text(say).isEmpty)
    let lines = "GET https://api.example.com/x 200 12 ms network\nGET https://api.example.com/y - 3 ms network\n"
    #expect(text(isVerbose: true, say) == lines)
    let colored = text(isVerbose: true, usesColor: true, say)
    #expect(colored != lines && colored.withoutColor == lines)
  }

  @Test func `what is quoted does no harm, and has an end`() {
    let word = "\u{1B}[2J\n" + String(repeating: "x", count: 100_000)
    let written = text { $0.report(.notFound(word: word)) }
    #expect(written.count < 1100 && written.count { $0 == "\n" } == 1)
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !Sanitizer.isForbidden($0) })
    let json = text(isJSON: true) { $0.report(.notFound(word: word)) }
    #expect(
      json.count { $0 == "\n" } == 1 && json.unicodeScalars.allSatisfy { $0 == "\n" || !Sanitizer.isForbidden($0) })
  }

  @Test func `what was left out of an answer, and a cache that cannot be used, are told`() {
    let written = text { errors in
      errors.events.issues([.row(number: 3, reason: "it has no id")])
      errors.events.cacheUnusable("/c", FileFault(code: 28))
    }
    #expect(written.hasPrefix("coins: row 3 is left out: it has no id\ncoins: answers are not kept, since /c fails: "))
  }
}
