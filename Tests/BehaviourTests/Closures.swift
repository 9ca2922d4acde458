import Testing

/// Closures that the SUT is given, keeps or calls.
@Suite struct ClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what a closure makes of what it is lent is kept",
            """
            struct Item: Equatable { let id: Int; var attempts = 0; var isDone = false }
            final class Queue {
                private(set) var items: [Item]
                init(items: [Item]) { self.items = items }
                func start(_ id: Int) { change(id) { 1️⃣$0.attempts += 1 } }
                func finish(_ id: Int) { change(id) { item in 2️⃣item.isDone = true } }
                private func change(_ id: Int, _ body: (inout Item) -> Void) {
                    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
                    3️⃣body(&items[index])
                }
            }
            """,
            reads: """
                init ⇒ sut.items == items
                start(id) when id == items[0].id, items.count == 1 ⇒ sut.items[0].attempts == 3 1️⃣3️⃣
                start(id) when id == 3, items.count == 1, items[0].id == 2 ⇒ sut.items == items
                finish(id) when id == items[0].id, items.count == 1 ⇒ sut.items[0].isDone == true 2️⃣
                """),
        Snippet(
            "what a closure of the initialiser returns",
            """
            final class Model {
                private let makeName: () -> String
                private(set) var name = ""
                init(makeName: @escaping () -> String) { self.makeName = makeName }
                func load() { 1️⃣name = makeName() }
            }
            """,
            reads: """
                load() ⇒ sut.name == makeNameValue 1️⃣
                """),
        Snippet(
            "a closure that stands among dependencies",
            """
            protocol Store { func load() -> Int }
            struct Needs { let store: Store; let onLoad: (Int) -> Void; var onFail: (() -> Void)? }
            final class Model {
                private let needs: Needs
                init(needs: Needs) { self.needs = needs }
                func open() {
                    1️⃣needs.onLoad(needs.store.load())
                    2️⃣needs.onFail?()
                }
            }
            """,
            reads: """
                open() when onFail != nil ⇒ onFail() · onLoad(store.load()) · store.load() 1️⃣2️⃣
                """),
        Snippet(
            "one that the initialiser gets",
            """
            typealias Handler = (Int) -> Void
            final class Model {
                private let found: Handler
                init(found: @escaping Handler) { self.found = found }
                func find() { 1️⃣found(3) }
            }
            """,
            reads: """
                find() ⇒ found(3) 1️⃣
                """),
        Snippet(
            "one that a test may set",
            """
            final class Model {
                var onClose: (() -> Void)?
                func close() { 1️⃣onClose?() }
            }
            """,
            reads: """
                close() when onClose != nil ⇒ onClose() 1️⃣
                """),
        Snippet(
            "one that does nothing until a test sets it",
            """
            final class Model {
                var onClose: (Int) -> Void = { _ in }
                var level: () -> Void = { print("quiet") }
                func close() { 1️⃣onClose(3) }
            }
            """,
            reads: """
                close() ⇒ onClose(3) 1️⃣
                """),
        Snippet(
            "one that a method gets",
            """
            protocol Store { func save() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(then done: (Bool) -> Void) {
                    1️⃣store.save()
                    2️⃣done(true)
                }
            }
            """,
            reads: """
                save(done) ⇒ done(true) · store.save() 1️⃣2️⃣
                """),
        Snippet(
            "several arguments",
            """
            final class Model {
                private let moved: (Int, String) -> Void
                init(moved: @escaping (Int, String) -> Void) { self.moved = moved }
                func move(_ id: Int) { 1️⃣moved(id, "up") }
            }
            """,
            reads: """
                move(id) ⇒ moved(id, "up") 1️⃣
                """),
        Snippet(
            "fields of a value",
            """
            struct Actions {
                var save: (Int) -> Void = { _ in }
                var close: (() -> Void)?
                var shared: @Sendable (Int) -> Void = { _ in }
            }
            final class Screen {
                @MainActor private(set) var count = 0
                private let actions: Actions?
                init(actions: Actions?) { self.actions = actions }
                func save(_ id: Int) { 1️⃣actions?.save(id) }
                func close() { 2️⃣actions?.close?() }
                func share() { 3️⃣actions?.shared(3) }
                @MainActor func up() { 4️⃣count += 1 }
            }
            """,
            reads: """
                save(id) when actions != nil ⇒ save(id) 1️⃣
                close() when actions != nil, close != nil ⇒ close() 2️⃣
                share() when actions != nil ⇒ shared(3) 3️⃣
                up() ⇒ sut.count == 1 4️⃣
                """),
        Snippet(
            "a local closure",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    let write = { 1️⃣self.log.note("run") }
                    2️⃣write()
                }
            }
            """,
            reads: """
                run() ⇒ log.note("run") 1️⃣2️⃣
                """),
        Snippet(
            "a local function",
            """
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func run() {
                    func write(_ text: String) { 1️⃣log.note(text) }
                    2️⃣write("run")
                }
            }
            """,
            reads: """
                run() ⇒ log.note("run") 1️⃣2️⃣
                """),
        Snippet(
            "a struct of closures is called as a protocol is",
            """
            struct Client { var load: (Int) async throws -> String; var log: (_ text: String) -> Void }
            final class Model {
                private let client: Client
                private(set) var text = ""
                init(client: Client) { self.client = client }
                func open(_ id: Int) async {
                    do { 1️⃣text = try await client.load(id) } catch { 2️⃣client.log("failed") }
                }
            }
            """,
            reads: """
                open(id) ⇒ client.load(id) · sut.text == client.load() · no client.log 1️⃣
                open(id) when client.load throws ⇒ client.load(id) · client.log("failed") 1️⃣2️⃣
                """),
        Snippet(
            "a closure that may run anywhere gives nothing, and nothing is said of it",
            """
            final class Model {
                private let pause: @Sendable (Int) async throws -> Void
                private(set) var isReady = false
                init(pause: @escaping @Sendable (Int) async throws -> Void) { self.pause = pause }
                func wait() async throws {
                    try await pause(2)
                    1️⃣isReady = true
                }
            }
            """,
            reads: """
                wait() ⇒ pause(2) · sut.isReady == true 1️⃣
                """),
    ]
}
