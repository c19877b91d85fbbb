import Foundation
import Platform

/// Reads the surroundings of the process once, runs, and ends with a code.
@main
enum Coins {
  static func main() async {
    StandardStream.reserveAll()
    Signals.prepare()
    Trap.arm()
    let run = Run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: Environment(ProcessInfo.processInfo.environment))
    exit(await run().rawValue)
  }
}
