import Testing

/// `didSet` and `willSet`: what a change brings about.
@Suite struct PropertyObserversTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a change from outside and from within, none by the initialiser",
            """
            protocol Storage { func set(_ value: Int) }
            final class Model {
                private let storage: Storage
                var level: Int { didSet { 1️⃣storage.set(level) } }
                init(storage: Storage) { self.storage = storage; level = 1 }
                func raise() { 2️⃣level += 1 }
            }
            """,
            reads: """
                init ⇒ sut.level == 1
                set level ⇒ storage.set(new level) 1️⃣
                raise() ⇒ storage.set(2) · sut.level == 2 1️⃣2️⃣
                """),
        Snippet(
            "`oldValue`",
            """
            protocol Log { func note(_ old: Int, _ new: Int) }
            final class Model {
                private let log: Log
                var level = 1 { didSet { 1️⃣log.note(oldValue, level) } }
                init(log: Log) { self.log = log }
            }
            """,
            reads: """
                set level ⇒ log.note(1, new level) 1️⃣
                """),
        Snippet(
            "only where it is another value",
            """
            protocol Log { func note(_ level: Int) }
            final class Model {
                private let log: Log
                var level = 1 {
                    didSet {
                        1️⃣guard level != oldValue else { return }
                        2️⃣log.note(level)
                    }
                }
                init(log: Log) { self.log = log }
            }
            """,
            reads: """
                set level when new level == 1 ⇒ no log.note 1️⃣
                set level when new level == 2 ⇒ log.note(new level) 1️⃣2️⃣
                """),
        Snippet(
            "`willSet`",
            """
            protocol Log { func note(_ level: Int) }
            final class Model {
                private let log: Log
                private(set) var level = 1 { willSet { 1️⃣log.note(newValue) } }
                init(log: Log) { self.log = log }
                func raise() { 2️⃣level = 5 }
            }
            """,
            reads: """
                raise() ⇒ log.note(5) · sut.level == 5 1️⃣2️⃣
                """),
        Snippet(
            "another property follows",
            """
            final class Model {
                private(set) var isLong = false
                var text = "" { didSet { 1️⃣isLong = !text.isEmpty } }
            }
            """,
            reads: """
                set text ⇒ sut.isLong == !new text.isEmpty 1️⃣
                """),
        Snippet(
            "one that sets its own property is not called again",
            """
            protocol Store { func keep(_ size: Int) }
            final class Model {
                var size = 12 {
                    didSet {
                        let allowed = min(max(size, 8), 32)
                        if allowed != size { 1️⃣size = allowed }
                        2️⃣store.keep(size)
                    }
                }
                private let store: Store
                init(store: Store) { self.store = store }
            }
            """,
            reads: """
                set size when new size == 9 ⇒ store.keep(new size) 2️⃣
                set size when new size == 33 ⇒ store.keep(32) · sut.size == 32 1️⃣2️⃣
                set size when new size == 8 ⇒ store.keep(new size) 2️⃣
                set size when new size == 7 ⇒ store.keep(8) · sut.size == 8 1️⃣2️⃣
                set size when earlier new size == 9, new size == 9 after set size ⇒ 2 × store.keep(new size) 2️⃣
                """),
        Snippet(
            "a property that begins with what its box is given",
            """
            import Combine
            protocol Store: AnyObject { var hours: Int { get set } }
            final class Model {
                @Published var hours = 8 { didSet { change(from: oldValue) } }
                private let store: Store
                init(store: Store) {
                    self.store = store
                    1️⃣_hours = Published(initialValue: store.hours)
                }
                private func change(from old: Int) {
                    2️⃣guard hours != old else { return }
                    3️⃣store.hours = hours
                }
            }
            """,
            reads: """
                init ⇒ sut.hours == store.hours 1️⃣
                set hours when new hours == 2, store.hours == 3 ⇒ store.hours == new hours 2️⃣3️⃣
                set hours when earlier new hours == 2, new hours == 4, store.hours == 3 after set hours ⇒ store.hours == new hours 2️⃣3️⃣
                """),
    ]
}
