/// An element of HTML by its name, and what its tags do to plain text.
struct HTMLTag {
  /// What a tag does to the text around it.
  enum Effect {
    case none, endsLine, startsLine, startsParagraph, startsItem, hidesContents
  }

  /// The name in lower case.
  let name: String
  let effect: Effect

  /// Knows an element by its name in any case; `nil` for what HTML has no element for.
  init?(name: some Sequence<UInt8>) {
    self.name = String(decoding: Array(name), as: UTF8.self).lowercased()
    guard let effect = Self.effects[self.name] else { return nil }
    self.effect = effect
  }

  private static let effects: [String: Effect] = {
    let names: [(Effect, String)] = [
      (.endsLine, "br"),
      (.startsLine, "dd div dt legend option td th tr"),
      (
        .startsParagraph,
        """
        address article aside blockquote body details dl figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html \
        main nav ol p pre section summary table ul
        """
      ),
      (.startsItem, "li"),
      (.hidesContents, "script style"),
      (
        .none,
        """
        a abbr acronym area audio b base bdi bdo big button canvas caption center cite code col colgroup data del dfn em \
        embed fieldset font head i iframe img input ins kbd label link map mark meta nobr noscript object optgroup \
        output param picture progress q rp rt ruby s samp select small source span strike strong sub sup svg tbody \
        textarea tfoot thead time title track tt u var video wbr
        """
      ),
    ]
    let pairs = names.flatMap { effect, names in names.split(separator: " ").map { (String($0), effect) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
