import CoinKit
import Foundation
import Testing

@testable import coins

@Suite struct CatalogueTests {
  private static let json = JSONWriter.text(of: Catalogue.json, escaping: Sanitizer.isForbidden)

  @Test func `every command stands in the table once`() {
    #expect(Catalogue.commands.map(\.name) == CommandName.allCases)
  }

  @Test func `no two options share a name or a letter`() {
    let forms = Catalogue.options.flatMap(\.forms)
    #expect(Set(forms).count == forms.count)
  }

  @Test(arguments: Catalogue.options.map(\.name)) func `an option contradicts others that exist`(name: String) throws {
    let option = try #require(Catalogue.option(long: name))
    for opponent in option.contradicts {
      #expect(opponent != name)
      #expect(Catalogue.option(long: opponent) != nil)
    }
  }

  @Test(arguments: Catalogue.options.filter { $0.fallback != nil }.map(\.name))
  func `a default is a value that its option takes`(name: String) throws {
    let option = try #require(Catalogue.option(long: name))
    let fallback = try #require(option.fallback)
    #expect(throws: Never.self) { try parse(["list", option.long, fallback]) }
  }

  @Test func `the defaults of the common options are what counts without them`() throws {
    let defaults = Catalogue.options.filter(\.isCommon).flatMap { option in
      option.fallback.map { [option.long, $0] } ?? []
    }
    #expect(defaults.count == 6)
    #expect(try parse(["list"] + defaults) == parse(["list"]))
  }

  @Test(arguments: Catalogue.publicCommands.flatMap(\.examples).map(\.line))
  func `an example can be run as it stands`(line: String) throws {
    let start = try #require(line.range(of: "coins ")).upperBound
    let end = line[start...].firstIndex { "|>)".contains($0) } ?? line.endIndex
    // Every second part stood in quotes.
    let parts = line[start..<end].split(separator: "\"", omittingEmptySubsequences: false)
    let arguments = parts.enumerated().flatMap { $0.isMultiple(of: 2) ? words(String($1)) : [String($1)] }
    #expect(throws: Never.self) { try parse(arguments) }
  }

  @Test(arguments: Catalogue.publicCommands.map(\.name))
  func `a command is in the help, the manual, the catalogue and the completions`(name: CommandName) throws {
    let spec = try #require(Catalogue.command(name.rawValue))
    #expect(HelpText.text(for: nil).contains("coins \(spec.synopsis)  "))
    #expect(ManualPage.text.contains(".It Cm \(name.rawValue)\n"))
    #expect(Self.json.contains("{\"name\":\"\(name.rawValue)\","))
    #expect(Completions.bash.contains("    \(name.rawValue))\n"))
    #expect(Completions.zsh.contains("    '\(name.rawValue):\(spec.summary)'\n"))
    #expect(Completions.fish.contains("-a \(name.rawValue) -d '\(spec.summary)'\n"))
  }

  @Test(arguments: Catalogue.options.map(\.name))
  func `an option is in the help, the manual, the catalogue and the completions`(name: String) throws {
    let option = try #require(Catalogue.option(long: name))
    for command in option.commands.intersection(CommandName.showingCoins) {
      let lines = HelpText.text(for: command).split(separator: "\n")
      let term = [option.forms.joined(separator: ", "), option.placeholder].compactMap(\.self).joined(separator: " ")
      #expect(lines.contains { $0.contains("  \(term)  ") })
    }
    #expect(ManualPage.text.contains("Fl \\-\(name.replacing("-", with: "\\-"))"))
    #expect(Self.json.contains("{\"name\":\"--\(name)\","))
    for form in option.forms {
      #expect(Completions.bash.contains(" \(form) ") || Completions.bash.contains(" \(form)\n"))
      #expect(Completions.zsh.contains(")\(form)"))
    }
    #expect(Completions.fish.contains(option.short.map { "-s \($0) -l \(name) " } ?? " -l \(name) "))
  }

  @Test func `the hidden command is shown to nobody`() {
    let hidden = CommandName.cachedIDs.rawValue
    #expect(!HelpText.text(for: nil).contains(hidden))
    #expect(!ManualPage.text.contains(hidden))
    #expect(!Self.json.contains(hidden))
  }
}
