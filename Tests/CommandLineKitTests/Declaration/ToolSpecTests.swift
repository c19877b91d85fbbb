import Testing

@testable import CommandLineKit

@Suite struct ToolSpecTests {
  private let tool = SampleTool.spec

  @Test func `sub-commands stand behind their own, and the hidden one is shown to nobody`() {
    let shown = ["brew", "serve", "cellar", "cellar add", "cellar drop", "ask", "label"]
    #expect(tool.commands.map(\.name) == shown + ["_steam"])
    #expect(tool.publicCommands.map(\.name) == shown)
    #expect(tool.mainCommands.map(\.name) == ["brew", "serve", "cellar", "ask", "label"])
    #expect(tool.command("_steam")?.isPublic == false)
    #expect(tool.command("cellar add")?.ownName == "add")
  }

  @Test func `every option stands once, a new one behind the one before it in its command`() {
    let common = ["json", "help", "version"]
    #expect(
      tool.options.map(\.name)
        == ["minutes", "limit", "order", "blend", "fields", "sugar", "honey", "tin", "note"] + common)
    #expect(tool.command("cellar add").map(tool.options)?.map(\.name) == ["note"] + common)
  }

  @Test func `an option knows the commands that take it`() {
    #expect(tool.commands(taking: SampleTool.note.spec).map(\.name) == ["brew", "cellar add"])
    #expect(tool.commands(taking: SampleTool.json.spec).count == tool.publicCommands.count)
    #expect(tool.isCommon(SampleTool.json.spec) && !tool.isCommon(SampleTool.note.spec))
  }

  @Test func `either of two options may say that they exclude each other`() {
    let options = tool.options
    #expect(tool.conflicts(of: SampleTool.sugar.spec, among: options) == ["honey"])
    #expect(tool.conflicts(of: SampleTool.honey.spec, among: options) == ["sugar"])
    #expect(tool.conflicts(of: SampleTool.minutes.spec, among: options).isEmpty)
  }

  @Test func `the words of a closed list are known`() {
    #expect(tool.words(of: .choice(["a", "b"])) == ["a", "b"])
    #expect(tool.words(of: .command) == tool.mainCommands.map(\.name))
    #expect(tool.words(of: .text) == nil && tool.words(of: .fields(["a"])) == nil)
  }
}
