import CoinKit
import Testing

@Suite struct StatisticModelTests {
  @Test func `a statistic is told from others by its title`() {
    #expect(StatisticModel(title: "Volume", value: "$1.00").id == "Volume")
    #expect(StatisticModel(title: "Volume", value: "$1.00").percentageChange == nil)
  }
}
