/// Makes JSON texts, the same ones for the same seed.
struct RandomJSON {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  mutating func document() -> String { value(depth: 0) }

  /// `text` with a character changed, left out or put in twice.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text.unicodeScalars)
    let place = Int.random(in: 0..<characters.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: characters[place] = pick(Array(#"{}[],:"\ 0123456789+-.eEtfnu/a"#.unicodeScalars), or: " ")
    case 1: characters.remove(at: place)
    default: characters.insert(characters[place], at: place)
    }
    return String(String.UnicodeScalarView(characters))
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 5), using: &random) {
    case 0: return pick(["null", "true", "false"], or: "null")
    case 1, 2: return number()
    case 3, 4: return string()
    case 5, 6: return list("[", "]") { $0.value(depth: depth + 1) }
    default: return list("{", "}") { "\($0.string())\($0.space()):\($0.space())\($0.value(depth: depth + 1))" }
    }
  }

  private mutating func list(_ opening: String, _ closing: String, _ element: (inout RandomJSON) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) { elements.append(space() + element(&self) + space()) }
    return opening + (elements.isEmpty ? space() : elements.joined(separator: ",")) + closing
  }

  private mutating func number() -> String {
    let whole = pick(["0", "7", "42", "92979", "1862345678901", "18446744073709551616"], or: "0")
    let fraction = pick(["", "", ".0", ".5", ".12345678901234567", ".000000000000000001234"], or: "")
    // Zeros have no exponent here, which `JSONDecoder` refuses, and no damage makes one too large.
    let exponent = whole == "0" ? "" : pick(["", "", "e5", "E-8", "e+2", "e9", "e-7", "E0"], or: "")
    return pick(["", "-"], or: "") + whole + fraction + exponent
  }

  private mutating func string() -> String {
    let parts = [
      "a", "id", "é", "€", "😀", " ", #"\""#, #"\\"#, #"\/"#, #"\n"#, #"\u0041"#, #"\ud83d\ude00"#, "]", "}", ",",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) { text += pick(parts, or: "a") }
    return "\"\(text)\""
  }

  private mutating func space() -> String { pick(["", "", "", " ", "\n", "\t ", "\r\n"], or: "") }

  private mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &random) ?? fallback
  }
}
