import Testing

/// Which end of a list is meant: two elements show it.
@Suite struct EndsOfListsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "the last row that is shown",
            """
            struct Row: Equatable { let id: Int; let at: Int }
            protocol Store { func rows(after: Int?) async -> [Row] }
            @MainActor final class Feed {
                private(set) var rows: [Row] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() async { 1️⃣rows = await store.rows(after: nil) }
                func appeared(_ row: Row) async {
                    2️⃣guard row.id == rows.last?.id else { return }
                    3️⃣rows += await store.rows(after: rows.first?.at)
                }
            }
            """,
            reads: """
                load() ⇒ store.rows(nil) · sut.rows == store.rows() 1️⃣
                appeared(row) ⇒ no store.rows 2️⃣
                appeared(row) when earlier store.rows().count == 1, row == earlier store.rows()[0] after load() ⇒ 2 × store.rows(earlier store.rows()[0].at) · sut.rows == earlier store.rows() + store.rows() 2️⃣3️⃣
                appeared(row) when earlier store.rows().count == 2, earlier store.rows()[0].at == 6, earlier store.rows()[0].id == 2, earlier store.rows()[1].id == 3, row == earlier store.rows()[0], store.rows().count == 2, store.rows()[0].id == 4, store.rows()[1].id == 5 after load() ⇒ store.rows(_) 2️⃣
                appeared(row) when earlier row == earlier store.rows()[0], earlier store.rows().count == 1, earlier store.rows().count == 1, earlier store.rows()[0].at == 2, earlier store.rows()[0].at == 3, row == earlier store.rows()[0] after load(), appeared(row) ⇒ 3 × store.rows(earlier store.rows()[0].at) · sut.rows == earlier store.rows() + earlier store.rows() + store.rows() 2️⃣3️⃣
                """),
        Snippet(
            "who something is, of which there is one",
            """
            struct Row: Equatable { let id: Int; var isOn = false }
            protocol Store { func rows() -> [Row]; func save(_ row: Row) }
            final class Feed {
                private(set) var rows: [Row] = []
                private let store: Store
                init(store: Store) { self.store = store }
                func load() { 1️⃣rows = store.rows() }
                func keep(_ id: Int) {
                    2️⃣guard let row = rows.first(where: { $0.id == id }) else { return }
                    3️⃣store.save(row)
                }
            }
            """,
            reads: """
                load() ⇒ store.rows() · sut.rows == store.rows() 1️⃣
                keep(id) when earlier store.rows().count == 1, id == earlier store.rows()[0].id after load() ⇒ store.save(earlier store.rows()[0]) 2️⃣3️⃣
                keep(id) when earlier store.rows().count == 1, earlier store.rows()[0].id == 2, id == 3 after load() ⇒ no store.save
                """),
    ]
}
