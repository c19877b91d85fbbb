package import Platform
import Synchronization

/// The line on a terminal that says what a run waits for, once that takes long; it leaves no trace.
package final class ProgressLine: Sendable {
  /// How long a run may last before it has to explain itself, in seconds.
  package static let patience = 1.0

  private struct Wait {
    let number: Int
    let text: String
  }

  private struct State {
    /// Whether work goes on that may explain itself.
    var isWorking = false
    /// What is said when nothing in particular is waited for.
    var idle: String?
    /// What is waited for in particular; the newest comes last.
    var waits: [Wait] = []
    var waitCount = 0
    var mayShow = false
    var isShown = false
    var signals: SignalWatch?
  }

  private let terminal: Terminal
  private let isSilent: Bool
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameter write: Writes to the stream of `terminal`.
  package init(terminal: Terminal, isSilent: Bool, write: @escaping @Sendable (String) -> Void) {
    self.terminal = terminal
    self.isSilent = isSilent
    self.write = write
  }

  /// Runs `work`, and says what it waits for when that takes long.
  package func during<Value>(time: TimeSource, _ work: () async -> Value) async -> Value {
    guard terminal.canErase, !isSilent else { return await work() }
    state.withLock { $0.isWorking = true }
    let alarm = Task {
      await time.sleep(Self.patience)
      if !Task.isCancelled { allow() }
    }
    let value = await work()
    alarm.cancel()
    end()
    return value
  }

  /// Sets what is said as long as nothing in particular is waited for.
  package func idle(_ text: String) {
    state.withLock { state in
      state.idle = text
      show(&state)
    }
  }

  /// Says what is waited for from now on, until what is given back has been called.
  package func begin(_ text: String) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.waitCount += 1
      state.waits.append(Wait(number: state.waitCount, text: text))
      show(&state)
      return state.waitCount
    }
    return { [self] in
      state.withLock { state in
        state.waits.removeAll { $0.number == number }
        show(&state)
      }
    }
  }

  /// Takes the line away for as long as `other` writes.
  package func yield(to other: () -> Void) {
    state.withLock {
      hide(&$0)
      other()
      show(&$0)
    }
  }

  private func allow() {
    state.withLock {
      guard $0.isWorking else { return }
      $0.mayShow = true
      $0.signals = Signals.beforeDeath { [weak self] in self?.end() }
      show(&$0)
    }
  }

  private func end() {
    state.withLock {
      hide(&$0)
      $0 = State()
    }
  }

  private func show(_ state: inout State) {
    guard state.mayShow, let text = state.waits.last?.text ?? state.idle else { return }
    let line = StyledText(text, .quiet)
      .truncated(to: (terminal.width ?? Terminal.standardWidth) - 1, ellipsis: terminal.glyphs.ellipsis)
    write(Style.erasedLine + line.rendered(usesColor: terminal.usesColor))
    state.isShown = true
  }

  private func hide(_ state: inout State) {
    guard state.isShown else { return }
    write(Style.erasedLine)
    state.isShown = false
  }
}
