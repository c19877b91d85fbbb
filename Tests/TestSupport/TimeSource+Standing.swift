import Foundation
package import Platform

extension TimeSource {
  /// Clocks by which no deadline ever passes, however long a busy machine leaves a test alone; the date is today's.
  package static let standing = TimeSource(
    now: { Date() }, uptime: { 0 }, sleep: { _ in try? await Task.sleep(for: .seconds(86_400)) })
}
