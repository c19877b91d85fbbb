import CoinKit

/// What the words of a command line have said so far, whichever command they are for.
///
/// The options of `Catalogue` write into it; each command of `Catalogue` takes from it what concerns the command.
struct Draft: Sendable {
  let command: CommandName
  var operands: [String] = []
  var currency: String?
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
    .completions(try onlyOperand("shell"))
  }

  func help() throws(Failure) -> Invocation.Action {
    .help(command: operands.isEmpty ? nil : try onlyOperand("command"))
  }

  /// The operand as one of a closed list.
  private func onlyOperand<Value>(_ noun: String) throws(Failure) -> Value
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let word = operands.joined(separator: " ")
    do {
      return try ValueReader<Value>.choice(noun).read(word, command)
    } catch {
      throw Failure(error, in: command.rawValue)
    }
  }
}
