import Foundation

/// The folders that Foundation makes in the home of the user, and leaves empty.
package enum ForeignFolders {
  /// Does `work` of Foundation's without them.
  ///
  /// On Linux even a session that keeps nothing has a store of cookies, named after the folder of the program, and one
  /// of answers. They are not made where they cannot be.
  package static func avoided<Value>(_ work: () -> Value) -> Value {
    #if canImport(Darwin)
      return work()
    #else
      let before: [(String, String?)] = ["XDG_CACHE_HOME", "XDG_DATA_HOME"].map { name in
        (name, getenv(name).map { String(cString: $0) })
      }
      for (name, _) in before { setenv(name, "/dev/null", 1) }
      defer { for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
      return work()
    #endif
  }
}
