import Testing

/// Texts that code takes apart, and such that it makes of numbers.
@Suite struct TextPartsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "an amount as it is typed",
            """
            import Foundation
            final class Model {
                private(set) var cents = 0
                func type(_ text: String) {
                    let parts = text.replacingOccurrences(of: ",", with: ".")
                        .split(separator: ".", omittingEmptySubsequences: false)
                    guard (1...2).contains(parts.count), let whole = Int(parts[0]) else { return }
                    let rest = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
                    guard whole * 100 + rest <= 25_000 else { return }
                    1️⃣cents = whole * 100 + rest
                }
            }
            """,
            reads: """
                type(text) when text == "1" ⇒ sut.cents == 100 1️⃣
                type(text) when text == "251" ⇒ sut.cents == 0
                type(text) when text == "250" ⇒ sut.cents == 25000 1️⃣
                type(text) when text == "1.5" ⇒ sut.cents == 105 1️⃣
                """),
        Snippet(
            "a number that is shown and read again",
            """
            import Foundation
            protocol Storage { var saved: Int? { get } }
            final class Form {
                private let storage: Storage
                private var text = ""
                private(set) var isValid = false
                init(storage: Storage) { self.storage = storage }
                func restore() {
                    guard let saved = storage.saved else { return }
                    1️⃣text = String(format: "%d.%02d", saved / 100, saved % 100)
                }
                func check() {
                    let parts = text.components(separatedBy: ".")
                    guard parts.count == 2, let whole = Int(parts[0]), whole >= 12 else { return }
                    2️⃣isValid = true
                }
            }
            """,
            reads: """
                restore() ⇒ nothing
                check() when earlier storage.saved == 2 after restore() ⇒ sut.isValid == false
                check() when earlier storage.saved == 1200 after restore() ⇒ sut.isValid == true 2️⃣
                check() when earlier storage.saved == 1200 after restore() ⇒ sut.isValid == true 1️⃣2️⃣
                """),
        Snippet(
            "what is sought in two texts together",
            """
            import Foundation
            struct Contact: Equatable { let first: String; let last: String }
            final class Model {
                private(set) var found: [Contact] = []
                func search(_ text: String, in contacts: [Contact]) {
                    1️⃣found = contacts.filter { "\\($0.first) \\($0.last)".localizedCaseInsensitiveContains(text) }
                }
            }
            """,
            reads: """
                search(text, contacts) when !contacts[0].last.isEmpty, !contacts[1].first.isEmpty, !text.isEmpty, contacts.count == 2, contacts[0].first == "firsttext", contacts[1].last == "last 2" ⇒ sut.found == [contacts[0]] 1️⃣
                """),
        Snippet(
            "a whole decimal in a text",
            """
            import Foundation
            protocol Screen { func show(_ text: String) }
            final class Model {
                private let screen: Screen
                init(screen: Screen) { self.screen = screen }
                func load() {
                    let total = cost()
                    1️⃣screen.show("\\(total) of \\(cost())")
                }
                private func cost() -> Decimal { 0 }
            }
            """,
            reads: """
                load() ⇒ screen.show("0 of 0") 1️⃣
                """),
        Snippet(
            "characters that are looked at one by one, and the numbers that they stand for",
            """
            protocol Out { func put(_ numbers: [Int]); func sum(_ number: Int); func count(_ number: Int) }
            final class Model {
                private let out: Out
                init(out: Out) { self.out = out }
                func digits() { 1️⃣out.put("12a4".compactMap { $0.isASCII ? $0.wholeNumberValue : nil }) }
                func sum() {
                    var sum = 0
                    for character in "91".dropFirst(1) + "2z" { sum += Int(String(character), radix: 36) ?? 0 }
                    2️⃣out.sum(sum)
                }
                func rest() {
                    var text = "00123"
                    text.removeFirst(2)
                    3️⃣out.count(text.count)
                }
            }
            """,
            reads: """
                digits() ⇒ out.put([1, 2, 4]) 1️⃣
                sum() ⇒ out.sum(38) 2️⃣
                rest() ⇒ out.count(_) 3️⃣
                """),
    ]
}
