/// The characters that HTML writes as `&name;` or `&#number;`.
enum HTMLEntity {
  /// The character of a name, spaces of any width as a plain space; `nil` for an unknown name.
  static func scalar(name: some Sequence<UInt8>) -> Unicode.Scalar? {
    scalars[String(decoding: Array(name), as: UTF8.self)]
  }

  /// The character of a number, decimal or after an `x` hexadecimal; `nil` for what is not a number.
  ///
  /// U+FFFD stands for control characters other than tab and line ends, for surrogates and for what lies outside of
  /// Unicode.
  static func scalar(number: some Sequence<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: Array(number), as: UTF8.self)
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isNumber }) else { return nil }
    guard
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code),
      scalar.properties.generalCategory != .control || "\t\n\r".unicodeScalars.contains(scalar)
    else { return "\u{FFFD}" }
    return scalar == "\u{A0}" ? " " : scalar
  }

  /// HTML 4's names of Latin-1 and Greek letters, and of the marks and signs that prose uses.
  ///
  /// Source: <https://www.w3.org/TR/html401/sgml/entities.html>.
  private static let scalars: [String: Unicode.Scalar] = {
    let runs = [
      run(
        from: 0xA1,
        """
        iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml \
        yacute thorn yuml
        """),
      run(
        from: 0x391,
        "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
      run(from: 0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
      run(
        from: 0x3B1,
        """
        alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon \
        phi chi psi omega
        """),
    ]
    return runs.reduce(into: marks) { $0.merge($1) { first, _ in first } }
  }()

  private static let marks: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\"",
    "emsp": " ", "ensp": " ", "nbsp": " ", "thinsp": " ",
    "OElig": "Œ", "Scaron": "Š", "Yuml": "Ÿ", "oelig": "œ", "scaron": "š",
    "Dagger": "‡", "Prime": "″", "bdquo": "„", "bull": "•", "circ": "ˆ", "dagger": "†", "hellip": "…", "ldquo": "“",
    "lsaquo": "‹", "lsquo": "‘", "mdash": "—", "ndash": "–", "permil": "‰", "prime": "′", "rdquo": "”", "rsaquo": "›",
    "rsquo": "’", "sbquo": "‚", "tilde": "˜",
    "asymp": "≈", "darr": "↓", "equiv": "≡", "euro": "€", "fnof": "ƒ", "frasl": "⁄", "ge": "≥", "harr": "↔",
    "infin": "∞", "larr": "←", "le": "≤", "minus": "−", "ne": "≠", "rArr": "⇒", "radic": "√", "rarr": "→", "sum": "∑",
    "trade": "™", "uarr": "↑",
  ]

  private static func run(from first: UInt32, _ names: String) -> [String: Unicode.Scalar] {
    let pairs = zip(names.split(separator: " ").map(String.init), first...)
    return pairs.reduce(into: [:]) { $0[$1.0] = Unicode.Scalar($1.1) }
  }
}
