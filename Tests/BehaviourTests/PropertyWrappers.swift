import Testing

/// Property wrappers that the project declares, and setters and observers of values' properties.
@Suite struct PropertyWrappersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "one that keeps a number within a range",
            """
            @propertyWrapper struct Clamped<Value: Comparable> {
                private var value: Value
                private let range: ClosedRange<Value>
                init(wrappedValue: Value, _ range: ClosedRange<Value>) {
                    self.range = range
                    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
                }
                var wrappedValue: Value {
                    get { value }
                    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
                }
            }
            protocol Log { func note(_ level: Int) }
            final class Dial {
                private let log: Log
                @Clamped(0...10) private(set) var level = 9
                init(log: Log) { self.log = log }
                func raise(by step: Int) {
                    1️⃣level += step
                    2️⃣log.note(level)
                }
            }
            """,
            reads: """
                level ⇒ returns 9
                raise(step) when step == 9 ⇒ log.note(10) · sut.level == 10 1️⃣2️⃣
                """),
        Snippet(
            "one that cuts a text short, and an observer beside it",
            """
            @propertyWrapper struct Trimmed {
                private var text = ""
                init(wrappedValue: String) { self.wrappedValue = wrappedValue }
                var wrappedValue: String {
                    get { text }
                    set { text = newValue.trimmingCharacters(in: .whitespacesAndNewlines) }
                }
            }
            protocol Log { func note(_ name: String) }
            final class Form {
                private let log: Log
                @Trimmed var name = "" { didSet { 1️⃣log.note(name) } }
                init(log: Log) { self.log = log }
                func reset() { 2️⃣name = " Ada " }
            }
            """,
            reads: """
                name ⇒ returns ""
                set name when !new name.isEmpty ⇒ log.note(new name.trimmingCharacters(in: .whitespacesAndNewlines)) · sut.name == new name.trimmingCharacters(in: .whitespacesAndNewlines) 1️⃣
                reset() ⇒ log.note("Ada") · sut.name == "Ada" 1️⃣2️⃣
                """),
        Snippet(
            "one that only keeps what it is given",
            """
            @propertyWrapper struct Plain<Value> {
                var wrappedValue: Value
                init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            }
            protocol Log { func note(_ count: Int) }
            final class Counter {
                private let log: Log
                @Plain private(set) var count = 1
                init(log: Log) { self.log = log }
                func add() {
                    1️⃣count += 1
                    2️⃣log.note(count)
                }
            }
            """,
            reads: """
                add() ⇒ log.note(2) · sut.count == 2 1️⃣2️⃣
                """),
        Snippet(
            "a setter of a value's property",
            """
            struct Timer {
                var seconds = 0
                var minutes: Int {
                    get { seconds / 60 }
                    set { seconds = newValue * 60 }
                }
            }
            protocol Log { func note(_ seconds: Int) }
            final class Kitchen {
                private let log: Log
                private(set) var timer = Timer()
                init(log: Log) { self.log = log }
                func start() {
                    1️⃣timer.minutes = 2
                    2️⃣log.note(timer.seconds)
                }
            }
            """,
            reads: """
                start() ⇒ log.note(120) · sut.timer.seconds == 120 1️⃣2️⃣
                """),
        Snippet(
            "an observer of a value's property",
            """
            struct Score {
                var best = 0
                var points = 0 { didSet { if points > best { best = points } } }
            }
            protocol Log { func note(_ best: Int, _ points: Int) }
            final class Game {
                private let log: Log
                private var score = Score()
                init(log: Log) { self.log = log }
                func hit() {
                    1️⃣score.points = 5
                    2️⃣score.points = 3
                    3️⃣log.note(score.best, score.points)
                }
            }
            """,
            reads: """
                hit() ⇒ log.note(5, 3) 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "a range that a value keeps",
            """
            struct Limits {
                let allowed: ClosedRange<Int>
            }
            protocol Log { func note(_ text: String) }
            final class Gauge {
                private let log: Log
                private let limits = Limits(allowed: 3...7)
                init(log: Log) { self.log = log }
                func check(_ value: Int) {
                    1️⃣guard limits.allowed.contains(value) else {
                        2️⃣log.note("out")
                        return
                    }
                    3️⃣log.note("in")
                }
            }
            """,
            reads: """
                check(value) when value == 3 ⇒ log.note("in") 1️⃣3️⃣
                check(value) when value == 8 ⇒ log.note("out") 1️⃣2️⃣
                check(value) when value == 2 ⇒ log.note("out") 1️⃣2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "one whose value comes from elsewhere",
            """
            final class Disk { static let shared = Disk(); var bytes: [String: Int] = [:] }
            @propertyWrapper struct Stored {
                let key: String
                let standard: Int
                init(wrappedValue: Int, _ key: String) { self.key = key; standard = wrappedValue }
                var wrappedValue: Int {
                    get { Disk.shared.bytes[key] ?? standard }
                    nonmutating set { Disk.shared.bytes[key] = newValue }
                }
            }
            protocol Log { func note(_ count: Int) }
            final class Launches {
                private let log: Log
                @Stored("launches") private(set) var count = 0
                init(log: Log) { self.log = log }
                func launch() { count += 1 }
            }
            """,
            reads: """
                count ⇒ nothing
                launch() ⇒ nothing
                """)
    ]
}
