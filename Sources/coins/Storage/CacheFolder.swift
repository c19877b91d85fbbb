extension Environment {
  /// Where answers are kept, by the XDG Base Directory Specification; nil when there is no home for them.
  var cacheFolder: String? {
    let base = cacheHome ?? home.map { "\($0)/.cache" }
    return base.map { "\($0)/\(Catalogue.toolName)" }
  }
}
