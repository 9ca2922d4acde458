import Testing

/// `for … in`: what is done for each element.
@Suite struct ForInTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a call for each element",
            """
            protocol Store { func items() -> [Int]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func deleteAll() { for id in store.items() { 1️⃣store.delete(id) } }
            }
            """,
            reads: """
                deleteAll() when store.items().count == 1 ⇒ store.delete(store.items()[0]) 1️⃣
                """),
        Snippet(
            "over a list that is written out",
            """
            protocol Log { func note(_ word: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for word in ["one", "two"] { 1️⃣log.note(word) } }
            }
            """,
            reads: """
                count() ⇒ 2 × log.note("two") · log.note #1 got word == "one" 1️⃣
                """),
        Snippet(
            "`where`",
            """
            struct Item { let id: Int; let isOld: Bool }
            protocol Store { func items() -> [Item]; func delete(_ id: Int) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func clean() { for item in store.items() where item.isOld { 1️⃣store.delete(item.id) } }
            }
            """,
            reads: """
                clean() when store.items().count == 1, store.items()[0].isOld ⇒ store.delete(store.items()[0].id) 1️⃣
                clean() when !store.items()[0].isOld, store.items().count == 1 ⇒ no store.delete
                """),
        Snippet(
            "a sum",
            """
            protocol Store { func prices() -> [Int] }
            final class Model {
                private let store: Store
                private(set) var total = 0
                init(store: Store) { self.store = store }
                func add() { for price in store.prices() { 1️⃣total += price } }
            }
            """,
            reads: """
                add() when store.prices().count == 1 ⇒ sut.total == 2 1️⃣
                """),
        Snippet(
            "`continue` and `break`",
            """
            protocol Store { func words() -> [String]; func send(_ word: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func send() {
                    for word in store.words() {
                        1️⃣if word.isEmpty { continue }
                        2️⃣store.send(word)
                        break
                    }
                }
            }
            """,
            reads: """
                send() when !store.words()[0].isEmpty, store.words().count == 1 ⇒ store.send(store.words()[0]) 1️⃣2️⃣
                send() when store.words().count == 1, store.words()[0].isEmpty ⇒ no store.send 1️⃣
                """),
        Snippet(
            "over an enum's cases",
            """
            enum Tab: CaseIterable { case home, search }
            protocol Router { func prepare(_ tab: Tab) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func prepare() { for tab in Tab.allCases { 1️⃣router.prepare(tab) } }
            }
            """,
            reads: """
                prepare() ⇒ 2 × router.prepare(.search) · router.prepare #1 got tab == .home 1️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a range of numbers",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for number in 1...3 { 1️⃣log.note(number) } }
            }
            """,
            reads: """
                count() ⇒ nothing
                1️⃣ ⇒ nothing
                """),
        Snippet(
            "`stride`",
            """
            protocol Log { func note(_ number: Int) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func count() { for number in stride(from: 0, to: 10, by: 5) { 1️⃣log.note(number) } }
            }
            """,
            reads: """
                count() ⇒ nothing
                1️⃣ ⇒ nothing
                """),
    ]
}
