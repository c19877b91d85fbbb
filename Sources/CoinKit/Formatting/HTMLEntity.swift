/// Character references of HTML.
enum HTMLEntity {
  /// The longest reference that is looked for, with its `&` and `;`.
  private static let longest = 12

  /// Reads a reference at the start of `text`: its character, and how many scalars it takes.
  ///
  /// Nil for what is none: without a semicolon, or with a name that is not known, as `&view=` in an address.
  static func read(_ text: ArraySlice<Unicode.Scalar>) -> (scalar: Unicode.Scalar, length: Int)? {
    let head = text.prefix(longest)
    guard head.first == "&", let end = head.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(head[(head.startIndex + 1)..<end]))
    guard let scalar = name.hasPrefix("#") ? numbered(name.dropFirst()) : named[name] else { return nil }
    return (scalar, end - head.startIndex + 1)
  }

  /// The character of a decimal or, behind an `x`, hexadecimal number; U+FFFD for one that is no character or could
  /// steer a terminal.
  private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    guard isHexadecimal || digits.allSatisfy(\.isWholeNumber) else { return nil }
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value) else {
      return "\u{FFFD}"
    }
    if scalar == "\u{A0}" { return " " }
    let isLineEndOrTab = scalar == "\n" || scalar == "\t"
    return scalar.properties.generalCategory == .control && !isLineEndOrTab ? "\u{FFFD}" : scalar
  }

  /// Those of HTML 4 (https://www.w3.org/TR/html4/sgml/entities.html) that prose has use for.
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "laquo": "«", "raquo": "»", "hellip": "…",
    "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×",
    "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶",
    "sect": "§", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "infin": "∞", "asymp": "≈", "ne": "≠", "le": "≤",
    "ge": "≥", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "ensp": " ", "emsp": " ",
    "thinsp": " ", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ",
    "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
    "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö",
    "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "szlig": "ß", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "Eacute": "É", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "pi": "π", "sigma": "σ",
    "omega": "ω", "Xi": "Ξ", "Omega": "Ω",
  ]
}
