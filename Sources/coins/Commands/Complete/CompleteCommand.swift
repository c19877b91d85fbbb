import CoinGecko
import CoinKit
import CommandLineKit
import TerminalKit

/// `coins _complete`: what may stand in the place of the last word, for the scripts of the shells; shown to nobody.
///
/// Only the list in the cache is looked at for coins; nothing is asked of the network.
struct CompleteCommand: Command {
  /// All that is written behind the tool's name.
  let words: [String]
  /// That of the list in the cache.
  let currency: String

  static let spec = CommandSpec(
    "_complete", group: nil,
    operands: [.many("WORD", .text, minimum: 0)],
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

  /// The ids of the coins in the cached list that begin so; none when there is no list.
  private func coins(startingWith start: String, in context: CommandContext) async -> [Completer.Candidate] {
    let market = MarketsQuery(currency: currency, .top(page: 1))
    let list = try? await context.cache().answer(to: .markets(market, skipsSparklines: true))
    // What would not pass through a terminal as it is could not be typed either.
    return (list?.value ?? []).filter { $0.id.hasPrefix(start) && Sanitizer.cell($0.id) == $0.id }
      .map { .init($0.id, Sanitizer.cell($0.displayName)) }
  }
}
