// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "coins",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CoinKit", targets: ["CoinKit"]),
    .executable(name: "coins", targets: ["coins"]),
  ],
  targets: [
    .target(name: "CoinKit", swiftSettings: settings),
    .executableTarget(name: "coins", dependencies: ["CoinKit"], swiftSettings: settings),
    .testTarget(name: "CoinKitTests", dependencies: ["CoinKit"], swiftSettings: settings),
    .testTarget(name: "coinsTests", dependencies: ["CoinKit", "coins"], swiftSettings: settings),
  ]
)
