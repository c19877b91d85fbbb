import CoinKit
import Foundation
import Testing

@Suite struct StatisticModelTests {
  @Test func `a statistic is told from others by its title`() {
    #expect(StatisticModel(title: "Volume", value: "$1.00").id == "Volume")
    #expect(StatisticModel(title: "Volume", value: "$1.00").percentageChange == nil)
  }

  @Test func `the keys of its JSON are those of the output`() throws {
    let statistic = StatisticModel(title: "Volume", value: "$1.00", percentageChange: -1.5)
    let json = try JSONEncoder().encode(statistic)
    let members = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(members.keys.sorted() == ["percentage_change", "title", "value"])
    #expect(try JSONDecoder().decode(StatisticModel.self, from: json) == statistic)
  }
}
