/// A word, or a row of them, that a command takes besides its options.
package struct Operand: Equatable, Sendable {
  package let placeholder: String
  package let kind: ValueKind
  /// How many there may be.
  package let count: ClosedRange<Int>
  /// Whether a word of white space, or of nothing, is one as well.
  package var admitsBlank = false

  /// Just one.
  package static func one(_ placeholder: String, _ kind: ValueKind) -> Operand {
    Operand(placeholder: placeholder, kind: kind, count: 1...1)
  }

  /// One or none.
  package static func optional(_ placeholder: String, _ kind: ValueKind) -> Operand {
    Operand(placeholder: placeholder, kind: kind, count: 0...1)
  }

  /// As many as anybody likes, but at least `minimum`.
  package static func many(_ placeholder: String, _ kind: ValueKind, minimum: Int) -> Operand {
    Operand(placeholder: placeholder, kind: kind, count: minimum...Int.max)
  }

  /// Words of any kind, blank ones as well.
  package static func anything(_ placeholder: String) -> Operand {
    Operand(placeholder: placeholder, kind: .text, count: 0...Int.max, admitsBlank: true)
  }

  /// How manuals write it: `[COIN...]`.
  package var synopsis: String {
    let words = placeholder + (isRepeated ? "..." : "")
    return isOptional ? "[\(words)]" : words
  }

  package var isRepeated: Bool { count.upperBound > 1 }

  package var isOptional: Bool { count.lowerBound == 0 }
}

extension [Operand] {
  /// How few and how many words there may be in all.
  package var wordCount: ClosedRange<Int> {
    let minimum = reduce(0) { $0 + $1.count.lowerBound }
    let isOpen = contains { $0.count.upperBound == Int.max }
    return minimum...(isOpen ? Int.max : reduce(0) { $0 + $1.count.upperBound })
  }

  /// What the word at a place among the operands is, where none of those before it was left out.
  package subscript(word index: Int) -> Operand? {
    var index = index
    for operand in self {
      if index < operand.count.upperBound { return operand }
      index -= operand.count.upperBound
    }
    return nil
  }
}
