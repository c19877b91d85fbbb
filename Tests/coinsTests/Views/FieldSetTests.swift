import CommandLineKit
import Testing

@testable import coins

@Suite struct FieldSetTests {
  private static let fields = FieldSet<Int>(
    [
      Field("number", short: "n", .rank { $0 }), Field("doubled", .rank { $0 * 2 }),
      Field("line", short: "l", .series { [Double($0)] }),
    ], columns: ["l", "n"])

  @Test func `a field is found by its key or its short name, in the order of the names`() {
    #expect(Self.fields.named(["doubled", "n", "number", "x"]).map(\.key) == ["doubled", "number", "number"])
  }

  @Test func `a line of values is a column only where it can be drawn`() {
    #expect(Self.fields.columns(hasSeries: true).map(\.key) == ["line", "number"])
    #expect(Self.fields.columns(hasSeries: false).map(\.key) == ["number"])
    #expect(FieldSet(Self.fields.all).columns(hasSeries: true).map(\.key) == ["number", "doubled", "line"])
  }

  @Test(arguments: [FieldSet.coins.specs, FieldSet.details.specs, FieldSet.candidates.specs])
  func `no two names of the fields of a row are the same`(specs: [FieldSpec]) {
    let names = specs.flatMap { Set([$0.key, $0.shortName].compactMap { $0 }) }
    #expect(Set(names).count == names.count)
  }

  @Test func `the columns of a list are fields of it`() {
    #expect(FieldSet.coins.columns(hasSeries: true).count == FieldSet.coins.columnNames.count)
  }
}
