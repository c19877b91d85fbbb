import Testing

/// A number and the text that it is to become.
struct NumberCase: Sendable, CustomTestStringConvertible {
  let number: Double
  let text: String

  init(_ number: Double, _ text: String) {
    self.number = number
    self.text = text
  }

  var testDescription: String { "\(number) is \(text)" }
}

/// Numbers that every formatter must answer with `n/a`.
let numbersWithoutText: [Double] = [.nan, .signalingNaN, .infinity, -.infinity]
