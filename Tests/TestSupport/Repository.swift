package import Foundation

/// Places in the checkout that the tests were built from.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static let fixtures = root.appending(path: "Fixtures")
}
