import CommandLineKit
import Foundation
import Testing

@testable import coins

@Suite struct CommandTableTests {
  private static let tool = CommandTable.tool
  private static let publicNames = tool.publicCommands.map(\.name)

  @Test func `every command stands in the table once, by its name`() throws {
    #expect(Set(Self.tool.commands.map(\.name)).count == Self.tool.commands.count)
    for type in CommandTable.commands {
      #expect(CommandTable.command(type.spec.name).map { $0 == type } == true)
    }
    #expect(CommandTable.command("nosuchcommand") == nil)
  }

  @Test func `no two options share a name or a letter, and one of the same name has the same letter everywhere`() {
    let forms = Self.tool.options.flatMap(\.forms)
    #expect(Set(forms).count == forms.count)
    for command in Self.tool.commands {
      let own = Self.tool.options(of: command).flatMap(\.forms)
      #expect(Set(own).count == own.count && Set(own).isSubset(of: forms))
    }
  }

  @Test(arguments: tool.options.map(\.name)) func `an option contradicts others that exist`(name: String) throws {
    let option = try #require(Self.tool.options.first { $0.name == name })
    for opponent in option.conflicts {
      #expect(opponent != name)
      #expect(Self.tool.options.contains { $0.name == opponent })
    }
  }

  @Test(arguments: tool.options.filter { $0.defaultText != nil }.map(\.name))
  func `a default is a value that its option takes`(name: String) throws {
    let option = try #require(Self.tool.options.first { $0.name == name })
    let text = try #require(option.defaultText)
    #expect(throws: Never.self) { try option.read(text) }
  }

  @Test func `the defaults of the common options are what counts without them`() throws {
    let defaults = Self.tool.commonOptions.flatMap { option in option.defaultText.map { [option.long, $0] } ?? [] }
    #expect(defaults.count == 6)
    try Understood("list " + defaults.joined(separator: " ")).expect(besides: "list")
  }

  @Test(arguments: tool.publicCommands.flatMap(\.examples).map(\.line))
  func `an example can be run as it stands`(line: String) throws {
    let start = try #require(line.range(of: "coins ")).upperBound
    let end = line[start...].firstIndex { "|>)".contains($0) } ?? line.endIndex
    // Every second part stood in quotes.
    let parts = line[start..<end].split(separator: "\"", omittingEmptySubsequences: false)
    let arguments = parts.enumerated().flatMap { $0.isMultiple(of: 2) ? words(String($1)) : [String($1)] }
    #expect(throws: Never.self) { try TypedLine(arguments) }
  }

  @Test(arguments: publicNames) func `a command finds itself in overview, help, manual and completions`(
    name: String
  ) throws {
    let command = try #require(Self.tool.command(name))
    let overview = HelpText(Self.tool).text(for: nil).split(separator: "\n")
    let isMain = !name.contains(" ")
    #expect(overview.contains { $0.contains(command.synopsis) && $0.hasSuffix(command.brief) } == isMain)
    #expect(HelpText(Self.tool).text(for: command).hasPrefix("coins \(name) - "))
    #expect(ManualPage(Self.tool).text.contains(".It Cm \(name)\n"))
    let words = name.split(separator: " ").map(String.init)
    #expect(
      Completer(Self.tool).completion(of: words) == .words([.init(words.last ?? "", command.brief)]))
  }

  @Test(arguments: tool.options.map(\.name)) func `an option finds itself in help, manual and completions`(
    name: String
  ) throws {
    let option = try #require(Self.tool.options.first { $0.name == name })
    for command in Self.tool.commands(taking: option) where !command.options.isEmpty {
      let lines = HelpText(Self.tool).text(for: command).split(separator: "\n")
      let term = [option.forms.joined(separator: ", "), option.value?.placeholder].compactMap(\.self)
      #expect(lines.contains { $0.contains("  \(term.joined(separator: " "))  ") })
      for form in option.forms {
        let last = command.name.split(separator: " ").map(String.init) + [form]
        guard case .words(let candidates) = Completer(Self.tool).completion(of: last) else {
          Issue.record("\(form)")
          continue
        }
        #expect(candidates.contains { $0.word == form && $0.meaning == option.help })
      }
    }
    #expect(ManualPage(Self.tool).text.contains("Fl \\-\(name.replacing("-", with: "\\-"))"))
  }

  @Test func `the hidden command is shown to nobody`() {
    let hidden = CompleteCommand.spec.name
    for command in [nil] + Self.tool.publicCommands.map(Optional.some) {
      #expect(!HelpText(Self.tool).text(for: command).contains(hidden))
    }
    #expect(!ManualPage(Self.tool).text.contains(hidden))
  }
}
