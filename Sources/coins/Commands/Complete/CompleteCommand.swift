import CoinGecko
import CoinKit
import CommandLineKit
import Platform
import TerminalKit

/// `coins _complete`: what may stand in the place of the last word, for the scripts of the shells; shown to nobody.
///
/// Only the list in the cache is looked at for coins; nothing is asked of the network.
struct CompleteCommand: Command {
  /// All that is written behind the tool's name.
  let words: [String]
  /// Of the cached list that is looked at.
  let currency: String

  static let name = "_complete"

  static let spec = CommandSpec(
    name, group: nil,
    operands: [.anything("WORD")],
    options: [Option<String>.currency.spec],
    summary: "print what may stand in the place of the last word")

  init(_ arguments: ParsedArguments) {
    words = arguments.operands
    currency = arguments[.currency]
  }

  func run(in context: CommandContext) async -> CommandResult {
    var completion = Completer(CommandTable.tool).completion(of: words)
    if case .known(ValueKind.knownCoins, let start, let prefix) = completion {
      completion = .words(await coins(startingWith: start, in: context).map { .init(prefix + $0.word, $0.meaning) })
    }
    return CommandResult(Document(content: CompletionScript.answer(completion)))
  }

  /// What the coins of the cached list are called that begins so, in any case; none when there is no list.
  private func coins(startingWith start: String, in context: CommandContext) async -> [Completer.Candidate] {
    let market = MarketsQuery(currency: currency, .top(page: 1))
    let list = try? await context.cache().answer(to: .markets(market, skipsSparklines: true))
    return (list?.value ?? []).flatMap { coin in
      Self.words(for: coin, startingWith: start).filter { Sanitizer.cell($0) == $0 }
        .map { Completer.Candidate($0, Sanitizer.cell(coin.displayName)) }
    }
  }

  /// Behind `id:` ids alone, and before a letter is written as well: three words a coin would be too many.
  private static func words(for coin: CoinModel, startingWith start: String) -> [String] {
    if let id = CoinQuery(start).explicitID { return coin.id.hasPrefix(id) ? ["id:" + coin.id] : [] }
    let words = start.isEmpty ? [coin.id] : [coin.id, coin.symbol, coin.name].compactMap(\.self).unique()
    return words.filter { $0.lowercased().hasPrefix(start.lowercased()) }
  }
}
