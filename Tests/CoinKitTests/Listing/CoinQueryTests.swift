import CoinKit
import Testing

@Suite struct CoinQueryTests {
  /// A word, the coins there are, and what the word then means.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let word: String
    var holder: CoinCandidate?
    var found: [CoinCandidate] = []
    let meaning: Expected
  }

  /// The ids of a meaning, which say enough of its coins.
  enum Expected: Equatable, Sendable {
    case coin(String, others: [String])
    case ambiguous([String])
    case nothing

    init(_ meaning: CoinQuery.Meaning) {
      switch meaning {
      case .coin(let coin, let others): self = .coin(coin.id, others: others.map(\.id))
      case .ambiguous(let coins): self = .ambiguous(coins.map(\.id))
      case .nothing: self = .nothing
      }
    }
  }

  private static func coin(_ id: String, _ symbol: String, _ rank: Int?, name: String? = nil) -> CoinCandidate {
    CoinCandidate(id: id, symbol: symbol, name: name ?? "The \(id)", marketCapRank: rank)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "an id of a well-known coin is taken, though a symbol ranks far better",
      word: "uni", holder: coin("uni", "uni", 500), found: [coin("uniswap", "UNI", 20)],
      meaning: .coin("uni", others: [])),
    Case(
      testDescription: "an id of rank 501 gives way to doubt when a symbol ranks ten times better",
      word: "uni", holder: coin("uni", "uni", 501), found: [coin("uniswap", "UNI", 50)],
      meaning: .ambiguous(["uniswap", "uni"])),
    Case(
      testDescription: "an id of rank 501 is taken when no symbol ranks ten times better",
      word: "uni", holder: coin("uni", "uni", 501), found: [coin("uniswap", "UNI", 51)],
      meaning: .coin("uni", others: ["uniswap"])),
    Case(
      testDescription: "an unranked id beside a ranked symbol is ambiguous",
      word: "doge", holder: coin("doge", "doge", nil), found: [coin("dogecoin", "DOGE", 9), coin("doge", "DOGE", nil)],
      meaning: .ambiguous(["dogecoin", "doge"])),
    Case(
      testDescription: "an unranked id beside a ranked name is ambiguous",
      word: "pump", holder: coin("pump", "pmp", nil), found: [coin("pump-fun", "PF", 9000, name: "Pump")],
      meaning: .ambiguous(["pump-fun", "pump"])),
    Case(
      testDescription: "an unranked id beside an unranked symbol is taken",
      word: "tia", holder: coin("tia", "tia", nil), found: [coin("other", "TIA", nil)],
      meaning: .coin("tia", others: ["other"])),
    Case(
      testDescription: "an unranked id that nothing else is called is taken",
      word: "tia", holder: coin("tia", "tia", nil), found: [coin("celestia", "CEL", 1)],
      meaning: .coin("tia", others: [])),
    Case(
      testDescription: "an id that only the search knows is an id too",
      word: "uni", found: [coin("uniswap", "UNI", 20), coin("uni", "UNI", 400)],
      meaning: .coin("uni", others: [])),
    Case(
      testDescription: "an obscure id that only the search knows is ambiguous too",
      word: "uni", found: [coin("uniswap", "UNI", 20), coin("uni", "UNI", nil)],
      meaning: .ambiguous(["uniswap", "uni"])),
    Case(
      testDescription: "symbols of ranks 20 and 90 are ambiguous",
      word: "uni", found: [coin("b", "UNI", 90), coin("a", "UNI", 20)],
      meaning: .ambiguous(["a", "b"])),
    Case(
      testDescription: "a symbol of rank 1 is taken before one of rank 900",
      word: "btc", found: [coin("other", "BTC", 900), coin("bitcoin", "BTC", 1)],
      meaning: .coin("bitcoin", others: ["other"])),
    Case(
      testDescription: "exactly ten times better is enough",
      word: "x", found: [coin("a", "X", 30), coin("b", "X", 300)],
      meaning: .coin("a", others: ["b"])),
    Case(
      testDescription: "a little less than ten times better is not enough",
      word: "x", found: [coin("a", "X", 30), coin("b", "X", 299)],
      meaning: .ambiguous(["a", "b"])),
    Case(
      testDescription: "ranked is infinitely better than unranked",
      word: "x", found: [coin("a", "X", nil), coin("z", "X", 20_000)],
      meaning: .coin("z", others: ["a"])),
    Case(
      testDescription: "two unranked coins are alike",
      word: "x", found: [coin("b", "X", nil), coin("a", "X", nil)],
      meaning: .ambiguous(["a", "b"])),
    Case(
      testDescription: "one unranked coin is taken",
      word: "x", found: [coin("a", "X", nil)],
      meaning: .coin("a", others: [])),
    Case(
      testDescription: "a name counts as much as a symbol",
      word: "uniswap v2", found: [coin("a", "U", 20, name: "Uniswap V2"), coin("b", "UNISWAP V2", 90)],
      meaning: .ambiguous(["a", "b"])),
    Case(
      testDescription: "a coin that only holds the word in its name is not called by it",
      word: "bit", found: [coin("bitcoin", "BTC", 1, name: "Bitcoin"), coin("bitdao", "BIT", nil)],
      meaning: .coin("bitdao", others: [])),
    Case(
      testDescription: "no coin is called by the word",
      word: "bitcon", found: [coin("bitcoin", "BTC", 1)],
      meaning: .nothing),
    Case(testDescription: "no coin is found at all", word: "zzz", meaning: .nothing),
    Case(
      testDescription: "an explicit id is that coin, however obscure",
      word: "id:doge", holder: coin("doge", "doge", nil), found: [coin("dogecoin", "DOGE", 9)],
      meaning: .coin("doge", others: [])),
    Case(
      testDescription: "an explicit id that no coin has is nothing, though a symbol fits",
      word: "id:btc", found: [coin("bitcoin", "BTC", 1)],
      meaning: .nothing),
    Case(
      testDescription: "case does not count in an id",
      word: "BitCoin", holder: coin("bitcoin", "btc", 1),
      meaning: .coin("bitcoin", others: [])),
    Case(
      testDescription: "case does not count in a symbol or name",
      word: "wÉrT", found: [coin("a", "WéRt", 1), coin("b", "b", 2, name: "WÉRT")],
      meaning: .ambiguous(["a", "b"])),
    Case(
      testDescription: "a word of any script is understood",
      word: "币安人生", found: [coin("bianrensheng", "币安人生", 212)],
      meaning: .coin("bianrensheng", others: [])),
    Case(
      testDescription: "the candidates stand by rank, then by id, and not only the two best",
      word: "x",
      found: [coin("d", "X", nil), coin("c", "X", nil), coin("e", "X", 30), coin("b", "X", 20), coin("a", "X", 20)],
      meaning: .ambiguous(["a", "b", "e", "c", "d"])),
  ]

  @Test(arguments: cases) func `a word means what ranks make clear`(example: Case) {
    let meaning = CoinQuery(example.word).meaning(holder: example.holder, found: example.found)
    #expect(Expected(meaning) == example.meaning)
  }

  @Test(arguments: cases) func `the order of a search does not count`(example: Case) {
    let query = CoinQuery(example.word)
    #expect(
      query.meaning(holder: example.holder, found: example.found)
        == query.meaning(holder: example.holder, found: example.found.reversed()))
  }

  @Test(arguments: cases) func `what is clear without a search stays so after it`(example: Case) {
    let query = CoinQuery(example.word)
    guard let known = query.meaning(holder: example.holder), known != .nothing else { return }
    #expect(query.meaning(holder: example.holder, found: example.found) == known)
  }

  @Test(arguments: [(1, true), (500, true), (501, false), (nil, false)])
  func `an id needs no search when its coin ranks 500 or better`(rank: Int?, isKnown: Bool) {
    let holder = Self.coin("uni", "uni", rank)
    #expect(CoinQuery("uni").meaning(holder: holder) == (isKnown ? .coin(holder, others: []) : nil))
  }

  @Test func `a word that is no id needs a search, an explicit id never does`() {
    let obscure = Self.coin("doge", "doge", nil)
    #expect(CoinQuery("doge").meaning(holder: nil) == nil)
    #expect(CoinQuery("id:doge").meaning(holder: nil) == .nothing)
    #expect(CoinQuery("id:doge").meaning(holder: obscure) == .coin(obscure, others: []))
  }

  @Test(arguments: [
    ("bitcoin", "bitcoin", nil), ("BTC", "btc", nil), ("id:doge", "doge", "doge"), ("id:", "", ""),
    ("id:id:x", "id:x", "id:x"), ("идея", "идея", nil),
  ])
  func `the id of a word is in lower case, an explicit one as written`(word: String, id: String, explicit: String?) {
    #expect(CoinQuery(word).id == id)
    #expect(CoinQuery(word).explicitID == explicit)
  }

  @Test func `every pair of ranks is clear from ten times on`() {
    for rank in 1...60 {
      for other in rank...700 {
        let found = [Self.coin("a", "X", rank), Self.coin("b", "X", other)]
        let meaning = CoinQuery("x").meaning(holder: nil, found: found)
        let expected: Expected = other >= 10 * rank ? .coin("a", others: ["b"]) : .ambiguous(["a", "b"])
        #expect(Expected(meaning) == expected, "ranks \(rank) and \(other)")
      }
    }
  }
}
