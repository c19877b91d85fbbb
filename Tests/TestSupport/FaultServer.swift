package import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A server on loopback that answers each request with a script of bytes and faults, and remembers what it was asked.
///
/// It stops when it is released.
package final class FaultServer: Sendable {
  /// What a connection does after it was asked something; at the end of the script it is closed.
  package enum Step: Sendable {
    case send(Data)
    /// Nothing, until the client has gone.
    case silence
    /// A byte at a time, with this many milliseconds in between, until the client has gone.
    case drip(Data, milliseconds: Int32)
    /// An abrupt end in place of a regular one.
    case reset
    /// Something on this side, before the next step.
    case call(@Sendable () -> Void)
  }

  package struct Request: Sendable {
    /// With its query, as it was sent.
    package let target: String
    /// By names in lower case.
    package let headers: [String: String]

    /// Without its query.
    package var path: String { String(target.prefix { $0 != "?" }) }
  }

  package let port: UInt16
  private let listener: Int32
  private let log = Mutex<[Request]>([])
  private let bytes = Mutex(Data())

  package var requests: [Request] { log.withLock { $0 } }

  /// What came over connections that do not speak HTTP.
  package var received: Data { bytes.withLock { $0 } }

  /// The value for `COINGECKO_BASE_URL`.
  package var base: String { "http://127.0.0.1:\(port)/api/v3" }

  /// Starts a server that answers by `script`.
  package init(_ script: @escaping @Sendable (Request) -> [Step]) throws {
    listener = Posix.socket()
    port = try Posix.listen(listener)
    serve { [weak self] connection in
      guard let request = Posix.request(connection) else { return }
      self?.log.withLock { $0.append(request) }
      script(request).forEach { Posix.perform($0, on: connection) }
    }
  }

  /// Starts a server that does not speak HTTP: it does `steps` once a client has said anything, then hears it out.
  package init(raw steps: [Step]) throws {
    listener = Posix.socket()
    port = try Posix.listen(listener)
    serve { [weak self] connection in
      guard let greeting = Posix.receive(connection) else { return }
      self?.bytes.withLock { $0 += greeting }
      steps.forEach { Posix.perform($0, on: connection) }
      while let more = Posix.receive(connection) { self?.bytes.withLock { $0 += more } }
    }
  }

  private func serve(_ handle: @escaping @Sendable (Int32) -> Void) {
    Thread.detachNewThread { [listener] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread {
          defer { close(connection) }
          handle(connection)
        }
      }
      // Not before nobody accepts: the number may be another server's at once.
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }
}

extension [FaultServer.Step] {
  /// A whole answer with a body.
  package static func answer(_ status: Int, _ body: String, headers: [String: String] = [:]) -> Self {
    answer(status, Data(body.utf8), headers: headers)
  }

  package static func answer(_ status: Int, _ body: Data, headers: [String: String] = [:]) -> Self {
    let fields = ["Content-Length": "\(body.count)", "Connection": "close"].merging(headers) { $1 }
    let lines = ["HTTP/1.1 \(status) Status"] + fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    return [.text(lines.joined(separator: "\r\n") + "\r\n\r\n"), .send(body)]
  }
}

extension FaultServer.Step {
  package static func text(_ text: String) -> Self { .send(Data(text.utf8)) }
}

/// The calls to the system that the server is made of.
private enum Posix {
  static func socket() -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// Binds to a free port of loopback and tells which.
  static func listen(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && getsockname(listener, generic, &size) == 0
      }
    }
    guard isBound, systemListen(listener, 128) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next bytes that come; nil when none will.
  static func receive(_ connection: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer.prefix(count)) : nil
  }

  /// Reads the head of a request; nil when the client goes first.
  static func request(_ connection: Int32) -> FaultServer.Request? {
    var head = Data()
    while !head.contains(end) {
      guard let more = receive(connection) else { return nil }
      head += more
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let headers = lines.dropFirst().compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces)) : nil
    }
    return FaultServer.Request(target: String(words[1]), headers: Dictionary(headers) { first, _ in first })
  }

  static func perform(_ step: FaultServer.Step, on connection: Int32) {
    switch step {
    case .send(let data): _ = send(data, to: connection)
    case .silence: while !isGone(connection, within: -1) {}
    case .drip(let data, let milliseconds):
      for byte in data where send(Data([byte]), to: connection) {
        if isGone(connection, within: milliseconds) { return }
      }
    case .reset:
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    case .call(let action): action()
    }
  }

  private static let end = Array("\r\n\r\n".utf8)

  private static func send(_ data: Data, to connection: Int32) -> Bool {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(connection, $0.baseAddress, $0.count, noSignal) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether the client closes its end before so many milliseconds have passed; below zero for as long as it takes.
  private static func isGone(_ connection: Int32, within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, milliseconds) > 0 && receive(connection) == nil
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif
}

// Inside `Posix` the plain names would be the methods above.
private let systemListen = listen
private let systemSend = send
