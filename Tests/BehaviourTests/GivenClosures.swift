import Testing

/// Closures that methods of dependencies are given and that are called later, again and again.
@Suite struct GivenClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what gives a value of the project's own, or none",
            """
            struct User { let id: Int; var isAdmin: Bool }
            protocol Log { func note(_ text: String); func save(_ id: Int) }
            final class Model {
                private let log: Log
                private let currentUser: () -> User?
                init(log: Log, currentUser: @escaping () -> User?) { self.log = log; self.currentUser = currentUser }
                func submit() {
                    guard let user = currentUser() else {
                        1️⃣log.note("login")
                        return
                    }
                    guard user.isAdmin else { return }
                    2️⃣log.save(user.id)
                }
            }
            """,
            reads: """
                submit() when currentUserValue != nil, currentUserValue.isAdmin ⇒ log.save(currentUserValue.id) · no log.note 2️⃣
                submit() when !currentUserValue.isAdmin, currentUserValue != nil ⇒ no log.note · no log.save
                submit() when currentUserValue == nil ⇒ log.note("login") · no log.save 1️⃣
                """),
        Snippet(
            "a timer that goes on until a moment",
            """
            import Foundation
            protocol Ticket: AnyObject { func cancel() }
            protocol Ticks: AnyObject {
                var now: Date { get }
                func every(_ interval: TimeInterval, _ work: @escaping () -> Void) -> Ticket
            }
            final class SleepTimer {
                private let ticks: Ticks
                private var ticket: Ticket?
                private var end: Date?
                private(set) var isDone = false
                init(ticks: Ticks) { self.ticks = ticks }
                func start() {
                    end = ticks.now.addingTimeInterval(60)
                    ticket = ticks.every(1) { [weak self] in self?.tick() }
                }
                private func tick() {
                    guard let end else { return }
                    let left = max(0, end.timeIntervalSince(ticks.now))
                    guard left <= 0 else { return }
                    1️⃣isDone = true
                    2️⃣ticket?.cancel()
                }
            }
            """,
            reads: """
                start() when ticks.every calls work, ticks.now == #1 ⇒ ticks.every(1.0, _) · sut.isDone == false
                start() ⇒ ticks.every(1.0, _)
                ticks calls everyWork when earlier ticks.now == #1, ticks.now == #1 + 61 s after start() ⇒ ticket.cancel() · sut.isDone == true 1️⃣2️⃣
                ticks calls everyWork when earlier ticks.now == #1 + 940 s, ticks.now == #1 after start() ⇒ sut.isDone == false
                """),
        Snippet(
            "updates that come while somebody listens",
            """
            protocol Scale { func watch(_ onChange: @escaping (Int) -> Void) -> Int }
            final class Model {
                private let scale: Scale
                private(set) var grams: [Int] = []
                init(scale: Scale) { self.scale = scale }
                func start() { 1️⃣_ = scale.watch { [weak self] in self?.grams.append($0) } }
            }
            """,
            reads: """
                start() when scale.watch calls onChange ⇒ scale.watch(_) · sut.grams == [scale.watch#0] 1️⃣
                start() when earlier scale.watch calls onChange, scale.watch calls onChange, earlier scale.watch#0 == 2, scale.watch#0 == 3 after start() ⇒ 2 × scale.watch(_) · sut.grams == [earlier scale.watch#0, scale.watch#0] 1️⃣
                scale calls watchOnChange after start() ⇒ sut.grams == [scale.watch#0]
                """),
        Snippet(
            "closures that a test sets, where nobody can foretell what they give by themselves",
            """
            import Foundation
            @MainActor final class Rentals {
                var now: () -> Date = Date.init
                var makeID: @Sendable () -> String = { UUID().uuidString }
                var price: (Int) -> Int = { $0 * 2 }
                var region: (() -> String)?
                private(set) var tax = 0
                func isLate(_ due: Date) -> Bool { due < now() }
                func label() -> String { "no. " + makeID() }
                func cost(_ days: Int) -> Int { price(days) + 1 }
                func choose() { 1️⃣tax = region?() == "de" ? 19 : 7 }
            }
            """,
            reads: """
                isLate(due) when due == #1, nowValue == #2 ⇒ returns true
                isLate(due) when due == #1, nowValue == #1 ⇒ returns false
                isLate(due) when due == #2, nowValue == #1 ⇒ returns false
                label() ⇒ returns "no. " + makeIDValue
                cost(days) ⇒ returns days * 2 + 1
                choose() when region != nil, regionValue == "de" ⇒ sut.tax == 19 1️⃣
                choose() when !regionValue.isEmpty, region != nil ⇒ sut.tax == 7 1️⃣
                """),
        Snippet(
            "closures that the initialiser is handed are not set once more",
            """
            import Foundation
            final class Rentals {
                var now: () -> Date = Date.init
                private(set) var isLate = false
                init(now: @escaping () -> Date = Date.init) { self.now = now }
                func check(_ due: Date) { 1️⃣isLate = due < now() }
            }
            """,
            reads: """
                check(due) when due == #1, nowValue == #2 ⇒ sut.isLate == true 1️⃣
                check(due) when due == #1, nowValue == #1 ⇒ sut.isLate == false 1️⃣
                check(due) when due == #2, nowValue == #1 ⇒ sut.isLate == false 1️⃣
                """),
    ]
}
