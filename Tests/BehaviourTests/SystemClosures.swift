import Testing

/// Closures that functions of the system are given: called before they return, or later than a test looks.
@Suite struct SystemClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "changes that are animated",
            """
            final class Panel {
                private(set) var isOpen = false
                private(set) var rows = 0
                func open() { withAnimation(.easeInOut(duration: 0.2)) { 1️⃣isOpen = true } }
                func add() { withTransaction(Transaction()) { 2️⃣rows += 1 } }
                func close() { UIView.animate(withDuration: 0.3) { 3️⃣self.isOpen = false } }
                func clear() { context.performAndWait { 4️⃣self.rows = 0 } }
            }
            """,
            reads: """
                open() ⇒ sut.isOpen == true 1️⃣
                add() ⇒ sut.rows == 1 2️⃣
                close() ⇒ sut.isOpen == false 3️⃣
                close() after open() ⇒ sut.isOpen == false 3️⃣
                clear() after add() ⇒ sut.rows == 0 4️⃣
                """),
        Snippet(
            "a timer and what a queue does later",
            """
            final class Panel {
                private(set) var hints = 0
                private var timer: Timer?
                func start() {
                    guard timer == nil else { return }
                    1️⃣hints = 3
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.hints += 1 }
                }
                func blink() {
                    2️⃣hints = 1
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.hints = 0 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { self.hints = 0 }
                }
            }
            """,
            reads: """
                start() ⇒ sut.hints == 3 1️⃣
                start() after start(), blink() ⇒ sut.hints == 1
                blink() ⇒ sut.hints == 1 2️⃣
                blink() ⇒ at once sut.hints == 1 2️⃣
                blink() after start() ⇒ eventually sut.hints == 0
                """),
        Snippet(
            "a double whose method is called as one of the system",
            """
            protocol Context { func performAndWait(_ work: () -> Void) }
            final class Panel {
                private(set) var rows = 0
                private let context: any Context
                init(context: any Context) { self.context = context }
                func add() { 1️⃣context.performAndWait { 2️⃣rows += 1 } }
            }
            """,
            reads: """
                add() when context.performAndWait calls work ⇒ context.performAndWait(_) · sut.rows == 1 1️⃣2️⃣
                context calls performAndWaitWork ⇒ nothing
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "what comes soon, or nobody knows when",
            """
            final class Panel {
                private(set) var hints = 0
                private let delay: Double
                init(delay: Double) { self.delay = delay }
                func later() {
                    hints = 2
                    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in self.hints = 0 }
                }
                func done() { UIView.animate(withDuration: 1, animations: { }, completion: { _ in self.hints = 4 }) }
            }
            """,
            reads: """
                later() ⇒ nothing
                done() ⇒ nothing
                """),
        Snippet(
            "the time of a global environment",
            """
            import Foundation
            protocol Settings: AnyObject { var lastSync: Date? { get set } }
            final class World {
                var settings: Settings = Real()
                var date: () -> Date = Date.init
            }
            final class Real: Settings { var lastSync: Date? }
            var Current = World()
            final class Model {
                func sync() { 1️⃣Current.settings.lastSync = Current.date() }
                var text: String {
                    guard let last = Current.settings.lastSync else { return "never" }
                    2️⃣return Current.date().timeIntervalSince(last) < 60 ? "just now" : "before"
                }
            }
            """,
            reads: """
                sync() ⇒ settings.lastSync == Date(timeIntervalSince1970: 1700000000) 1️⃣
                text when settings.lastSync == #1 ⇒ returns "before" 2️⃣
                text when settings.lastSync == #1 ⇒ returns "just now" 2️⃣
                text when settings.lastSync == nil ⇒ returns "never"
                """),
        Snippet(
            "a computed property that asks the time anew",
            """
            import Foundation
            final class Watch {
                private var startedAt: Date?
                private var pausedAt: Date?
                private(set) var pauses = 0.0
                private let now: () -> Date
                init(now: @escaping () -> Date) { self.now = now }
                var elapsed: TimeInterval {
                    guard let startedAt else { return 0 }
                    return (pausedAt ?? now()).timeIntervalSince(startedAt) - pauses
                }
                func start() { 1️⃣startedAt = now() }
                func pause() { 2️⃣pausedAt = now() }
                func resume() {
                    guard let since = pausedAt else { return }
                    3️⃣pauses += now().timeIntervalSince(since)
                    4️⃣pausedAt = nil
                }
            }
            """,
            reads: """
                elapsed ⇒ returns 0.0
                elapsed after start() ⇒ returns nowValue.timeIntervalSince(nowValue) - 0.0
                elapsed when earlier nowValue == #2, nowValue == #1 after pause(), start() ⇒ returns nowValue.timeIntervalSince(earlier nowValue) - 0.0
                start() after pause() ⇒ sut.elapsed == nowValue.timeIntervalSince(nowValue) - 0.0 1️⃣
                pause() after pause(), start() ⇒ sut.elapsed == nowValue.timeIntervalSince(earlier nowValue) - 0.0 2️⃣
                resume() after pause() ⇒ sut.pauses == nowValue.timeIntervalSince(nowValue) 3️⃣
                resume() after start(), pause() ⇒ sut.elapsed == nowValue.timeIntervalSince(nowValue) - nowValue.timeIntervalSince(earlier nowValue) · sut.pauses == nowValue.timeIntervalSince(earlier nowValue) 3️⃣4️⃣
                """),
    ]
}
