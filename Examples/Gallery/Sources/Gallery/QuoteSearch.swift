/// Finds quotes.
public protocol QuoteSource: Sendable {
    func quotes(about word: String) async throws -> [String]
}

/// A search that waits on an injected clock before it asks.
@MainActor
public final class QuoteSearch {
    public private(set) var quotes: [String] = []
    public private(set) var isAsking = false
    private var asking: Task<Void, Never>?
    private let source: any QuoteSource
    private let clock: any Clock<Duration>

    public init(source: any QuoteSource, clock: any Clock<Duration> = ContinuousClock()) {
        self.source = source
        self.clock = clock
    }

    public func type(_ word: String) {
        asking?.cancel()
        guard (3...20).contains(word.count) else {
            quotes = []
            return
        }
        asking = Task { [weak self, clock] in
            try? await clock.sleep(for: .milliseconds(300))
            await self?.ask(word)
        }
    }

    private func ask(_ word: String) async {
        isAsking = true
        defer { isAsking = false }
        let found = (try? await source.quotes(about: word)) ?? []
        quotes = found.sorted().map { "“\($0)”" }
    }
}
