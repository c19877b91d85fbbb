import Testing

@testable import coins

@Suite struct EnvironmentVariableTests {
  @Test func `every variable is explained once`() {
    let explained = EnvironmentVariable.meanings.flatMap(\.variables)
    #expect(explained.count == EnvironmentVariable.allCases.count)
    #expect(Set(explained) == Set(EnvironmentVariable.allCases))
  }
}
