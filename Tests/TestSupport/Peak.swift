#if os(Linux)
  package import Foundation
  import Platform
  import Synchronization

  /// The most memory that a process has had, as Linux keeps count of it for as long as the process is there.
  package final class Peak: Sendable {
    private let kilobytes = Mutex<Double?>(nil)

    package init() {}

    /// Nil when the process was never seen.
    package var megabytes: Double? { kilobytes.withLock { $0 }.map { $0 / 1024 } }

    /// Watches a process until it has ended, on a thread of its own.
    package func watch(_ process: pid_t) {
      Thread.detachNewThread { [self] in
        while let peak = Self.read(process) {
          kilobytes.withLock { $0 = peak }
          sched_yield()
        }
      }
    }

    /// `VmHWM` of proc(5): what the shell or the tests had before the process became the tool's is not in it.
    private static func read(_ process: pid_t) -> Double? {
      guard let status = try? FileReader.read("/proc/\(process)/status") else { return nil }
      return String(decoding: status, as: UTF8.self).firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Double($0.1) }
    }
  }
#endif
