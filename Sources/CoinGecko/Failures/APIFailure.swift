package import Platform

/// Why no answer came, or none of use: told apart by what can be done about it, without words.
package enum APIFailure: Error, Equatable, Sendable {
  /// No coin is called `word`.
  case notFound(word: String)
  /// The server knows no currency of this code.
  case unknownCurrency(String, host: String)
  /// The server does not answer this with this key, or without one.
  case unauthorized(KeyProblem, host: String)
  /// The server wants to be left alone; `retryAfter` is in whole seconds from now.
  case rateLimited(host: String, retryAfter: Int, hasKey: Bool)
  /// Nothing came that is whole, or the server is in trouble.
  case unreachable(host: String, Unreachable)
  /// What came is whole, and not what the API promises.
  case badResponse(host: String, BadResponse)
  /// A file that has to be read or written cannot be.
  case storage(path: String, StorageProblem)
  /// The id would lead elsewhere as a part of an address or of a path.
  case unusableID(String)

  /// What is wrong with a key.
  package enum KeyProblem: Equatable, Sendable {
    /// 10002, or 401 without a code: `hasKey` tells missing from wrong.
    case missingOrWrong(hasKey: Bool)
    /// 10005: the endpoint belongs to a paid plan.
    case planTooSmall
    /// 10010: a Pro key was sent to the public host.
    case proKeyOnPublicHost
    /// 10011: a Demo key was sent to the Pro host.
    case demoKeyOnProHost
    /// 10012: more history than the plan holds.
    case timeRangeTooLong
    /// 403 for any other reason, with the server's own words if it gave any.
    case forbidden(String?)
  }

  /// What keeps an answer from coming.
  package enum Unreachable: Equatable, Sendable {
    /// Nobody listens there.
    case refused
    /// The host has no address.
    case unresolvable
    /// The connection was broken off.
    case reset
    /// No secure connection came about.
    case tls
    /// Nothing came within this many seconds.
    case timedOut(seconds: Double)
    /// The body was empty, or ended before it was whole.
    case cut
    /// A 3xx answer; redirects are never followed.
    case redirected(status: Int)
    /// A status that tells of trouble on the server's side.
    case server(status: Int)
    /// Only the cache may be asked, and it holds no copy.
    case offline
    /// A proxy wants to know who asks.
    case proxyLocked
    /// What answered does not speak HTTP.
    case notHTTP
    /// This machine is connected to nothing.
    case noNetwork
    /// The connection failed, and nobody knows why.
    case failed
  }

  /// What is wrong with an answer that is whole.
  package enum BadResponse: Equatable, Sendable {
    /// It is not JSON.
    case notJSON
    /// It is an array in place of an object.
    case arrayForObject
    /// It is an object in place of an array.
    case objectForArray
    /// It is an object without the member of this name.
    case missingMember(String)
    /// It tells of another coin than was asked for.
    case otherCoin(found: String, asked: String)
    /// It holds more rows than anybody asks for.
    case tooManyRows(Int)
    /// It is something other than `expected`, which is a decoder's own description.
    case otherThan(expected: String)
    /// It holds this many rows, and not one of them is of use.
    case noUsableRow(of: Int)
    /// The decoded body passed this many bytes.
    case tooLarge(limit: Int)
    /// It is data in which the key stands that was sent.
    case quotesKey
    /// A status that no rule explains, with the server's own words if it gave any.
    case status(Int, String?)
  }

  /// What is wrong with a file of a recording.
  package enum StorageProblem: Equatable, Sendable {
    /// It is not there.
    case notFound
    /// The system does not let it be read.
    case notReadable(FileFault)
    /// The system does not let it be written.
    case notWritable(FileFault)
    /// It is not what recording writes.
    case notARecording
    /// A folder does not hold what was asked for; names what it holds of that kind.
    case notRecorded(Recordable, available: [String])
  }

  /// What a recording may hold some of and not others.
  package enum Recordable: Equatable, Sendable {
    /// The detail of a coin that is in the list.
    case detail(of: String)
    /// A market in this currency.
    case currency(String)
    /// The coins of a category.
    case category(String)
  }
}
