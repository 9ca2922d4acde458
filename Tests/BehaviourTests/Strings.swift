import Testing

/// Text: conditions on it, what is made of it.
@Suite struct StringsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a number that a text says",
            """
            final class Model {
                private(set) var amount = 0
                private(set) var isWrong = false
                func type(_ text: String) {
                    guard let number = Int(text) else { 1️⃣isWrong = true; return }
                    2️⃣amount = number
                }
            }
            """,
            reads: """
                type(text) when text == "12" ⇒ sut.amount == Int(text) 2️⃣
                type(text) when !text.isEmpty ⇒ sut.isWrong == true 1️⃣
                """),
        Snippet(
            "a number of another type that a text says",
            """
            protocol Store { func open(_ id: Int64) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func type(_ text: String) {
                    guard let id = Int64(text) else { return }
                    1️⃣store.open(id)
                }
            }
            """,
            reads: """
                type(text) when text == "12" ⇒ store.open(Int64(text)) 1️⃣
                """),
        Snippet(
            "a text that is changed on the way",
            """
            protocol Store { func find(_ word: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func look(_ word: String) {
                    let plain = word.lowercased().trimmingCharacters(in: .punctuationCharacters)
                    1️⃣if plain.isEmpty { return }
                    2️⃣store.find(plain)
                }
            }
            """,
            reads: """
                look(word) when word == "Word" ⇒ store.find(word.lowercased().trimmingCharacters(in: .punctuationCharacters)) 1️⃣2️⃣
                look(word) when word.isEmpty ⇒ no store.find 1️⃣
                """),
        Snippet(
            "the digits of a text",
            """
            protocol Store { func pay(_ card: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func pay(_ card: String) {
                    guard card.filter { $0.isNumber }.count == 16 else { return }
                    1️⃣store.pay(card)
                }
            }
            """,
            reads: """
                pay(card) when card == "1111111111111111" ⇒ store.pay(card) 1️⃣
                pay(card) when !card.isEmpty ⇒ no store.pay
                """),
        Snippet(
            "`split`",
            """
            final class Model {
                private(set) var words = 0
                func count(_ text: String) { 1️⃣words = text.split(separator: " ").count }
            }
            """,
            reads: """
                count(text) ⇒ sut.words == 1 1️⃣
                """),
        Snippet(
            "a prefix that a test would have to choose",
            """
            protocol Router { func web(_ link: String) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func open(_ link: String) { if link.hasPrefix("https") { 1️⃣router.web(link) } }
            }
            """,
            reads: """
                open(link) when link == "https://example.com" ⇒ router.web(link) 1️⃣
                open(link) when !link.isEmpty ⇒ no router.web
                """),
        Snippet(
            "trimming",
            """
            import Foundation
            protocol Store { func find(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func find(_ text: String) {
                    let word = text.trimmingCharacters(in: .whitespaces)
                    1️⃣guard !word.isEmpty else { return }
                    2️⃣store.find(word)
                }
            }
            """,
            reads: """
                find(text) when !text.isEmpty ⇒ store.find(text.trimmingCharacters(in: .whitespaces)) 1️⃣2️⃣
                find(text) when text is blank ⇒ no store.find 1️⃣
                """),
        Snippet(
            "interpolation",
            #"""
            protocol Log { func note(_ text: String) }
            final class Model {
                private let log: Log
                init(log: Log) { self.log = log }
                func greet(_ name: String, _ count: Int) { 1️⃣log.note("Hello \(name), \(count) new") }
            }
            """#,
            reads: """
                greet(name, count) ⇒ log.note("Hello {name}, {count} new") 1️⃣
                """),
        Snippet(
            "a Decimal is shown as it prints itself",
            #"""
            import Foundation
            struct Item { let price: Decimal }
            final class Screen {
                private let item: Item
                init(item: Item) { self.item = item }
                var label: String { 1️⃣"\(item.price) €" }
            }
            """#,
            reads: """
                label ⇒ returns "{item.price} €" 1️⃣
                """),
        Snippet(
            "joining",
            """
            final class Model {
                private(set) var path = ""
                func open(_ folder: String) { 1️⃣path = folder + "/index" }
            }
            """,
            reads: """
                open(folder) ⇒ sut.path == folder + "/index" 1️⃣
                """),
        Snippet(
            "`lowercased`, `uppercased`",
            """
            protocol Store { func find(_ text: String) }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func find(_ text: String) { 1️⃣store.find(text.lowercased()) }
            }
            """,
            reads: """
                find(text) ⇒ store.find(text.lowercased()) 1️⃣
                """),
        Snippet(
            "a prefix of a text that is written out",
            """
            protocol Router { func web(_ link: String); func app(_ link: String) }
            final class Model {
                private let router: Router
                init(router: Router) { self.router = router }
                func open() {
                    let link = "https://example.com"
                    if link.hasPrefix("https") { 1️⃣router.web(link) } else { router.app(link) }
                }
            }
            """,
            reads: """
                open() ⇒ router.web("https://example.com") 1️⃣
                """),
        Snippet(
            "`isEmpty` of what is there",
            """
            final class Model {
                private(set) var text = ""
                var hasText: Bool { 1️⃣!text.isEmpty }
                func type(_ text: String) { 2️⃣self.text = text }
            }
            """,
            reads: """
                hasText ⇒ returns false 1️⃣
                hasText after type(text) ⇒ returns !earlier text.isEmpty 1️⃣
                type(text) ⇒ sut.text == text 2️⃣
                """),
        Snippet(
            "a length",
            """
            protocol Store { func save(_ text: String) }
            final class Model {
                private let store: Store
                private(set) var isLong = false
                init(store: Store) { self.store = store }
                func type(_ text: String) { if text.count > 100 { 1️⃣isLong = true } else { 2️⃣store.save(text) } }
            }
            """,
            reads: """
                type(text) when text.count == 101 ⇒ sut.isLong == true · no store.save 1️⃣
                type(text) when text.isEmpty ⇒ store.save(text) 2️⃣
                """),
        Snippet(
            "two conditions on one text",
            """
            struct Check { func takes(_ code: String) -> Bool { 1️⃣code.count == 6 && code.allSatisfy(\\.isNumber) } }
            """,
            reads: """
                takes(code) when code == "codexx" ⇒ returns false 1️⃣
                takes(code) when code == "111111" ⇒ returns true 1️⃣
                takes(code) when !code.isEmpty ⇒ returns false 1️⃣
                """),
        Snippet(
            "a number in a text that has to lie within limits",
            """
            struct Check {
                func weight(_ text: String) -> Int? {
                    guard let kilograms = Double(text), kilograms > 0, kilograms <= 30 else { return nil }
                    1️⃣return Int((kilograms * 1000).rounded())
                }
            }
            """,
            reads: """
                weight(text) when text == "12" ⇒ returns 12000 1️⃣
                weight(text) when text == "31" ⇒ returns nil
                weight(text) when text == "30.0" ⇒ returns 30000 1️⃣
                weight(text) when text == "0" ⇒ returns nil
                """),
        Snippet(
            "a text in two parts",
            """
            struct Check {
                func takes(_ address: String) -> Bool {
                    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
                    1️⃣return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
                }
            }
            """,
            reads: """
                takes(address) when address == "address@example.com" ⇒ returns true 1️⃣
                takes(address) when address == "address@address" ⇒ returns false 1️⃣
                takes(address) when address == "@address" ⇒ returns false 1️⃣
                takes(address) when !address.isEmpty ⇒ returns false 1️⃣
                """),
        Snippet(
            "a text that is made of another and the same as a third",
            """
            struct Site { let domain: String }
            protocol Store { func sites() -> [Site] }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func isListed(_ host: String) -> Bool {
                    let host = host.lowercased()
                    1️⃣return store.sites().contains { $0.domain == host }
                }
            }
            """,
            reads: """
                isListed(host) when host == "Host", store.sites().count == 1, store.sites()[0].domain == "host" ⇒ returns true · store.sites() 1️⃣
                isListed(host) when host == "Host", store.sites().count == 1, store.sites()[0].domain == "Domain" ⇒ returns false · store.sites() 1️⃣
                isListed(host) when store.sites().count == 0 ⇒ returns false · store.sites() 1️⃣
                """),
        Snippet(
            "a text that may be missing, trimmed",
            """
            struct Post: Equatable { let title: String }
            struct Answer { let title: String? }
            protocol Store { func save(_ post: Post) }
            final class Editor {
                private let store: Store
                init(store: Store) { self.store = store }
                func save(_ answer: Answer) {
                    let title = answer.title?.trimmingCharacters(in: .whitespaces) ?? ""
                    1️⃣store.save(Post(title: title.isEmpty ? "untitled" : title))
                }
            }
            """,
            reads: """
                save(answer) when answer.title != nil ⇒ store.save(Post(title: answer.title.trimmingCharacters(in: .whitespaces))) 1️⃣
                save(answer) when answer.title is blank ⇒ store.save(Post(title: "untitled")) 1️⃣
                """),
        Snippet(
            "numbers in a format",
            """
            import Foundation
            struct Times {
                func text(_ minutes: Int, _ name: String) -> String {
                    1️⃣String(format: "%d:%02d h, %@", minutes / 60, minutes % 60, name)
                }
            }
            """,
            reads: """
                text(minutes, name) when !name.isEmpty, minutes == 2 ⇒ returns "0:02 h, name" 1️⃣
                """),
    ]
}
