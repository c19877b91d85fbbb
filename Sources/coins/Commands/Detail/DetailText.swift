import CoinGecko
import CoinKit
import CommandLineKit
import Foundation
import TerminalKit

/// The page of a coin: headline, chart, statistics, description and links.
struct DetailText {
  let view: DetailsView
  let terminal: Terminal

  /// How many lines of a description a terminal shows unless asked for all.
  private static let descriptionLines = 3
  /// Longer lines are hard to read, however wide the terminal is.
  private static let widest = 100

  /// Of what is read line by line; numbers and links take what there is.
  private var width: Int? { terminal.width.map { min($0, Self.widest) } }

  func page(_ page: CoinDetail) -> [StyledText] {
    let currency = CurrencyStyle(code: page.currency, usesASCII: terminal.glyphs == .ascii)
    let text = FieldText(currency: currency, glyphs: terminal.glyphs)
    let blocks = [
      view.shows("coin") || view.shows("detail") ? headline(page, text) : [],
      view.shows("coin") && view.showsChart ? chart(page, currency) : [],
      view.shows("statistics") ? statistics(page, text) : [],
      view.shows("description") ? description(page) : [],
      links(page),
      view.chosen == nil ? [] : origin(page),
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }

  /// The name on the left, the price on the right, in as many lines as that needs.
  ///
  /// The name alone is shortened, or a symbol wider than a line, so that the price is never far below.
  private func headline(_ page: CoinDetail, _ text: FieldText) -> [StyledText] {
    let name = StyledText(page.detail.displayName, .heading)
    let symbol = page.detail.symbol.flatMap { $0.isEmpty ? nil : StyledText($0.uppercased(), .quiet) }
    let rank = page.coin?.rank.map { StyledText("No. \($0)", .quiet) }
    let left = Paragraph.lines(joining: [name, symbol, rank].compactMap { $0 }, width: nil)[0]
    let price = page.coin?.currentPrice.map { StyledText($0.asCurrency(text.currency), .strong) }
    let change = page.coin?.priceChangePercentage24H.map(text.change)
    let right = Paragraph.lines(joining: [price, change].compactMap { $0 }, width: width)
    guard let width else { return [left + "  " + right[0]] }
    if right.count == 1, left.width + 2 + right[0].width <= width {
      return [left + right[0].padded(to: width - left.width, alignment: .right)]
    }
    let cut = { (text: StyledText) in text.truncated(to: width, ellipsis: terminal.glyphs.ellipsis) }
    let marks = Paragraph.lines(joining: [symbol.map(cut), rank].compactMap { $0 }, width: width)
    return ((left.width <= width ? [left] : [cut(name)] + marks) + right).filter { !$0.isEmpty }
  }

  private func chart(_ page: CoinDetail, _ currency: CurrencyStyle) -> [StyledText] {
    guard let coin = page.coin else { return [] }
    let chart = PriceChart(
      prices: coin.sparklineIn7D?.price ?? [], lastUpdated: coin.lastUpdated.flatMap { Date(coinGeckoString: $0) })
    return ChartText(width: width, glyphs: terminal.glyphs, currency: currency).lines(of: chart)
  }

  private func statistics(_ page: CoinDetail, _ text: FieldText) -> [StyledText] {
    let statistics = CoinStatistics(coin: page.coin, detail: page.detail, currency: text.currency)
    let groups = [
      ("Overview", statistics.overview), ("Additional Details", statistics.additional), ("Supply", statistics.supply),
    ].map { title, group in
      StatisticGrid.Group(
        title: title,
        items: group.map { statistic in
          StatisticGrid.Item(
            label: statistic.title, value: StyledText(statistic.value),
            change: statistic.percentageChange.map(text.change))
        })
    }
    return StatisticGrid(groups: groups).lines(width: terminal.width)
  }

  private func description(_ page: CoinDetail) -> [StyledText] {
    guard let description = page.detail.readableDescription else { return [] }
    let lines = Paragraph.lines(description, width: width, indent: 2)
    let heading = Paragraph.lines("Description", width: width, style: .heading)
    guard let width, terminal.isTerminal, !view.showsWholeDescription, lines.count > Self.descriptionLines else {
      return heading + lines
    }
    let hint = "Read more: coins detail \(word(for: page).asShellWord) --full"
    return heading + beginning(of: description, width: width)
      + Paragraph.lines(hint, width: width, indent: 2, style: .quiet)
  }

  /// The first lines, wrapped so that there is room for the sign of a rest behind the last of them.
  private func beginning(of description: String, width: Int) -> [StyledText] {
    let rest = StyledText(" \(terminal.glyphs.ellipsis)")
    let lines = Paragraph.lines(description, width: width - rest.width, indent: 2)
      .prefix(Self.descriptionLines).filter { !$0.trimmedAtEnd().isEmpty }
    return lines.dropLast() + lines.suffix(1).map { ($0 + rest).prefix(cells: width) }
  }

  /// What leads to this very coin: the bare id of one that is not well known may mean another.
  private func word(for page: CoinDetail) -> String {
    let id = page.detail.id
    let isEnough = CoinQuery(id).meaning(holder: page.coin.map { CoinCandidate($0) }) != nil
    return isEnough ? id : "id:\(id)"
  }

  private func links(_ page: CoinDetail) -> [StyledText] {
    let links = [
      ("Website", view.shows("website") ? page.detail.website : nil),
      ("Reddit", view.shows("reddit") ? page.detail.reddit : nil),
    ].compactMap { name, address in address.map { link(name, StyledText($0)) } }
    guard !links.isEmpty else { return [] }
    return Paragraph.lines("Links", width: terminal.width, style: .heading) + links.joined()
  }

  /// How old the data is, which is shown only to who asks for it.
  private func origin(_ page: CoinDetail) -> [StyledText] {
    let items = [
      view.shows("fetched_at")
        ? ("Fetched", page.provenance.fetchedAt?.asTimestampString() ?? Double.notAvailable) : nil,
      view.shows("stale") ? ("Stale", page.provenance.isStale ? "yes" : "no") : nil,
    ].compactMap { $0 }
    guard !items.isEmpty else { return [] }
    return StatisticGrid(groups: [
      StatisticGrid.Group(
        title: "Data", items: items.map { StatisticGrid.Item(label: $0, value: StyledText($1), change: nil) })
    ]).lines(width: terminal.width)
  }

  /// The address beside its name, or below it, where it can be marked as a whole more often.
  private func link(_ name: String, _ address: StyledText) -> [StyledText] {
    let line = StyledText("  " + name).padded(to: 11) + address
    guard let width = terminal.width, line.width > width else { return [line] }
    return Paragraph.lines(name, width: width, indent: 2) + Paragraph.lines(address, width: width)
  }
}
