import Testing

/// Closures that the SUT is made with, which give a value, hand on what they are given, or record.
@Suite struct HandedClosuresTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "time that goes on between acts",
            """
            import Foundation
            protocol Port { func setTyping(_ isTyping: Bool) }
            final class Model {
                static let interval: TimeInterval = 4
                private let port: Port
                private let now: () -> Date
                private var last: Date?
                init(port: Port, now: @escaping () -> Date) {
                    self.port = port
                    self.now = now
                }
                func typed() {
                    if let last, now().timeIntervalSince(last) < Self.interval { return }
                    last = now()
                    1️⃣port.setTyping(true)
                }
            }
            """,
            reads: """
                typed() ⇒ port.setTyping(true) 1️⃣
                typed() when nowValue == #1, nowValue == #1 + 3 s after typed() ⇒ port.setTyping(_)
                typed() when nowValue == #1, nowValue == #1 + 4 s after typed() ⇒ 2 × port.setTyping(true) 1️⃣
                typed() when nowValue == #1, nowValue == #1 + 63 s after typed() ⇒ 2 × port.setTyping(true) 1️⃣
                """),
        Snippet(
            "one that hands on what it is given",
            """
            protocol Player { func play(_ name: String) }
            final class Quiz {
                private let player: Player
                private let names: [String]
                private let shuffle: ([String]) -> [String]
                init(player: Player, names: [String], shuffle: @escaping ([String]) -> [String] = { $0.shuffled() }) {
                    self.player = player
                    self.names = names
                    self.shuffle = shuffle
                }
                func start() { for name in shuffle(names) { 1️⃣player.play(name) } }
            }
            """,
            reads: """
                start() when names.count == 1 ⇒ player.play(names[0]) 1️⃣
                """),
        Snippet(
            "one that takes something and gives something else",
            """
            protocol Store { func put(_ price: Int) }
            final class Till {
                private let store: Store
                private let price: (String) async throws -> Int
                init(store: Store, price: @escaping (String) async throws -> Int) {
                    self.store = store
                    self.price = price
                }
                func add(_ code: String) async throws {
                    let cents = try await price(code)
                    1️⃣if cents > 100 { 2️⃣store.put(cents) }
                }
            }
            """,
            reads: """
                add(code) when priceValue == 101 ⇒ store.put(priceValue) 1️⃣2️⃣
                add(code) when priceValue == 100 ⇒ no store.put 1️⃣
                """),
        Snippet(
            "one that is told, and waited for",
            """
            protocol Store { func put(_ price: Int) async }
            final class Till {
                private let store: Store
                private let report: @Sendable (Int) async -> Void
                init(store: Store, report: @escaping @Sendable (Int) async -> Void = { _ in }) {
                    self.store = store
                    self.report = report
                }
                func add(_ cents: Int) async {
                    1️⃣await store.put(cents)
                    2️⃣await report(cents + 1)
                }
            }
            """,
            reads: """
                add(cents) ⇒ report(cents + 1) · store.put(cents) 1️⃣2️⃣
                """),
        Snippet(
            "a struct of closures that are bound to the main actor",
            """
            struct Clock { var now: @MainActor () -> Int; var ring: @MainActor (_ times: Int) -> Void }
            @MainActor final class Alarm {
                private let clock: Clock
                init(clock: Clock) { self.clock = clock }
                func check(_ limit: Int) { 1️⃣if clock.now() > limit { 2️⃣clock.ring(3) } }
            }
            """,
            reads: """
                check(limit) when clock.now() == 2, limit == 1 ⇒ clock.ring(3) 1️⃣2️⃣
                check(limit) when clock.now() == 2, limit == 2 ⇒ clock.now() · no clock.ring 1️⃣
                """),
        Snippet(
            "an error of a typed throw, thrown by a helper",
            """
            enum Problem: Error, Equatable { case late(by: Int), early }
            protocol Log { func note(_ text: String) }
            final class Gate {
                private let log: Log
                init(log: Log) { self.log = log }
                func enter(at minute: Int) throws(Problem) {
                    1️⃣try check(minute)
                    2️⃣log.note("in")
                }
                private func check(_ minute: Int) throws(Problem) {
                    3️⃣guard minute <= 60 else { throw .late(by: minute - 60) }
                    4️⃣guard minute > 0 else { throw .early }
                }
            }
            """,
            reads: """
                enter(minute) when minute == 60 ⇒ log.note("in") 2️⃣3️⃣4️⃣
                enter(minute) when minute == 0 ⇒ throws .early · no log.note 1️⃣3️⃣4️⃣
                enter(minute) when minute == 61 ⇒ throws .late(by: minute - 60) · no log.note 1️⃣3️⃣
                """),
        Snippet(
            "seconds as days, rounded up",
            """
            import Foundation
            protocol Log { func note(_ days: Int) }
            final class Hire {
                private let log: Log
                init(log: Log) { self.log = log }
                func quote(from start: Date, to end: Date) {
                    if end > start { 1️⃣log.note(Int((end.timeIntervalSince(start) / 86_400).rounded(.up))) }
                }
            }
            """,
            reads: """
                quote(start, end) when end == #2, start == #1 ⇒ log.note(1) 1️⃣
                quote(start, end) when end == #1, start == #1 ⇒ no log.note
                quote(start, end) when end == #1, start == #2 ⇒ no log.note
                """),
    ]
}
