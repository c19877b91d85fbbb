import Foundation
import Platform
import Testing

@Suite struct AsyncResultTests {
  @Test(arguments: [.success(7), .failure(FileFault(code: ENOENT))] as [Result<Int, FileFault>])
  func `what an operation gives or throws is kept`(expected: Result<Int, FileFault>) async {
    let kept = await result { () async throws(FileFault) in
      await Task.yield()
      return try expected.get()
    }
    #expect(kept == expected)
  }
}
