import Testing

/// `a ?? b`: what stands in for nothing.
@Suite struct NilCoalescingTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a constant in place of nothing",
            """
            protocol Store { func name() -> String? }
            final class Model {
                private let store: Store
                private(set) var title = ""
                init(store: Store) { self.store = store }
                func load() { 1️⃣title = store.name() ?? "Nobody" }
            }
            """,
            reads: """
                load() when store.name() != nil ⇒ store.name() · sut.title == store.name() 1️⃣
                load() when store.name() == nil ⇒ store.name() · sut.title == "Nobody" 1️⃣
                """),
        Snippet(
            "a second source in place of the first",
            """
            protocol Cache { func value(for key: String) -> Int? }
            protocol Remote { func value(for key: String) -> Int }
            final class Model {
                private let cache: Cache
                private let remote: Remote
                init(cache: Cache, remote: Remote) { self.cache = cache; self.remote = remote }
                func value(for key: String) -> Int { 1️⃣cache.value(for: key) ?? remote.value(for: key) }
            }
            """,
            reads: """
                value(key) when cache.value() == 2 ⇒ returns cache.value() · cache.value(key) · no remote.value 1️⃣
                value(key) when cache.value() == nil ⇒ returns remote.value() · cache.value(key) · remote.value(key) 1️⃣
                """),
        Snippet(
            "`try?` with a default",
            """
            protocol Store { func items() throws -> [String] }
            final class Model {
                private let store: Store
                private(set) var items = ["old"]
                init(store: Store) { self.store = store }
                func load() { 1️⃣items = (try? store.items()) ?? [] }
            }
            """,
            reads: """
                load() ⇒ store.items() · sut.items == store.items() 1️⃣
                load() when store.items throws ⇒ store.items() · sut.items == [] 1️⃣
                """),
        Snippet(
            "a property that is kept where nothing comes",
            """
            protocol Store { func level() -> Int? }
            final class Model {
                private let store: Store
                private(set) var level = 5
                init(store: Store) { self.store = store }
                func load() { 1️⃣level = store.level() ?? level }
            }
            """,
            reads: """
                load() when store.level() == 2 ⇒ store.level() · sut.level == store.level() 1️⃣
                load() when store.level() == nil ⇒ store.level() · sut.level == 5 1️⃣
                """),
        Snippet(
            "`map` on what may be missing in one of two values",
            """
            struct Item { let note: String? }
            final class Model {
                private(set) var last: String?
                private(set) var chosen: Item?
                func choose(_ item: Item) { 1️⃣chosen = item }
                func mark() { 2️⃣last = ((chosen ?? Item(note: nil)).note).map { $0 + "!" } }
            }
            """,
            reads: """
                choose(item) ⇒ nothing
                mark() when earlier item.note != nil after choose(item) ⇒ sut.last == earlier item.note + "!" 2️⃣
                mark() when earlier item.note != nil after choose(item) ⇒ sut.last == earlier item.note + "!" 1️⃣2️⃣
                """),
        Snippet(
            "`map` on what a chain in parentheses may leave missing",
            """
            struct Mark { let name: String }
            final class Model {
                private(set) var marks: [Mark] = []
                private(set) var last: String?
                func add(_ mark: Mark) { 1️⃣marks.append(mark) }
                func read() { 2️⃣last = (marks.first?.name).map { $0 + "!" } }
            }
            """,
            reads: """
                add(mark) ⇒ sut.marks.count == 1 · sut.marks[0].name == mark.name 1️⃣
                add(mark) when !earlier mark.name.isEmpty, mark.name == "name 2" after add(mark) ⇒ sut.marks.count == 2 · sut.marks[0].name == earlier mark.name · sut.marks[1].name == mark.name 1️⃣
                read() after add(mark) ⇒ sut.last == earlier mark.name + "!" 2️⃣
                read() when !earlier mark.name.isEmpty, earlier mark.name == "name 2" after add(mark), add(mark) ⇒ sut.last == earlier mark.name + "!" 2️⃣
                """),
        Snippet(
            "a literal beside a fraction, among anything",
            """
            protocol Analytics { func track(_ name: String, _ values: [String: Any]) }
            struct Job { let hours: Double? }
            final class Model {
                private let analytics: Analytics
                init(analytics: Analytics) { self.analytics = analytics }
                func finish(_ job: Job) { 1️⃣analytics.track("done", ["hours": job.hours ?? 0]) }
            }
            """,
            reads: """
                finish(job) when job.hours != nil ⇒ analytics.track("done", _) · analytics.track got values.count == 1 1️⃣
                finish(job) when job.hours == nil ⇒ analytics.track("done", _) · analytics.track got values.count == 1 · analytics.track got values["hours"] as Double == 0.0 1️⃣
                """),
    ]
}
