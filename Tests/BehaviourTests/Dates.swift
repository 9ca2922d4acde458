import Testing

/// Moments and spans of time.
@Suite struct DatesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a deadline so many hours before something, as it is told to others",
            """
            import Foundation
            struct Trip: Equatable { let start: Date; let hours: Int }
            protocol Face: AnyObject { func show(isFree: Bool) }
            final class Desk {
                weak var face: Face?
                private let now: () -> Date
                init(now: @escaping () -> Date) { self.now = now }
                func tap(_ trip: Trip) {
                    let deadline = trip.start.addingTimeInterval(-Double(trip.hours) * 3600)
                    1️⃣face?.show(isFree: now() <= deadline)
                }
            }
            """,
            reads: """
                tap(trip) when nowValue == #1, trip.hours == 5, trip.start == #2 ⇒ face.show(true) 1️⃣
                tap(trip) when nowValue == #1, trip.hours == 5, trip.start == #1 + 17999 s ⇒ face.show(false) 1️⃣
                """),
        Snippet(
            "a closure that tells the time",
            """
            import Foundation
            final class Model {
                private let now: () -> Date
                private(set) var started: Date?
                init(now: @escaping () -> Date) { self.now = now }
                func start() { 1️⃣started = now() }
            }
            """,
            reads: """
                start() ⇒ sut.started == nowValue 1️⃣
                """),
        Snippet(
            "a moment that is given is kept",
            """
            import Foundation
            final class Model {
                private(set) var last: Date?
                func note(_ date: Date) { 1️⃣last = date }
            }
            """,
            reads: """
                note(date) ⇒ sut.last == date 1️⃣
                """),
        Snippet(
            "two moments that are the same",
            """
            import Foundation
            protocol Store { var last: Date { get }; func reload() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func refresh(_ date: Date) {
                    1️⃣guard date != store.last else { return }
                    2️⃣store.reload()
                }
            }
            """,
            reads: """
                refresh(date) when date == store.last ⇒ no store.reload 1️⃣
                refresh(date) when date == #1, store.last == #2 ⇒ store.reload() 1️⃣2️⃣
                """),
        Snippet(
            "a moment after another",
            """
            import Foundation
            protocol Store { func expire() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func check(_ now: Date, _ end: Date) { 1️⃣if now > end { 2️⃣store.expire() } }
            }
            """,
            reads: """
                check(now, end) when end == #1, now == #2 ⇒ store.expire() 1️⃣2️⃣
                check(now, end) when end == #1, now == #1 ⇒ no store.expire 1️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "the moment of the test itself",
            """
            import Foundation
            final class Model {
                private(set) var started: Date?
                func start() { started = Date() }
            }
            """,
            reads: """
                start() ⇒ nothing
                """),
        Snippet(
            "the moment of the test itself, by its name",
            """
            import Foundation
            final class Model {
                private(set) var started: Date?
                private(set) var due = Date.distantPast
                func start() {
                    started = .now
                    due = Date.now.addingTimeInterval(60)
                }
            }
            """,
            reads: """
                start() ⇒ nothing
                """),
    ]
}
