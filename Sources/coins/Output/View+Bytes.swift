extension View {
  /// The view as it is written, in the format that was asked for.
  func bytes(_ settings: Settings, _ terminal: Terminal) -> [UInt8] {
    switch settings.format {
    case .text: Array(TextOutput(terminal: terminal).lines(of: self).rendered(usesColor: terminal.usesColor).utf8)
    case .json: JSONOutput.bytes(self)
    case .csv: DelimitedOutput.csv(hasHeader: settings.hasHeader).bytes(self)
    case .tsv: DelimitedOutput.tsv(hasHeader: settings.hasHeader).bytes(self)
    }
  }
}
