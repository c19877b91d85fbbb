import Foundation

/// Numbers for properties: spread evenly over the orders of magnitude, the same in every run.
enum NumberSamples {
  /// From 1e-18 to 1e15, of both signs, with zero and the neighbours of every power of ten.
  static let all: [Double] = positive + positive.map(-) + [0, -0.0]

  static let positive: [Double] = {
    var generator = SplitMix64(state: 0x5EED)
    let random = (0..<3_000).map { _ in pow(10, Double.random(in: -18...15, using: &generator)) }
    let edges = (-18...15).flatMap { exponent in
      let power = Double("1e\(exponent)") ?? .nan
      return [power.nextDown, power, power.nextUp, power * 0.999_95, power * 0.999_949, power * 9.999_999_5]
    }
    return random + edges
  }()
}
