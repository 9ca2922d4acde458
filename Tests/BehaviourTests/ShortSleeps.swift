import Testing

/// Tasks that sleep for up to half a second, for which a test waits.
@Suite struct ShortSleepsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a search that waits until nothing more is typed",
            """
            protocol Source: Sendable { func search(_ text: String) async -> [String] }
            @MainActor final class Model {
                private let source: any Source
                private(set) var found: [String] = []
                private var task: Task<Void, Never>?
                init(source: any Source) { self.source = source }
                func type(_ text: String) {
                    task?.cancel()
                    task = Task { [weak self] in
                        try? await Task.sleep(for: .milliseconds(300))
                        guard !Task.isCancelled, let self else { return }
                        1️⃣found = await source.search(text)
                    }
                }
            }
            """,
            reads: """
                type(text) ⇒ eventually source.search(text) · sut.found == source.search() 1️⃣
                """)
    ]
}
