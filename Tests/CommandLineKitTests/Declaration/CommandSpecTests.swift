import Testing

@testable import CommandLineKit

@Suite struct CommandSpecTests {
  @Test(arguments: [
    ("brew", "brew LEAF [CUP]"), ("serve", "serve [LEAF...]"), ("cellar", "cellar"),
    ("cellar add", "cellar add GRAMS LEAF"),
  ])
  func `a command is written with its operands`(name: String, synopsis: String) {
    #expect(SampleTool.spec.command(name)?.synopsis == synopsis)
  }

  @Test func `without a brief text the summary is as brief`() {
    #expect(SampleTool.spec.command("brew")?.brief == "a cup of one leaf")
    #expect(SampleTool.spec.command("serve")?.brief == "show what there is to drink")
  }

  @Test func `a field is named by its key or its short name, each once`() {
    let fields = [FieldSpec(key: "a", shortName: "x"), FieldSpec(key: "b", shortName: "b"), FieldSpec(key: "c")]
    #expect(fields.names == ["a", "b", "c", "x"])
  }
}
