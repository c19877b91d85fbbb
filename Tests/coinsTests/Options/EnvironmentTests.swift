import Testing

@testable import coins

@Suite struct EnvironmentTests {
  @Test(
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/coins"), (["HOME": "/h"], "/h/.cache/coins"),
      (["XDG_CACHE_HOME": "c", "HOME": "/h"], "/h/.cache/coins"),
      (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/coins"),
      (["XDG_CACHE_HOME": "c"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the cache lies where the variables say, and nowhere without a home`(
    variables: [String: String], folder: String?
  ) {
    #expect(Environment(variables).cacheFolder == folder)
  }
}
