/// Finds what somebody who mistyped a word most likely meant.
package enum NearestMatch {
  /// Words longer than this many scalars match nothing, which bounds the time a hostile word can take.
  private static let longestWord = 64

  /// The candidates that `word` may be a mistyping of, the nearest first.
  ///
  /// A candidate is near when it is at most a third of the word's length away (at least one edit, at most three), or
  /// when it begins with the word. Case does not count. Of equally near ones those come first that are longer by less,
  /// then those that come first in `candidates`, so the same input gives the same answer.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* candidates and a word of *m* ≤ 64 scalars.
  package static func among(_ candidates: some Sequence<String>, for word: String, limit: Int = 3) -> [String] {
    let word = folded(word)
    guard (2...longestWord).contains(word.count) else { return [] }
    let reach = min(3, max(1, word.count / 3))
    return candidates.enumerated()
      .compactMap { index, candidate in
        let letters = folded(candidate)
        return rank(of: letters, for: word, reach: reach)
          .map { (rank: $0, excess: max(0, letters.count - word.count), index: index, candidate: candidate) }
      }
      .sorted { ($0.rank, $0.excess, $0.index) < ($1.rank, $1.excess, $1.index) }
      .prefix(max(0, limit))
      .map(\.candidate)
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// Nil when the candidate is too far away; an unfinished word counts as one edit.
  private static func rank(of candidate: [Unicode.Scalar], for word: [Unicode.Scalar], reach: Int) -> Int? {
    if candidate.starts(with: word) { return candidate.count == word.count ? 0 : 1 }
    guard abs(candidate.count - word.count) <= reach else { return nil }
    let distance = distance(word, candidate)
    // A word of which nothing is left is not a mistyping.
    return distance <= reach && distance < word.count ? distance : nil
  }

  /// How many edits turn one word into the other, by the optimal string alignment distance.
  ///
  /// An edit inserts, deletes or replaces a Unicode scalar, or swaps two neighbours, and no part is edited twice: the
  /// restricted form of Damerau's measure (F. Damerau, "A technique for computer detection and correction of spelling
  /// errors", 1964).
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (scalar == other ? 0 : 1)
        )
        if row > 0, column > 0, scalar == second[column - 1], other == first[row - 1] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
