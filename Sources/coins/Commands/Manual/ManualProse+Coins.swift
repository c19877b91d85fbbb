import CommandLineKit

extension ManualProse {
  /// What the manual of the tool says besides what its commands declare.
  static let coins = ManualProse(
    date: "December 7, 2026",
    description: """
      .Nm
      shows the statistics of coins as CoinGecko knows them, as aligned text for people and as JSON, CSV or TSV for
      scripts.
      Answers go to the standard output, everything else to the standard error.
      .Pp
      Answers of the network are kept in a cache for a minute, those of a search for a quarter of an hour.
      When the network fails, an older copy is shown in their place, and its age is told.
      .Pp
      A key of the API is taken from the environment, and sent in a header to the API alone.
      .Pp
      \(Tool.attribution.mdocText).
      """,
    topics: [
      (
        "Coins",
        """
        A
        .Ar COIN
        is an id, a symbol or a name, in any case.
        An id counts if its coin ranks 500 or better, or if no other coin of that symbol or name ranks at least ten times
        better.
        A symbol or name counts if its best coin ranks at least ten times better than the next one.
        Otherwise the coins that could be meant are listed, and none of them is shown.
        .Ar id:X
        is always the coin with the id X.
        """
      )
    ],
    files: [
      ("$XDG_CACHE_HOME/coins", "The cache, which may be deleted at any time"),
      ("~/.cache/coins", "The same when the variable is not set"),
    ],
    diagnostics: """
      A failure is one line on the standard error that says what to do next.
      With
      .Fl \\-json
      it is an object with the one key
      .Ql error ,
      which holds code, message, hint, retry_after and exit_code.
      Of several coins those that were found are shown, and the exit status is that of the first failure.
      """)
}
