import CoinKit
import Foundation

/// A coin of which only these fields are known, written as in a JSON object.
func coin(_ id: String, _ fields: String = "") throws -> CoinModel {
  try model(id, fields)
}

/// A detail of which only these fields are known, written as in a JSON object.
func detail(_ id: String, _ fields: String = "") throws -> CoinDetailModel {
  try model(id, fields)
}

private func model<Model: Decodable>(_ id: String, _ fields: String) throws -> Model {
  let members = [#""id":"\#(id)""#, fields].filter { !$0.isEmpty }.joined(separator: ",")
  return try JSONDecoder().decode(Model.self, from: Data("{\(members)}".utf8))
}
