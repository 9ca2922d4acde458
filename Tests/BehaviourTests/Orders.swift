import Testing

/// `sorted`, `min` and `max`: which of two elements comes first.
@Suite struct OrdersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "texts by a closure",
            """
            struct Film: Equatable { let id: Int; let title: String }
            protocol Store { func films() -> [Film] }
            final class Model {
                private let store: Store
                private(set) var films: [Film] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣films = store.films().sorted { $0.title < $1.title } }
            }
            """,
            reads: """
                load() when !store.films()[0].title.isEmpty, store.films().count == 2, store.films()[1].title == "A title" ⇒ store.films() · sut.films == [store.films()[1], store.films()[0]] 1️⃣
                load() when !store.films()[0].title.isEmpty, store.films().count == 2, store.films()[1].title == "title 2" ⇒ store.films() · sut.films == [store.films()[0], store.films()[1]] 1️⃣
                """),
        Snippet(
            "texts as a person orders them",
            """
            import Foundation
            struct Film: Equatable { let id: Int; let title: String }
            protocol Store { func films() -> [Film] }
            final class Model {
                private let store: Store
                private(set) var films: [Film] = []
                init(store: Store) { self.store = store }
                func load() {
                    1️⃣films = store.films().sorted {
                        $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending
                    }
                }
            }
            """,
            reads: """
                load() when !store.films()[0].title.isEmpty, store.films().count == 2, store.films()[1].title == "A title" ⇒ store.films() · sut.films == [store.films()[1], store.films()[0]] 1️⃣
                load() when !store.films()[0].title.isEmpty, store.films().count == 2, store.films()[1].title == "title 2" ⇒ store.films() · sut.films == [store.films()[0], store.films()[1]] 1️⃣
                """),
        Snippet(
            "elements that have an order of their own",
            """
            protocol Store { func names() -> [String] }
            final class Model {
                private let store: Store
                private(set) var names: [String] = []
                private(set) var first: String?
                init(store: Store) { self.store = store }
                func load() { 1️⃣names = store.names().sorted() }
                func find() { 2️⃣first = store.names().map { $0.lowercased() }.min() }
            }
            """,
            reads: """
                load() when store.names().count == 2, store.names()[0] == "Names", store.names()[1] == "A Names" ⇒ store.names() · sut.names == [store.names()[1], store.names()[0]] 1️⃣
                find() when store.names().count == 2, store.names()[0] == "Names 2", store.names()[1] == "Names" ⇒ store.names() · sut.first == store.names()[1].lowercased() 2️⃣
                """),
        Snippet(
            "a second key where the first is the same",
            """
            struct Film: Equatable { let id: Int; let year: Int; let title: String }
            protocol Store { func films() -> [Film] }
            final class Model {
                private let store: Store
                private(set) var films: [Film] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣films = store.films().sorted { ($0.year, $0.title) < ($1.year, $1.title) } }
            }
            """,
            reads: """
                load() when !store.films()[0].title.isEmpty, store.films().count == 2, store.films()[0].year == 2, store.films()[1].title == "A title", store.films()[1].year == 2 ⇒ store.films() · sut.films == [store.films()[1], store.films()[0]] 1️⃣
                """),
        Snippet(
            "a flag that puts elements first",
            """
            struct Film: Equatable { let id: Int; let isNew: Bool }
            protocol Store { func films() -> [Film] }
            final class Model {
                private let store: Store
                private(set) var films: [Film] = []
                init(store: Store) { self.store = store }
                func load() { 1️⃣films = store.films().sorted { $0.isNew && !$1.isNew } }
            }
            """,
            reads: """
                load() when store.films().count == 2, store.films()[0].id == 2, store.films()[0].isNew, store.films()[1].id == 3, store.films()[1].isNew ⇒ store.films() · sut.films == [store.films()[0], store.films()[1]] 1️⃣
                load() when !store.films()[0].isNew, store.films().count == 2, store.films()[1].isNew ⇒ store.films() · sut.films == [store.films()[1], store.films()[0]] 1️⃣
                load() when !store.films()[0].isNew, !store.films()[1].isNew, store.films().count == 2 ⇒ store.films() · sut.films == [store.films()[0], store.films()[1]] 1️⃣
                """),
        Snippet(
            "the first of those that are the same is the largest",
            """
            struct Film: Equatable { let id: Int; let year: Int }
            protocol Store { func films() -> [Film] }
            final class Model {
                private let store: Store
                private(set) var newest: Film?
                init(store: Store) { self.store = store }
                func load() { 1️⃣newest = store.films().max { $0.year < $1.year } }
            }
            """,
            reads: """
                load() when store.films().count == 2, store.films()[0].year == 2, store.films()[1].year == 3 ⇒ store.films() · sut.newest == store.films()[1] 1️⃣
                load() when store.films().count == 2, store.films()[0].id == 3, store.films()[0].year == 2, store.films()[1].id == 4, store.films()[1].year == 2 ⇒ store.films() · sut.newest == store.films()[0] 1️⃣
                load() when store.films().count == 3, store.films()[0].year == 2, store.films()[1].year == 3, store.films()[2].year == 2 ⇒ store.films() · sut.newest == store.films()[1] 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "texts whose order is a matter of the language",
            """
            import Foundation
            final class Model {
                private(set) var first = ""
                func show() {
                    let words = ["name", "Zebra"]
                    1️⃣first = words.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.first ?? ""
                }
                func number() {
                    let words = ["part 10", "part 2"]
                    2️⃣first = words.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.first ?? ""
                }
            }
            """,
            reads: """
                show() ⇒ nothing
                number() ⇒ nothing
                1️⃣ ⇒ nothing
                2️⃣ ⇒ nothing
                """)
    ]
}
