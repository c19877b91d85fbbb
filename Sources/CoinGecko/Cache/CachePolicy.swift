/// Where answers are kept, and when one of them may answer again.
package struct CachePolicy: Equatable, Sendable {
  /// What is asked: the cache, the network, or both.
  package enum Use: Equatable, Sendable {
    /// The network for what the cache has no new answer to.
    case normal
    /// The cache alone, whatever its age.
    case offline
    /// The network alone.
    case refresh
  }

  /// The path of the folder that answers are kept in.
  package let folder: String
  /// What is asked.
  package let use: Use
  /// How old a copy may be when the network fails, in seconds; 0 for never.
  package let maxAge: Double

  /// Creates a policy, by default to take copies of up to an hour when the network fails.
  package init(folder: String, use: Use = .normal, maxAge: Double = 3600) {
    self.folder = folder
    self.use = use
    self.maxAge = maxAge
  }
}
