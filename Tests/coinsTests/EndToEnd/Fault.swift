import Foundation
import TestSupport
import Testing

/// What may go wrong between the tool and the API, and how a run must end then.
struct Fault: Sendable, CustomTestStringConvertible {
  /// A way to the API: whom to ask, and through what.
  struct Way: Sendable {
    /// Held for as long as somebody may ask it.
    var server: FaultServer?
    var environment: [String: String]

    init(_ server: FaultServer, scheme: String = "http") {
      self.server = server
      environment = ["COINGECKO_BASE_URL": "\(scheme)://127.0.0.1:\(server.port)/api/v3"]
    }

    init(base: String) { environment = ["COINGECKO_BASE_URL": base] }
  }

  let testDescription: String
  /// The name of the failure in JSON.
  let code: String
  let exitCode: Int32
  /// The deadline of the run, in seconds.
  let timeout: Double
  let way: @Sendable () throws -> Way

  static let all = answers + cutAnswers + garbage + connections
}

extension Fault {
  /// Whole answers that are no data; one such ends a run long before its deadline.
  static let answers: [Fault] = [
    .answer("HTML with 200", "bad_response", 7, 200, page),
    .answer("HTML with 403", "rate_limited", 5, 403, page),
    .answer("HTML with 429", "rate_limited", 5, 429, page),
    .answer("HTML with 503", "unreachable", 6, 503, page),
    .answer("429 as JSON", "rate_limited", 5, 429, #"{"status":{"error_code":429,"error_message":"slow down"}}"#),
    .answer("429 as a word", "rate_limited", 5, 429, "Throttled\n"),
    .answer("429 as a code", "rate_limited", 5, 429, "error code: 1015"),
    .answer(
      "429 told with 200", "rate_limited", 5, 200, #"{"status":{"error_code":429,"error_message":"slow down"}}"#),
    .answer("a word with 200", "rate_limited", 5, 200, "Throttled"),
    .answer("a code with 403", "rate_limited", 5, 403, "error code: 1015"),
    .answer("an error object with 200", "bad_response", 7, 200, #"{"error":"something else"}"#),
    .answer("500 whose status is a number", "unreachable", 6, 500, #"{"status":500,"error":"Internal Server Error"}"#),
    .answer(
      "a missing key", "unauthorized", 4, 401, #"{"status":{"error_code":10002,"error_message":"API Key Missing"}}"#),
    .answer(
      "a Demo key on the Pro host", "unauthorized", 4, 400,
      #"{"error_code":10011,"status":{"error_message":"change URL"}}"#),
    .answer("a password that is wanted", "unauthorized", 4, 401, page, headers: ["WWW-Authenticate": "Basic realm=x"]),
    .answer("a wrong path", "bad_response", 7, 404, #"{"error":"Incorrect path. Please check the address"}"#),
    .answer("an unknown currency", "usage", 2, 400, #"{"error":"invalid vs_currency"}"#),
    .answer("no row that is a coin", "bad_response", 7, 200, #"[1,"two",{"name":"Three"}]"#),
    .answer("bytes that are no UTF-8", "bad_response", 7, 200, Data([0xFF, 0xFE, 0x80])),
    .answer("a redirect that leads nowhere", "unreachable", 6, 302, ""),
    .answer(
      "a gzip that grows a thousandfold", "bad_response", 7, 200, Gzip.spaces(bytes: 200_000),
      headers: ["Content-Encoding": "gzip"]),
  ]

  /// Answers that end before they are whole, or that do not end.
  private static let cutAnswers: [Fault] = [
    .steps("silence before the header") { [.silence] },
    .steps("silence within the header") { [.text(head), .silence] },
    .steps("silence after the header") { [.text(head + "Content-Length: 100\r\n\r\n"), .silence] },
    .steps("a header that drips") { [.drip(Data(head.utf8), milliseconds: 1000)] },
    .steps("a body that drips") {
      [.text(head + "Content-Length: 100\r\n\r\n"), .drip(Data(repeating: 32, count: 100), milliseconds: 1000)]
    },
    .steps("an end without a word") { [] },
    .steps("an end within the status line") { [.text("HTTP/1.1 20")] },
    .steps("an end within the header") { [.text(head + "Content-Le")] },
    .steps("a reset before the first byte") { [.reset] },
    .steps("a reset within the header") { [.text(head), .reset] },
    .steps("a reset in the body") { [.text(head + "Content-Length: 100\r\n\r\n[{"), .reset] },
    .steps("a reset at the last byte") { [.text(head + "Content-Length: 2\r\n\r\n["), .reset] },
    .steps("a body shorter than its length") { [.text(head + "Content-Length: 100\r\n\r\n[]")] },
    .steps("JSON cut by its length") { [.text(head + "Content-Length: 9\r\n\r\n[{\"id\":\"bitcoin\"}]")] },
    .steps("an empty body") { .answer(200, "") },
    .steps("an empty body without a length") { [.text(head + "\r\n")] },
    .steps("chunks without an end") { [.text(head + "Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n")] },
    .steps("a chunk that is cut") { [.text(head + "Transfer-Encoding: chunked\r\n\r\n20\r\n[]")] },
    .steps("a gzip that is cut") { .answer(200, Gzip.list.prefix(14), headers: ["Content-Encoding": "gzip"]) },
  ]

  /// What is no HTTP, or a coding that cannot be undone.
  private static let garbage: [Fault] = [
    .steps("a status line of garbage") { [.text("garbage\r\n\r\n")] },
    .steps("a status that is no number") { [.text("HTTP/1.1 abc OK\r\n\r\n[]")] },
    .steps("a header without an end") { [.text(head), .send(Data(repeating: 65, count: 2_000_000))] },
    .steps("chunks of garbage") { [.text(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n")] },
    .steps("a gzip of garbage") { .answer(200, "nope", headers: ["Content-Encoding": "gzip"]) },
    .steps("a gzip with a wrong checksum") { .answer(200, Gzip.corrupt, headers: ["Content-Encoding": "gzip"]) },
    Fault("a server that speaks TLS alone") {
      Way(try FaultServer(raw: [.send(Handshake.failure)]))
    },
  ]

  /// Ways that lead to nobody, or to somebody who is not to be trusted.
  private static let connections: [Fault] = [
    // Port 1 is never given out as a free one.
    Fault("a refused port") { Way(base: "http://127.0.0.1:1/api/v3") },
    Fault("a name that nobody has") { Way(base: "https://nosuchhost.invalid/api/v3") },
    Fault("a dead proxy") {
      var way = Way(try FaultServer { _ in .answer(200, "[]") })
      way.environment["http_proxy"] = "http://127.0.0.1:1"
      return way
    },
    Fault("a dead proxy on the way to https") {
      var way = Way(base: "https://api.invalid/api/v3")
      way.environment["https_proxy"] = "http://127.0.0.1:1"
      return way
    },
    Fault("a proxy that refuses to connect") {
      var way = Way(try FaultServer(raw: [.text("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")]))
      way.environment["https_proxy"] = way.server.map { "http://127.0.0.1:\($0.port)" }
      way.environment["COINGECKO_BASE_URL"] = "https://api.invalid/api/v3"
      return way
    },
    Fault("plain text where TLS was meant") {
      Way(try FaultServer(raw: [.text("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")]), scheme: "https")
    },
    Fault("silence where TLS was meant") { Way(try FaultServer(raw: [.silence]), scheme: "https") },
    Fault("TLS that finds nothing in common") {
      Way(try FaultServer(raw: [.send(Handshake.failure)]), scheme: "https")
    },
    Fault("a self-signed certificate") {
      Way(try FaultServer(raw: [.send(Handshake.selfSigned)]), scheme: "https")
    },
  ]

  private static let page = "<!DOCTYPE html><html><head><title>Access denied</title></head><body>1015</body></html>"
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
}

extension Fault {
  /// A fault of the way, which a second is enough to notice: whatever a busy machine makes of it is `unreachable`.
  private init(_ description: String, _ way: @escaping @Sendable () throws -> Way) {
    self.init(testDescription: description, code: "unreachable", exitCode: 6, timeout: 1, way: way)
  }

  private static func steps(_ description: String, _ script: @escaping @Sendable () -> [FaultServer.Step]) -> Fault {
    Fault(description) { Way(try FaultServer { _ in script() }) }
  }

  private static func answer(
    _ description: String, _ code: String, _ exitCode: Int32, _ status: Int, _ body: Data,
    headers: [String: String] = [:]
  ) -> Fault {
    Fault(testDescription: description, code: code, exitCode: exitCode, timeout: 20) {
      Way(try FaultServer { _ in .answer(status, body, headers: headers) })
    }
  }

  private static func answer(
    _ description: String, _ code: String, _ exitCode: Int32, _ status: Int, _ body: String,
    headers: [String: String] = [:]
  ) -> Fault {
    answer(description, code, exitCode, status, Data(body.utf8), headers: headers)
  }
}
