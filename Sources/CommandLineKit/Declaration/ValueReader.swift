import Foundation

/// Turns the text of a value into what it means.
package struct ValueReader<Value: Sendable>: Sendable {
  package let kind: ValueKind
  package let read: @Sendable (String) throws(ValueProblem) -> Value

  package init(_ kind: ValueKind, read: @escaping @Sendable (String) throws(ValueProblem) -> Value) {
    self.kind = kind
    self.read = read
  }

  /// A reader for which every text is either a value or unlike one.
  package init(_ kind: ValueKind, orUnlike value: @escaping @Sendable (String) -> Value?) {
    self.init(kind) { text throws(ValueProblem) in
      guard let value = value(text) else { throw .unlike(kind, text) }
      return value
    }
  }
}

extension ValueReader<Int> {
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    ValueReader(.integer(range)) { text in
      Int(text).flatMap { range.contains($0) && !text.hasPrefix("+") ? $0 : nil }
    }
  }
}

extension ValueReader<Double> {
  package static func seconds(limit: Int) -> Self {
    ValueReader(.seconds(limit: limit)) { text in
      decimal(text).flatMap { $0 > 0 && $0 <= Double(limit) ? $0 : nil }
    }
  }

  /// Seconds, from `90s`, `5m`, `1.5h`, `2d` or a bare `0`.
  package static var duration: Self {
    ValueReader(.duration) { text in
      if text == "0" { return 0 }
      guard let unit = text.lowercased().last.flatMap({ secondsPerUnit[$0] }), let number = decimal(text.dropLast())
      else {
        return nil
      }
      return number * unit
    }
  }

  private static var secondsPerUnit: [Character: Double] { ["s": 1, "m": 60, "h": 3600, "d": 86_400] }

  /// Plain decimals alone: `Double` would also read `inf`, `0x10` and `1e9`.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
      ? Double(text) : nil
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable {
  /// One of the raw values, in any case.
  package static func choice(_ noun: String) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueReader(.choice(words)) { text throws(ValueProblem) in
      guard let value = Value(rawValue: text.lowercased()) else { throw .unknown(noun: noun, text, known: words) }
      return value
    }
  }
}

extension ValueReader<String> {
  package static var text: Self { ValueReader(.text) { $0.isEmpty ? nil : $0 } }

  package static var folder: Self { ValueReader(.folder) { $0.isEmpty ? nil : $0 } }

  package static var file: Self { ValueReader(.file) { $0.isEmpty ? nil : $0 } }
}

extension ValueReader<[String]> {
  /// Some of the `known` names, each once, in the order written.
  package static func fields(_ known: [String]) -> Self {
    let kind = ValueKind.fields(known)
    return ValueReader(kind) { text throws(ValueProblem) in
      var names: [String] = []
      for part in text.split(separator: ",") {
        let name = part.lowercased().trimmingCharacters(in: .whitespaces)
        guard known.contains(name) else { throw .unknown(noun: "field", String(part), known: known) }
        if !names.contains(name) { names.append(name) }
      }
      guard !names.isEmpty else { throw .unlike(kind, text) }
      return names
    }
  }
}
