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

/// A small seeded generator, so that a failure can be met again.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
