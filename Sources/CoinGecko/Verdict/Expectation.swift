/// What a good answer to a question looks like, and what its errors speak of.
struct Expectation: Sendable {
  /// The value that an answer is as a whole.
  enum Shape: Sendable {
    case array
    /// An object that has a member of this name.
    case object(having: String)
  }

  let shape: Shape
  /// The coins that are asked for by their ids; an object that tells of another one than the only one is no answer.
  var coins: [String] = []
  /// The currency that prices are asked for in.
  var currency: String?
}
