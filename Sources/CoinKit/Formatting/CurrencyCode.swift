/// The currencies that coins can be quoted in.
public enum CurrencyCode {
  /// What coins are quoted in when nobody says otherwise.
  public static let standard = "usd"

  /// What `vs_currency` may be, lower case, as CoinGecko's `/simple/supported_vs_currencies` listed it in 2026.
  public static let all: [String] = """
    aed ars aud bch bdt bhd bits bmd bnb brl btc cad chf clp cny czk dkk dot eos eth eur gbp gel hkd huf idr ils inr \
    jpy krw kwd link lkr ltc mmk mxn myr ngn nok nzd php pkr pln rub sar sats sek sgd sol thb try twd uah usd vef vnd \
    xag xau xdr xlm xrp yfi zar
    """.split(separator: " ").map(String.init)
}
