import CoinKit
import Foundation

/// Turns the text of an option's value into what it means.
struct ValueReader<Value>: Sendable {
  let kind: ValueKind
  /// Reads a value; the command decides which fields there are.
  let read: @Sendable (String, CommandName) throws(ValueProblem) -> Value

  /// A reader for which every text is either a value or unlike one.
  private init(_ kind: ValueKind, _ value: @escaping @Sendable (String) -> Value?) {
    self.kind = kind
    read = { text, _ throws(ValueProblem) in
      guard let value = value(text) else { throw .unlike(kind, text) }
      return value
    }
  }

  private init(_ kind: ValueKind, read: @escaping @Sendable (String, CommandName) throws(ValueProblem) -> Value) {
    self.kind = kind
    self.read = read
  }
}

extension ValueReader<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    ValueReader(.integer(range)) { text in
      Int(text).flatMap { range.contains($0) && !text.hasPrefix("+") ? $0 : nil }
    }
  }
}

extension ValueReader<Double> {
  static func seconds(limit: Int) -> Self {
    ValueReader(.seconds(limit: limit)) { text in
      decimal(text).flatMap { $0 > 0 && $0 <= Double(limit) ? $0 : nil }
    }
  }

  /// Seconds, from `90s`, `5m`, `1.5h`, `2d` or a bare `0`.
  static var duration: Self {
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

extension ValueReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the raw values, in any case.
  static func choice(_ noun: String) -> Self {
    let values = Value.allCases.map(\.rawValue)
    return ValueReader(.choice(noun: noun, values)) { text, _ throws(ValueProblem) in
      guard let value = Value(rawValue: text.lowercased()) else { throw .unknown(noun: noun, text, known: values) }
      return value
    }
  }
}

extension ValueReader<String> {
  static var text: Self { ValueReader(.text) { $0.isEmpty ? nil : $0 } }

  static var folder: Self { ValueReader(.folder) { $0.isEmpty ? nil : $0 } }

  /// A currency code in any case, made lower case; one that is like none of the known ones is no code at all.
  static var currency: Self {
    ValueReader(.currency) { text, _ throws(ValueProblem) in
      let code = text.lowercased()
      if CurrencyCode.all.contains(code) { return code }
      if NearestMatch.among(CurrencyCode.all, for: text).isEmpty { throw .unlike(.currency, text) }
      throw .unknown(noun: "currency", text, known: CurrencyCode.all)
    }
  }
}

extension ValueReader<[String]> {
  /// Names of the command's fields, each once, in the order written.
  static var fields: Self {
    ValueReader(.fields) { text, command throws(ValueProblem) in
      let known = FieldNames.of(command)
      var names: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: true) {
        let name = part.lowercased().trimmingCharacters(in: .whitespaces)
        guard known.contains(name) else { throw .unknown(noun: "field", String(part), known: known) }
        if !names.contains(name) { names.append(name) }
      }
      guard !names.isEmpty else { throw .unlike(.fields, text) }
      return names
    }
  }
}
