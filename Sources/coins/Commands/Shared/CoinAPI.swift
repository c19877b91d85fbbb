import CoinGecko
import TerminalKit

/// The API as commands ask it.
struct CoinAPI: Sendable {
  let client: CoinGeckoClient
  let errors: ErrorStream

  /// - Throws: Why no answer came, or none of use.
  func answer<Value>(to endpoint: Endpoint<Value>) async throws(Failure) -> Answer<Value> {
    do throws(APIFailure) {
      return try await client.answer(to: endpoint)
    } catch {
      throw Failure(error)
    }
  }

  func tell(_ notice: Notice) { errors.tell(notice) }

  /// Says what is waited for as long as `work` goes on.
  ///
  /// Of waits within waits the newest is said, and after its end the one around it again.
  func waiting(for text: String, _ work: () async -> Void) async {
    let end = errors.progress.begin(text)
    await work()
    end()
  }
}
