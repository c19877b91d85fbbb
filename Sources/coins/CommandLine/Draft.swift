import CoinKit

/// What the words of a command line have said so far, whichever command they are for.
///
/// The options of `Catalogue` write into it; each command of `Catalogue` takes from it what concerns the command.
struct Draft: Sendable {
  let command: CommandName
  var operands: [String] = []
  var currency = CurrencyCode.standard
  var top: Int?
  var limit: Int?
  var sort: CoinSort.Key?
  var reverse = false
  var filter: String?
  var category: String?
  var fields: [String]?
  var showsWholeDescription = false
  var showsChart = true
  var settings = Settings()

  init(command: CommandName) {
    self.command = command
  }
}

extension Draft {
  func list() throws(Failure) -> Invocation.Action {
    guard category == nil || operands.isEmpty else {
      throw .usage(
        "--category cannot stand beside named coins",
        hint: "write either the coins or --category; --filter picks coins out of a category"
      )
    }
    return .list(
      ListRequest(
        coins: operands, currency: currency, top: top, limit: limit, sort: sort, reverse: reverse, filter: filter,
        category: category, fields: fields
      )
    )
  }

  func detail() -> Invocation.Action {
    .detail(
      DetailRequest(
        coins: operands, currency: currency, fields: fields, showsWholeDescription: showsWholeDescription,
        showsChart: showsChart
      )
    )
  }

  func search() -> Invocation.Action {
    .search(SearchRequest(text: operands.joined(separator: " "), limit: limit, fields: fields))
  }

  func completions() throws(Failure) -> Invocation.Action {
    .completions(try onlyOperand(among: Shell.allCases, noun: "shell"))
  }

  func help() throws(Failure) -> Invocation.Action {
    if operands.isEmpty { return .help(command: nil) }
    return .help(command: try onlyOperand(among: Catalogue.publicCommands.map(\.name), noun: "command"))
  }

  /// The operand as one of a closed list.
  private func onlyOperand<Value: RawRepresentable<String>>(
    among values: [Value], noun: String
  ) throws(Failure) -> Value {
    let word = operands.joined(separator: " ")
    guard let value = values.first(where: { $0.rawValue == word.lowercased() }) else {
      throw Failure(.unknown(noun: noun, word, known: values.map(\.rawValue)), in: command.rawValue)
    }
    return value
  }
}
