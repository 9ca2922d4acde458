import Testing

/// Texts and moments that were decided by one condition, and are looked for once more for the next.
@Suite struct LookedForAgainTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a number that a text says without the spaces around it",
            """
            final class Model {
                private(set) var amount = 0
                func type(_ text: String) {
                    guard let number = Int(text.trimmingCharacters(in: .whitespaces)), number >= 14 else { return }
                    1️⃣amount = number
                }
            }
            """,
            reads: """
                type(text) when text == "  14 " ⇒ sut.amount == Int(text.trimmingCharacters(in: .whitespaces)) 1️⃣
                type(text) when earlier text == "  14 ", text == "  0 " after type(text) ⇒ sut.amount == Int(earlier text.trimmingCharacters(in: .whitespaces))
                """),
        Snippet(
            "a number that a text says, mapped at once",
            """
            final class Model {
                private(set) var minutes: Int?
                func type(_ text: String) { 1️⃣minutes = Int(text).map { $0 * 60 } }
            }
            """,
            reads: """
                type(text) when text == "12" ⇒ sut.minutes == Int(text) * 60 1️⃣
                """),
        Snippet(
            "words and the parts of a time",
            """
            final class Model {
                private(set) var name: String?
                private(set) var minutes = 0
                func rename(_ text: String) {
                    guard text.split(separator: " ").count >= 2 else { return }
                    1️⃣name = text
                }
                func run(_ time: String) {
                    let parts = time.split(separator: ":").map { Int($0) }
                    guard parts.count == 2, let hours = parts[0], let minutes = parts[1] else { return }
                    2️⃣self.minutes = hours * 60 + minutes
                }
            }
            """,
            reads: """
                rename(text) when text == "text text" ⇒ sut.name == text 1️⃣
                rename(text) when !text.isEmpty ⇒ sut.name == nil
                run(time) when time == "10:20" ⇒ sut.minutes == 620 2️⃣
                """),
        Snippet(
            "whole months until a moment that was compared before",
            """
            protocol Desk { func say(_ text: String) }
            final class Model {
                private let desk: Desk
                private let calendar: Calendar
                private let now: () -> Date
                init(desk: Desk, calendar: Calendar, now: @escaping () -> Date) {
                    self.desk = desk
                    self.calendar = calendar
                    self.now = now
                }
                func check(_ date: Date) {
                    let months = calendar.dateComponents([.month], from: now(), to: date).month ?? 0
                    if date < now() {
                        1️⃣desk.say("expired")
                    } else if months >= 9 {
                        2️⃣desk.say("early")
                    }
                }
            }
            """,
            reads: """
                check(date) when date == #1, nowValue == #2 ⇒ desk.say("expired") 1️⃣
                check(date) when date == #1, nowValue == #1 ⇒ no desk.say
                check(date) when date == #1 + 23673600 s, nowValue == #1 ⇒ desk.say("early") 2️⃣
                """),
    ]
}
