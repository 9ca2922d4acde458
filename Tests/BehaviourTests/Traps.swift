import Testing

/// Code that would end the process is never run by a test.
@Suite struct TrapsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a row that is there is removed",
            """
            protocol Store { func rows() -> [Int]; func delete(_ row: Int) }
            final class Screen {
                private let store: Store
                private var rows: [Int] = []
                init(store: Store) { self.store = store }
                func load() { rows = store.rows() }
                func delete(_ index: Int) {
                    guard index < rows.count else { return }
                    let row = rows.remove(at: index)
                    1️⃣store.delete(row)
                }
            }
            """,
            reads: """
                load() ⇒ store.rows()
                delete(index) when index == 0 ⇒ no store.delete
                delete(index) when earlier store.rows().count == 1, index == 0 after load() ⇒ store.delete(earlier store.rows()[0]) 1️⃣
                """),
        Snippet(
            "a value of a dependency that is unwrapped by force",
            """
            protocol Router { func note(_ text: String) }
            protocol Store { func value(for key: String) -> String? }
            final class Screen {
                private let router: Router
                private let store: Store
                init(router: Router, store: Store) { self.router = router; self.store = store }
                func select(_ key: String) { 1️⃣router.note(store.value(for: key)!) }
            }
            """,
            reads: """
                select(key) when store.value() != nil ⇒ router.note(store.value()) · store.value(key) 1️⃣
                """),
        Snippet(
            "a link that is written out is unwrapped by force",
            """
            import Foundation
            protocol Router { func note(_ text: String) }
            final class Screen {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ key: String) { _ = URL(string: "https://a.b")!; 1️⃣router.note(key) }
            }
            """,
            reads: """
                select(key) ⇒ router.note(key) 1️⃣
                """),
        Snippet(
            "a value of a dictionary may be asked for whatever its key",
            """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private var names: [String: String] = [:]
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ key: String) { if names[key] == nil { 1️⃣router.note(key) } else { router.note(key) } }
            }
            """,
            reads: """
                select(key) ⇒ router.note(key) 1️⃣
                """),
        Snippet(
            "what `precondition` requires is arranged",
            """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ index: Int, key: String) { precondition(index > 3); 1️⃣router.note(key) }
            }
            """,
            reads: """
                select(index, key) when index == 4 ⇒ router.note(key) 1️⃣
                """),
        Snippet(
            "what `assert` requires is arranged",
            """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ index: Int, key: String) { assert(index > 3); 1️⃣router.note(key) }
            }
            """,
            reads: """
                select(index, key) when index == 4 ⇒ router.note(key) 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "`fatalError` is not reached",
            """
            protocol Router { func note(_ text: String) }
            protocol Store { func value(for key: String) -> String? }
            final class Screen {
                private let router: Router
                private let store: Store
                init(router: Router, store: Store) { self.router = router; self.store = store }
                func select(_ key: String) {
                    guard let value = store.value(for: key) else { fatalError() }
                    1️⃣router.note(value)
                }
            }
            """,
            reads: """
                select(key) when store.value() != nil ⇒ router.note(store.value()) · store.value got key == key 1️⃣
                """),
        Snippet(
            "`preconditionFailure` is not reached",
            """
            protocol Router { func note(_ text: String) }
            protocol Store { func value(for key: String) -> String? }
            final class Screen {
                private let router: Router
                private let store: Store
                init(router: Router, store: Store) { self.router = router; self.store = store }
                func select(_ key: String) {
                    guard let value = store.value(for: key) else { preconditionFailure("no") }
                    1️⃣router.note(value)
                }
            }
            """,
            reads: """
                select(key) when store.value() != nil ⇒ router.note(store.value()) · store.value got key == key 1️⃣
                """),
        Snippet(
            "`assertionFailure` is not reached",
            """
            protocol Router { func note(_ text: String) }
            protocol Store { func value(for key: String) -> String? }
            final class Screen {
                private let router: Router
                private let store: Store
                init(router: Router, store: Store) { self.router = router; self.store = store }
                func select(_ key: String) {
                    guard let value = store.value(for: key) else { assertionFailure(); return }
                    1️⃣router.note(value)
                }
            }
            """,
            reads: """
                select(key) when store.value() != nil ⇒ router.note(store.value()) · store.value got key == key 1️⃣
                """),
        Snippet(
            "an element of a list of which nobody knows how long it is",
            """
            struct Film { let id: Int }
            struct Page { let films: [Film] }
            protocol Router { func show(_ film: Film) }
            final class Screen {
                private var pages: [Page] = []
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ index: Int) { router.show(pages.films[index]) }
            }
            extension Array where Element == Page { var films: [Film] { flatMap { $0.films } } }
            """,
            reads: """
                select(index) ⇒ nothing
                """),
        Snippet(
            "what is not known is not unwrapped by force",
            """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ key: String) { router.note(helper()!) }
            }
            """,
            reads: """
                select(key) ⇒ nothing
                """),
    ]
}
