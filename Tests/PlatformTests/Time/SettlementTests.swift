import Platform
import Testing

@Suite struct SettlementTests {
  @Test func `the first to come decides`() async {
    let settlement = Settlement<Int>()
    settlement.settle(1)
    settlement.settle(2)
    #expect(await settlement.value == 1)
  }

  @Test func `all who wait get the same value`() async {
    let settlement = Settlement<Int>()
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { await settlement.value } }
      for number in 0..<50 {
        group.addTask {
          settlement.settle(number)
          return await settlement.value
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(values.count == 1)
  }
}
