import Foundation
import Platform
import Testing

/// In a process of its own, since the environment is a whole process's.
@Suite struct ForeignFoldersTests {
  @Test func `what Foundation does gives its value`() async {
    await #expect(processExitsWith: .success) {
      #expect(ForeignFolders.avoided { 7 } == 7)
    }
  }

  #if !canImport(Darwin)
    @Test func `meanwhile folders cannot be made, and then the variables are as they were`() async {
      await #expect(processExitsWith: .success) {
        func variables() -> [String?] {
          ["XDG_CACHE_HOME", "XDG_DATA_HOME"].map { (name: String) in getenv(name).map { String(cString: $0) } }
        }
        setenv("XDG_CACHE_HOME", "/somewhere", 1)
        unsetenv("XDG_DATA_HOME")
        #expect(ForeignFolders.avoided(variables) == ["/dev/null", "/dev/null"])
        #expect(variables() == ["/somewhere", nil])
      }
    }
  #endif
}
