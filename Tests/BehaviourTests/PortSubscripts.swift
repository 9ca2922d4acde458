import Testing

/// Subscripts of dependencies.
@Suite struct PortSubscriptsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what is put under a key of a double",
            """
            protocol Settings: AnyObject { subscript(flag key: String) -> Bool { get set } }
            final class Model {
                private let settings: any Settings
                init(settings: any Settings) { self.settings = settings }
                func appear() {
                    guard !settings[flag: "seen"] else { return }
                    1️⃣settings[flag: "seen"] = true
                }
            }
            """,
            reads: """
                appear() when settings.subscript() ⇒ settings.subscript("seen")
                appear() when !settings.subscript() ⇒ settings.subscriptSet(true) · settings.subscript got key == "seen" 1️⃣
                """),
        Snippet(
            "one that a protocol requires",
            """
            protocol Rates { subscript(from: String, to: String) -> Double? { get } }
            final class Model {
                private let rates: Rates
                private(set) var total = 0.0
                private(set) var notice = ""
                init(rates: Rates) { self.rates = rates }
                func add(_ amount: Double, in currency: String) {
                    guard let rate = rates[currency, "EUR"] else {
                        1️⃣notice = "No rate"
                        return
                    }
                    2️⃣total += amount * rate
                }
            }
            """,
            reads: """
                add(amount, currency) when rates.subscript() == 3.0 ⇒ rates.subscript got from == currency · rates.subscript got to == "EUR" · sut.total == amount * rates.subscript() 2️⃣
                add(amount, currency) when rates.subscript() == nil ⇒ rates.subscript got from == currency · rates.subscript got to == "EUR" · sut.notice == "No rate" 1️⃣
                """),
        Snippet(
            "one that an extension has, read and set",
            """
            protocol Preferences {
                func value(for key: String) -> Int?
                func set(_ value: Int, for key: String)
            }
            enum Key: String { case visits }
            extension Preferences {
                subscript(_ key: Key) -> Int {
                    get { value(for: key.rawValue) ?? 0 }
                    nonmutating set { set(newValue, for: key.rawValue) }
                }
            }
            final class Model {
                private let preferences: Preferences
                private(set) var isRegular = false
                init(preferences: Preferences) { self.preferences = preferences }
                func visit() {
                    1️⃣preferences[.visits] += 1
                    2️⃣isRegular = preferences[.visits] > 5
                }
            }
            """,
            reads: """
                visit() when preferences.value() == 6 ⇒ 2 × preferences.value("visits") · preferences.set(7, "visits") · preferences.value #1 got key == "visits" · sut.isRegular == true 1️⃣2️⃣
                visit() when preferences.value() == 5 ⇒ 2 × preferences.value("visits") · preferences.set(6, "visits") · preferences.value #1 got key == "visits" · sut.isRegular == false 1️⃣2️⃣
                visit() when preferences.value() == nil ⇒ 2 × preferences.value("visits") · preferences.set(1, "visits") · preferences.value #1 got key == "visits" · sut.isRegular == false 1️⃣2️⃣
                """),
    ]

    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let unclaimed: [Snippet] = [
        Snippet(
            "in code that is not read, as helpers of extensions are",
            """
            import Foundation
            protocol Book {
                subscript(seen id: Int) -> Int { get }
                func write(_ line: String)
            }
            extension Book {
                func tick(_ id: Int) { write("\\(id) \\(self[seen: id])") }
            }
            final class Model {
                private let book: Book
                init(book: Book) { self.book = book }
                func plan() {
                    _ = book[seen: 1]
                    if UserDefaults.standard.bool(forKey: "plans") {
                        _ = book[seen: 2]
                        book.tick(3)
                    }
                    1️⃣book.write("planned")
                }
            }
            """,
            reads: """
                plan() ⇒ book.subscript #1 got id == 1 · book.write got line == "planned" 1️⃣
                """),
        Snippet(
            "in what a list is made by",
            """
            protocol Book { subscript(seen id: Int) -> Int { get } }
            extension Array where Element == Int {
                init(_ items: () -> [Int]) { self = items().sorted() }
            }
            final class Model {
                private let book: Book
                private var agenda: [Int] = []
                private var isPlanned = false
                init(book: Book) { self.book = book }
                func plan() {
                    isPlanned = true
                    1️⃣agenda = Array { entries() }
                }
                func look() -> Int { isPlanned ? book[seen: 2] : 0 }
                private func entries() -> [Int] { [book[seen: 1]] }
            }
            """,
            reads: """
                plan() ⇒ nothing
                look() ⇒ returns 0
                look() after plan() ⇒ returns book.subscript()
                1️⃣ ⇒ nothing
                """),
    ]
}
