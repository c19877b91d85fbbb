/// Reads HTML as a coin's description holds it, and keeps its text.
///
/// Markup is only what begins with the name of an element that HTML has, and is closed: `a < b`, `<3` and
/// `<your address>` are text. Each scalar is looked at a bounded number of times, whatever the text.
struct HTMLReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var text = String.UnicodeScalarView()
  /// Marks that do not occur from the position on; looking for one again would take quadratic time.
  private var absent: Set<String> = []

  /// The text of `html`, line ends where its blocks and breaks have them.
  static func text(of html: String) -> String {
    var reader = HTMLReader(html)
    reader.read()
    return String(reader.text)
  }

  private init(_ html: String) {
    scalars = Array(html.unicodeScalars)
  }

  private mutating func read() {
    while position < scalars.count {
      switch scalars[position] {
      case "<" where skipComment() || skipTag(): continue
      case "&":
        if let (scalar, length) = HTMLEntity.read(scalars[position...]) {
          text.append(scalar)
          position += length
        } else {
          keep()
        }
      default: keep()
      }
    }
  }

  private mutating func keep() {
    text.append(scalars[position])
    position += 1
  }

  private mutating func skipComment() -> Bool {
    guard starts(with: "<!--", at: position), let end = find("-->", from: position + 4) else { return false }
    position = end + 3
    return true
  }

  private mutating func skipTag() -> Bool {
    let isEnd = position + 1 < scalars.count && scalars[position + 1] == "/"
    let start = position + (isEnd ? 2 : 1)
    let name = scalars[start...].prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    let element = String(String.UnicodeScalarView(name.prefix(Self.longestName + 1))).lowercased()
    guard Self.elements.contains(element), let end = endOfTag(from: name.endIndex) else { return false }
    position = end + 1
    if !isEnd, Self.silent.contains(element), let close = find("</\(element)", from: position) { position = close }
    text.append(contentsOf: Self.separator(of: element, isEnd: isEnd).unicodeScalars)
    return true
  }

  /// Where the `>` of a tag stands, behind values in quotes that may hold one; nil when the tag is not closed.
  private mutating func endOfTag(from start: Int) -> Int? {
    guard start < scalars.count, Self.endsName.contains(scalars[start]) else { return nil }
    var index = start
    while index < scalars.count {
      switch scalars[index] {
      case ">": return index
      case "<": return nil
      case "\"", "'":
        // A quote that is never closed is not one.
        index = (find(String(scalars[index]), from: index + 1) ?? index) + 1
      default: index += 1
      }
    }
    return nil
  }

  private func starts(with mark: String, at index: Int) -> Bool {
    scalars[index...].prefix(mark.unicodeScalars.count)
      .elementsEqual(mark.unicodeScalars) { $0 == $1 || $0.properties.lowercaseMapping == String($1) }
  }

  private mutating func find(_ mark: String, from start: Int) -> Int? {
    guard !absent.contains(mark) else { return nil }
    let first = mark.unicodeScalars.first
    let rest = scalars[min(start, scalars.count)...]
    let found = rest.indices.first { scalars[$0] == first && starts(with: mark, at: $0) }
    if found == nil { absent.insert(mark) }
    return found
  }

  private static func separator(of element: String, isEnd: Bool) -> String {
    switch element {
    case "br": "\n"
    case "li": isEnd ? "" : "\n- "
    case _ where blocks.contains(element): "\n\n"
    default: ""
    }
  }

  private static let endsName: Set<Unicode.Scalar> = [">", "/", " ", "\t", "\n", "\r"]

  /// Elements whose content is not text.
  private static let silent: Set<String> = ["script", "style"]

  private static let blocks: Set<String> = [
    "blockquote", "center", "div", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre",
    "section", "table", "tr", "ul",
  ]

  private static let elements = blocks.union(silent).union([
    "a", "abbr", "b", "big", "br", "button", "cite", "code", "dd", "del", "dt", "em", "font", "i", "iframe", "img",
    "ins", "kbd", "li", "mark", "q", "s", "small", "span", "strike", "strong", "sub", "sup", "tbody", "td", "tfoot",
    "th", "thead", "tt", "u", "video",
  ])

  private static let longestName = 10
}
