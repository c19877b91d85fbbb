/// Names that tables of other tools broke on.
package enum OddNames {
  package static let all = [
    "StarShip🚀", "币安人生 (BinanceLife)", "ウーロン", "صباح الفرو", "( ͡° ͜ʖ ͡°)", "\u{200B}\u{200B}Stable", "",
    "\u{202E}abc", "\u{1B}[2J\u{1B}]52;c;AA==\u{7}", "\u{9B}31mred", "a\r\nb\tc", "👨‍👩‍👧‍👦 Family 🇺🇦",
    "Z" + String(repeating: "\u{334}", count: 40), "e\u{301}", String(repeating: "long", count: 40),
    String(repeating: "日本", count: 40),
  ]
}
