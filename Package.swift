// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Work stays on the thread that asks for it: a run that needs no network starts no other.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Each target with the only ones that it may look at: what is a target of its own cannot look back.
let arrows: [(target: String, uses: [String])] = [
  ("CoinKit", []),
  ("Platform", []),
  ("TerminalKit", ["Platform"]),
  ("CommandLineKit", ["TerminalKit"]),
  ("CoinGecko", ["CoinKit", "Platform"]),
]

let package = Package(
  name: "coins",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CoinKit", targets: ["CoinKit"]),
    .executable(name: "coins", targets: ["coins"]),
  ],
  targets: arrows.flatMap { arrow -> [Target] in
    let uses = arrow.uses.map(Target.Dependency.init(stringLiteral:))
    return [
      .target(name: arrow.target, dependencies: uses, swiftSettings: settings),
      .testTarget(
        name: "\(arrow.target)Tests", dependencies: [.init(stringLiteral: arrow.target), "TestSupport"] + uses,
        swiftSettings: settings),
    ]
  } + [
    // What the tests of several targets need.
    .target(name: "TestSupport", dependencies: ["Platform"], path: "Tests/TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "coins", dependencies: ["CoinKit", "CoinGecko", "CommandLineKit", "TerminalKit", "Platform"],
      swiftSettings: settings),
    .testTarget(
      name: "coinsTests",
      dependencies: ["coins", "TestSupport", "CoinKit", "CoinGecko", "CommandLineKit", "TerminalKit", "Platform"],
      swiftSettings: settings),
  ]
)
