import CoinGecko
import CommandLineKit
import Foundation
import Platform

extension Failure {
  /// What went wrong: one line, lower case, without a full stop; not yet sanitised.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .server(let problem): problem.message
    case .noCache: "--offline needs a cache, but there is no home for one"
    case .unknownCategory(let id, _): "there is no category \"\(id)\""
    case .unusableID(let word, let reason): "\"\(word)\" cannot be the id of a coin, since it \(reason)"
    case .notFound(let word, _): "no coin is called \"\(word)\""
    case .notTraded(let id): "there is no market data of \(id)"
    case .ambiguous(let word, let candidates): Self.ambiguity(of: word, candidates)
    case .api(let failure): failure.message
    case .unwritable(let stream, let fault): "cannot write \(stream): \(fault.words)"
    }
  }

  /// What to do about it, or nil when nothing can be said.
  var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .server(let problem): problem.hint
    case .noCache: "set \(EnvironmentVariable.cacheHome.rawValue) or \(EnvironmentVariable.home.rawValue)"
    case .unknownCategory(_, let nearest):
      nearest.isEmpty ? "ids of categories are like layer-1 or meme-token" : nearest.question
    case .unusableID: "coins search finds ids"
    case .notFound(_, let suggestions):
      suggestions.isEmpty ? "coins search lists what is there" : suggestions.question
    case .notTraded(let id): "coins detail id:\(id) shows what there is"
    case .ambiguous(_, let candidates): Self.choice(of: candidates)
    case .api(let failure): failure.hint
    case .unwritable: nil
    }
  }

  /// The whole sentence, as it stands behind `coins: `.
  var sentence: String { hint.map { "\(message): \($0)" } ?? message }

  private static func ambiguity(of word: String, _ candidates: [Candidate]) -> String {
    let meanings = candidates.map { candidate in
      candidate.id == word
        ? "the id of \(candidate.name) (\(candidate.place))"
        : "the \(candidate.symbol.lowercased() == word.lowercased() ? "symbol" : "name") of "
          + "\(candidate.name) (\(candidate.place))"
    }
    return "\"\(word)\" is \(meanings.listed(first: shownCandidates))"
  }

  private static func choice(of candidates: [Candidate]) -> String? {
    let ids = candidates.prefix(shownCandidates).map { "id:\($0.id)".asShellWord }
    return ids.isEmpty ? nil : "write \(ids.listed(with: "or"))"
  }

  private static let shownCandidates = 5
}

extension Failure.Candidate {
  fileprivate var place: String { rank.map { "No. \($0)" } ?? "unranked" }
}
