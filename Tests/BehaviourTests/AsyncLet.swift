import Testing

/// `async let`: several calls at once.
@Suite struct AsyncLetTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "two values",
            """
            protocol Store { func name() async -> String; func age() async -> Int }
            @MainActor final class Model {
                private let store: Store
                private(set) var name = ""
                private(set) var age = 0
                init(store: Store) { self.store = store }
                func load() async {
                    async let name = store.name()
                    async let age = store.age()
                    1️⃣self.name = await name
                    2️⃣self.age = await age
                }
            }
            """,
            reads: """
                load() ⇒ sut.age == store.age() · sut.name == store.name() 1️⃣2️⃣
                """),
        Snippet(
            "an error",
            """
            protocol Store { func name() async throws -> String }
            @MainActor final class Model {
                private let store: Store
                private(set) var name = ""
                private(set) var failed = false
                init(store: Store) { self.store = store }
                func load() async {
                    async let name = store.name()
                    do { 1️⃣self.name = try await name } catch { 2️⃣failed = true }
                }
            }
            """,
            reads: """
                load() ⇒ sut.name == store.name() 1️⃣
                load() when store.name throws ⇒ sut.failed == true 1️⃣2️⃣
                """),
        Snippet(
            "two calls of one method: which comes last, nobody knows",
            """
            protocol Store: Sendable { func count(_ id: Int) async -> Int }
            final class Model {
                private let store: any Store
                private(set) var total = 0
                init(store: any Store) { self.store = store }
                func load() async {
                    async let first = store.count(1)
                    async let second = store.count(2)
                    1️⃣total = await first + second
                }
            }
            """,
            reads: """
                load() ⇒ sut.total == store.count() + store.count(2) 1️⃣
                """),
        Snippet(
            "work beside other work in each of two acts",
            """
            protocol Store: Sendable { func touch() async }
            @MainActor final class Model {
                private let store: any Store
                private(set) var loads = 0
                private(set) var isLate = false
                init(store: any Store) { self.store = store }
                func load() async {
                    async let loaded: Void = refresh()
                    await loaded
                    if loads > 1 { 1️⃣isLate = true }
                }
                private func refresh() async { await store.touch(); 2️⃣loads += 1 }
            }
            """,
            reads: """
                load() ⇒ store.touch() · sut.isLate == false · sut.loads == 1 2️⃣
                load() after load() ⇒ 2 × store.touch() · sut.isLate == true · sut.loads == 2 1️⃣2️⃣
                """),
        Snippet(
            "what siblings of a child that fails see may come after the error",
            """
            enum Failure: Error { case offline }
            protocol Games { func game() async throws -> Int }
            protocol Reviews { func reviews() async throws -> Int }
            @MainActor final class Model {
                enum State: Equatable { case idle, loading, loaded(Int), failed }
                private(set) var state = State.idle
                private let games: Games
                private let reviews: Reviews
                init(games: Games, reviews: Reviews) { self.games = games; self.reviews = reviews }
                func load() async {
                    1️⃣state = .loading
                    async let game = games.game()
                    async let review = reviews.reviews()
                    do {
                        2️⃣state = try await .loaded(game + review)
                    } catch {
                        3️⃣state = .failed
                    }
                }
            }
            """,
            reads: """
                load() ⇒ sut.state == .loaded(games.game() + reviews.reviews()) · sut.state == .loading during games.game · sut.state == .loading during reviews.reviews 1️⃣2️⃣
                load() when reviews.reviews throws ⇒ sut.state == .failed · sut.state == .loading during reviews.reviews 1️⃣2️⃣3️⃣
                load() when games.game throws ⇒ sut.state == .failed · sut.state == .loading during games.game 1️⃣2️⃣3️⃣
                load() when games.game throws, reviews.reviews throws ⇒ sut.state == .failed 2️⃣3️⃣
                """),
    ]
}
