/// A JSON text of which the structure has been checked.
///
/// Holds no references, as counting them for every value takes longer than reading it.
struct JSONText {
  /// An array or an object.
  struct Nest: Equatable {
    /// The index behind its closing bracket.
    var end = 0
    /// How many values it holds.
    var count = 0
    /// The number of the next one that is not within it.
    var next = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// All arrays and objects, in the order in which they open.
  let nests: UnsafeBufferPointer<Nest>
}
