import Testing

/// `guard`: what has to hold before anything is done.
@Suite struct GuardTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "one condition that leaves early",
            """
            protocol Store { func load() }
            final class Model {
                private let store: Store
                private(set) var isOpen: Bool
                init(store: Store, isOpen: Bool) { self.store = store; self.isOpen = isOpen }
                func refresh() {
                    1️⃣guard isOpen else { return }
                    2️⃣store.load()
                }
            }
            """,
            reads: """
                init ⇒ sut.isOpen == isOpen
                refresh() when isOpen ⇒ store.load() 1️⃣2️⃣
                refresh() when !isOpen ⇒ no store.load 1️⃣
                """),
        Snippet(
            "a call that does not happen is claimed where the guard does not hold",
            """
            protocol Store { func save(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ text: String) {
                    1️⃣guard !text.isEmpty else { return }
                    2️⃣store.save(text)
                }
            }
            """,
            reads: """
                save(text) when !text.isEmpty ⇒ store.save(text) 1️⃣2️⃣
                save(text) when text.isEmpty ⇒ no store.save 1️⃣
                """),
        Snippet(
            "several conditions, each with its own way",
            """
            protocol Store { func load(_ id: Int) }
            final class Model {
                private let store: Store
                var isBusy = false
                init(store: Store) { self.store = store }
                func load(_ id: Int) {
                    1️⃣guard id > 0, !isBusy else { return }
                    2️⃣store.load(id)
                }
            }
            """,
            reads: """
                load(id) when id == 1 ⇒ store.load(id) 1️⃣2️⃣
                load(id) when id == 0 ⇒ no store.load 1️⃣
                load(id) when earlier new isBusy, id == 1 after set isBusy ⇒ no store.load 1️⃣
                """),
        Snippet(
            "something done before it leaves",
            """
            protocol Log { func warn(_ text: String) }
            final class Model {
                private let log: Log
                private(set) var count = 0
                init(log: Log) { self.log = log }
                func add(_ amount: Int) {
                    1️⃣guard amount > 0 else {
                        2️⃣log.warn("too small")
                        return
                    }
                    3️⃣count += amount
                }
            }
            """,
            reads: """
                add(amount) when amount == 1 ⇒ sut.count == 1 · no log.warn 1️⃣3️⃣
                add(amount) when amount == 0 ⇒ log.warn("too small") 1️⃣2️⃣
                """),
        Snippet(
            "`guard let` with what a dependency holds",
            """
            protocol Session { var user: String? { get } }
            final class Model {
                private let session: Session
                private(set) var greeting = ""
                init(session: Session) { self.session = session }
                func greet() {
                    1️⃣guard let user = session.user else { return }
                    2️⃣greeting = user
                }
            }
            """,
            reads: """
                greet() when session.user != nil ⇒ sut.greeting == session.user 1️⃣2️⃣
                """),
        Snippet(
            "a guard that throws",
            """
            enum Problem: Error { case empty }
            protocol Store { func save(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ text: String) throws {
                    1️⃣guard !text.isEmpty else { 2️⃣throw Problem.empty }
                    3️⃣store.save(text)
                }
            }
            """,
            reads: """
                save(text) when !text.isEmpty ⇒ store.save(text) 1️⃣3️⃣
                save(text) when text.isEmpty ⇒ throws .empty · no store.save 1️⃣2️⃣
                """),
        Snippet(
            "`guard case`",
            """
            enum Phase { case idle, running(Int) }
            protocol Engine { func stop(_ id: Int) }
            final class Model {
                private let engine: Engine
                init(engine: Engine) { self.engine = engine }
                func stop(_ phase: Phase) {
                    1️⃣guard case .running(let id) = phase else { return }
                    2️⃣engine.stop(id)
                }
            }
            """,
            reads: """
                stop(phase) when phase == .running ⇒ engine.stop(phase.running#0) 1️⃣2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a condition that no test can decide",
            """
            protocol Store { func load() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func refresh() {
                    guard Bool.random() else { return }
                    store.load()
                }
            }
            """,
            reads: """
                refresh() ⇒ nothing
                """)
    ]
}
