import CoinKit
import TerminalKit

extension View {
  func bytes(_ options: OutputOptions, on terminal: Terminal) -> [UInt8] {
    switch options.format {
    case .text: textBytes(on: terminal)
    case .json: json?.bytes ?? textBytes(on: terminal)
    case .csv: table.map(DelimitedText.csv(hasHeader: options.hasHeader).bytes) ?? textBytes(on: terminal)
    case .tsv: table.map(DelimitedText.tsv(hasHeader: options.hasHeader).bytes) ?? textBytes(on: terminal)
    }
  }

  private func textBytes(on terminal: Terminal) -> [UInt8] {
    Array(text(on: terminal).rendered(usesColor: terminal.usesColor).utf8)
  }
}

extension JSONFace {
  /// Each line with its line end.
  var bytes: [UInt8] {
    switch self {
    case .rows(let count, let row):
      JSONWriter.lines(of: (0..<count).lazy.map(row), escaping: Sanitizer.isForbidden)
    case .documents(let values):
      values.flatMap { JSONWriter.bytes(of: $0, escaping: Sanitizer.isForbidden) + [UInt8(ascii: "\n")] }
    }
  }
}
