package import CoinKit

/// A question to the API, and how to read its answer as a model.
///
/// Everything there is to know of an endpoint stands in its own file: each adds a static member here.
package struct Endpoint<Value: Sendable>: Sendable {
  /// What is asked.
  package let request: Request
  /// Makes a model of a good answer.
  package let decode: @Sendable (JSONDocument) throws(CoinDecodingError) -> Decoded<Value>
}
