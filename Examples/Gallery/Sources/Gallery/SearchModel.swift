/// Finds products.
protocol ProductSearch: Sendable {
    func products(matching query: String) async throws -> [Product]
}

/// Waits.
protocol Pause: Sendable {
    func wait(milliseconds: Int) async throws
}

/// A debounced search with an injected clock.
@MainActor
final class SearchModel {
    private(set) var results: [Product] = []
    private(set) var message: String?
    private var searching: Task<Void, Never>?
    private let search: ProductSearch
    private let pause: Pause

    init(search: ProductSearch, pause: Pause) {
        self.search = search
        self.pause = pause
    }

    var query = "" {
        didSet { queryDidChange() }
    }

    private func queryDidChange() {
        searching?.cancel()
        let text = query
        guard text.count >= 3 else {
            results = []
            message = "Type at least three letters."
            return
        }
        message = nil
        searching = Task {
            do {
                try await pause.wait(milliseconds: 300)
                results = try await search.products(matching: text)
                message = results.isEmpty ? "Nothing found." : nil
            } catch {
                message = "The search failed."
            }
        }
    }
}
