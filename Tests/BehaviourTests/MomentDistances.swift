import Testing

/// Conditions about numbers that are computed of moments which a test chooses.
@Suite struct MomentDistancesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "whole minutes between two moments",
            """
            import Foundation
            protocol Log { func note(_ text: String) }
            struct Night { let dusk: Date; let dawn: Date; var minutes: Int { Int(dawn.timeIntervalSince(dusk) / 60) } }
            final class Observatory {
                private let log: any Log
                init(log: any Log) { self.log = log }
                func reserve(_ minutes: Int, in night: Night) {
                    guard minutes <= night.minutes else { 1️⃣return log.note("too short") }
                    2️⃣log.note("reserved")
                }
                func isLong(_ night: Night) -> Bool { 3️⃣night.minutes > 600 }
            }
            """,
            reads: """
                reserve(minutes, night) when minutes == 2, night.dawn == #1 + 120 s, night.dusk == #1 ⇒ log.note("reserved") 2️⃣
                reserve(minutes, night) when minutes == 2, night.dawn == #1 + 119 s, night.dusk == #1 ⇒ log.note got text == "too short" 1️⃣
                isLong(night) when night.dawn == #1 + 36060 s, night.dusk == #1 ⇒ returns true 3️⃣
                isLong(night) when night.dawn == #2, night.dusk == #1 ⇒ returns false 3️⃣
                isLong(night) when night.dawn == #1 + 32460 s, night.dusk == #1 ⇒ returns false 3️⃣
                """),
        Snippet(
            "days that are left",
            """
            import Foundation
            protocol Log { func note(_ days: Int) }
            final class CheckIn {
                private let log: any Log
                private let now: () -> Date
                init(log: any Log, now: @escaping () -> Date) { (self.log, self.now) = (log, now) }
                func begin(after last: Date) {
                    let left = 56 - Int(now().timeIntervalSince(last) / 86_400)
                    if left > 0 { 1️⃣log.note(left) }
                }
            }
            """,
            reads: """
                begin(last) when last == #1, nowValue == #1 + 4838399 s ⇒ log.note(1) 1️⃣
                begin(last) when last == #1, nowValue == #1 + 4838400 s ⇒ no log.note
                begin(last) when last == #1, nowValue == #1 + 5011199 s ⇒ no log.note
                """),
    ]
}
