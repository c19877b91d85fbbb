import Platform

/// Something that a run has to say beside its answer, on stderr, without failing.
struct Notice: Equatable, Sendable {
  /// The name of the kind in JSON, part of the contract.
  enum Code: String, CaseIterable, Sendable {
    case stale
    case fieldLost = "field_lost"
    case rowLost = "row_lost"
    case pageLost = "page_lost"
    case endOfList = "end_of_list"
    case noMatch = "no_match"
    case noMarketData = "no_market_data"
    case resolved
    case cacheUnusable = "cache_unusable"
  }

  let code: Code
  /// One sentence, lower case, without a full stop; not yet sanitised.
  let message: String

  /// Whether `--quiet` silences it.
  ///
  /// What changes the meaning of the data is always said.
  var isCourtesy: Bool {
    switch code {
    case .stale, .fieldLost, .rowLost, .pageLost: false
    case .endOfList, .noMatch, .noMarketData, .resolved, .cacheUnusable: true
    }
  }
}

extension Notice {
  /// Says that answers cannot be kept.
  static func cacheUnusable(_ folder: String, _ fault: FileFault) -> Notice {
    Notice(code: .cacheUnusable, message: "answers are not kept, since \(folder) fails: \(fault.words)")
  }
}
