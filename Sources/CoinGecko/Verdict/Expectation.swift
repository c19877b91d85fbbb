/// What a good answer to a question looks like, and what its errors speak of.
struct Expectation: Sendable {
  /// The value that an answer is as a whole.
  enum Shape: Sendable {
    case array
    /// An object that has a member of this name.
    case object(having: String)
  }

  let shape: Shape
  /// More rows than anybody asks for would take their time to decode, however small they are.
  var mostRows = 10_000
  /// The id that an object calls itself by when it is the right one; nil where the question does not tell.
  var id: String?
  /// What coins are asked for by; an error that no coin is there speaks of these.
  var coins: [String] = []
  /// The currency that prices are asked for in.
  var currency: String?
}
