/// What the API answered, and how old it is.
package struct Answer<Value: Sendable>: Sendable {
  /// The models.
  package let value: Value
  /// How many rows there are over all pages, where the API said so.
  package let total: Int?
  /// Where the models come from in time.
  package let provenance: Provenance

  /// Creates an answer.
  package init(value: Value, total: Int? = nil, provenance: Provenance) {
    self.value = value
    self.total = total
    self.provenance = provenance
  }
}
