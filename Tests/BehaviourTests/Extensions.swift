import Testing

/// Extensions of the SUT, of models and of the standard library.
@Suite struct ExtensionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "methods of the SUT in an extension",
            """
            protocol Log { func write(_ text: String) }
            final class Model {
                fileprivate let log: Log
                init(log: Log) { self.log = log }
            }
            extension Model {
                func run() { 1️⃣log.write("run") }
            }
            """,
            reads: """
                run() ⇒ log.write("run") 1️⃣
                """),
        Snippet(
            "a computed property on a model",
            """
            struct User { let age: Int }
            extension User { var isAdult: Bool { age >= 18 } }
            protocol Door { func open() }
            final class Model {
                private let door: Door
                init(door: Door) { self.door = door }
                func enter(_ user: User) { 1️⃣if user.isAdult { 2️⃣door.open() } }
            }
            """,
            reads: """
                enter(user) when user.age == 18 ⇒ door.open() 1️⃣2️⃣
                enter(user) when user.age == 17 ⇒ no door.open 1️⃣
                """),
        Snippet(
            "static members that the code gives numbers",
            """
            import Foundation
            extension TimeInterval {
                static func minutes(_ minutes: Double) -> TimeInterval { minutes * 60 }
                static let day: TimeInterval = 86_400
            }
            protocol Desk { func wait(_ seconds: TimeInterval) }
            final class Snoozer {
                static let longest = TimeInterval.minutes(120)
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func snooze(_ interval: TimeInterval) {
                    guard interval <= Self.longest else { return }
                    1️⃣desk.wait(interval)
                }
                func rest() { 2️⃣desk.wait(.minutes(3) + .day) }
            }
            """,
            reads: """
                snooze(interval) when interval == 7200.0 ⇒ desk.wait(interval) 1️⃣
                snooze(interval) when interval == 7201.0 ⇒ no desk.wait
                rest() ⇒ desk.wait(86580.0) 2️⃣
                """),
        Snippet(
            "a range that an alias keeps",
            """
            import Foundation
            typealias Codes = Range<Int>
            extension Codes { static let success = 200..<300 }
            struct Model {
                func isFine(_ code: Int) -> Bool { check(code) }
                private func check(_ code: Int, within codes: Codes = .success) -> Bool { 1️⃣codes.contains(code) }
                func path(_ name: String) -> String {
                    2️⃣name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
                }
            }
            """,
            reads: """
                isFine(code) when code == 200 ⇒ returns true 1️⃣
                isFine(code) when code == 300 ⇒ returns false 1️⃣
                isFine(code) when code == 199 ⇒ returns false 1️⃣
                path(name) when !name.isEmpty ⇒ returns name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) 2️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a computed property on a list, where the list is empty",
            """
            struct Page { let films: [Int] }
            extension Array where Element == Page { var isBlank: Bool { isEmpty } }
            protocol Log { func warn() }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func show(_ pages: [Page]) { 1️⃣if pages.isBlank { 2️⃣log.warn() } }
            }
            """,
            reads: """
                show(pages) when pages.count == 1 ⇒ no log.warn 1️⃣
                2️⃣ ⇒ nothing
                """),
        Snippet(
            "a method on a standard type",
            """
            extension String { func shouted() -> String { uppercased() + "!" } }
            protocol Log { func write(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func say() { log.write("hi"1️⃣.shouted()) }
            }
            """,
            reads: """
                say() ⇒ log.write("HI!")
                1️⃣ ⇒ nothing
                """),
    ]
}
