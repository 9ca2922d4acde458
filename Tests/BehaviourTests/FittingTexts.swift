import Testing

/// Texts with which code goes on that checks them.
@Suite struct FittingTextsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a letter and six digits, and four digits",
            """
            enum Refusal: Error, Equatable { case badge, pin }
            protocol Desk { func enter(_ badge: String, _ pin: String) }
            final class Door {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func enter(badge raw: String, pin: String) throws {
                    let badge = raw.uppercased().filter { !$0.isWhitespace && $0 != "-" }
                    guard badge.count == 7, badge.hasPrefix("W"), badge.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
                        throw Refusal.badge
                    }
                    guard (4...8).contains(pin.count), pin.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw Refusal.pin }
                    1️⃣desk.enter(badge, pin)
                }
            }
            """,
            reads: """
                enter(raw, pin) when raw == "rawxxxx" ⇒ throws .badge · no desk.enter
                enter(raw, pin) when !raw.isEmpty ⇒ throws .badge · no desk.enter
                enter(raw, pin) when pin == "1234567", raw == "W123456" ⇒ desk.enter("W123456", pin) 1️⃣
                enter(raw, pin) when pin == "pinxxxxxx", raw == "W123456" ⇒ throws .pin · no desk.enter
                enter(raw, pin) when pin == "pinxxxxx", raw == "W123456" ⇒ throws .pin · no desk.enter
                enter(raw, pin) when pin.isEmpty, raw == "W123456" ⇒ throws .pin · no desk.enter
                """),
        Snippet(
            "an amount in a form, read by a helper",
            """
            enum Amount {
                static func cents(_ text: String) -> Int? {
                    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
                    guard parts.count == 2, let whole = Int(parts[0]), let rest = Int(parts[1]) else { return nil }
                    return whole * 100 + rest
                }
            }
            protocol Desk { func pay(_ cents: Int, _ note: String) }
            final class Form {
                var amount = ""
                var note = ""
                private let desk: Desk
                private(set) var isWrong = false
                init(desk: Desk) { self.desk = desk }
                func send() {
                    guard let cents = Amount.cents(amount), cents >= 500 else {
                        1️⃣isWrong = true
                        return
                    }
                    2️⃣desk.pay(cents, note)
                }
            }
            """,
            reads: """
                send() ⇒ sut.isWrong == true · no desk.pay 1️⃣
                send() when earlier new amount == "amount." after set amount ⇒ sut.isWrong == true · no desk.pay 1️⃣
                send() when earlier new amount == "1.5" after set amount ⇒ sut.isWrong == true · no desk.pay 1️⃣
                send() when earlier new amount == "10.20" after set amount ⇒ desk.pay(1020, "") 2️⃣
                """),
        Snippet(
            "what is searched for in any case, in a list",
            """
            import Foundation
            struct Item: Equatable { let name: String; let age: Int }
            protocol Store { func items() -> [Item] }
            final class Model {
                private let store: Store
                private var all: [Item] = []
                private(set) var visible: [Item] = []
                var searchText = "" { didSet { rebuild() } }
                init(store: Store) { self.store = store }
                func load() {
                    all = store.items()
                    rebuild()
                }
                private func rebuild() {
                    let query = searchText.trimmingCharacters(in: .whitespaces).lowercased()
                    1️⃣visible = query.isEmpty ? all : all.filter { $0.name.lowercased().contains(query) }
                }
            }
            """,
            reads: """
                set searchText when earlier store.items().count == 2, earlier store.items()[0].name == "NameSearchtext", earlier store.items()[1].name == "Name", new searchText == "  SearchText " after load() ⇒ sut.visible == [earlier store.items()[0]] 1️⃣
                set searchText when earlier new searchText == "  SearchText ", earlier store.items().count == 2, earlier store.items()[0].name == "NameSearchtext", earlier store.items()[1].name == "Name", new searchText is blank after set searchText, load() ⇒ sut.visible == earlier store.items() 1️⃣
                load() ⇒ store.items() · sut.visible == store.items() 1️⃣
                load() when earlier new searchText == "  SearchText ", store.items().count == 2, store.items()[0].name == "NameSearchtext", store.items()[1].name == "Name" after set searchText ⇒ store.items() · sut.visible == [store.items()[0]] 1️⃣
                """),
        Snippet(
            "a limit of several hundred characters",
            """
            enum Refusal: Error, Equatable { case empty, tooLong(Int) }
            protocol Wire { func send(_ text: String) }
            final class Composer {
                static let longest = 500
                private let wire: Wire
                init(wire: Wire) { self.wire = wire }
                func send(_ text: String) throws {
                    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
                    guard !text.isEmpty else { throw Refusal.empty }
                    guard text.count <= Self.longest else { throw Refusal.tooLong(Self.longest) }
                    1️⃣wire.send(text)
                }
            }
            """,
            reads: """
                send(text) when !text.isEmpty ⇒ wire.send(text.trimmingCharacters(in: .whitespacesAndNewlines)) 1️⃣
                send(text) when text.count == 504 ⇒ throws .tooLong(500) · no wire.send
                send(text) when text.count == 503 ⇒ wire.send(text.trimmingCharacters(in: .whitespacesAndNewlines)) 1️⃣
                send(text) when text is blank ⇒ throws .empty · no wire.send
                """),
        Snippet(
            "the characters of a text that may be missing",
            """
            struct Person { var name: String; var phone: String? }
            protocol Router { func dial(_ phone: String) }
            final class Roster {
                private(set) var alert: String?
                private let router: Router
                init(router: Router) { self.router = router }
                func call(_ person: Person) {
                    guard let phone = person.phone?.filter({ $0.isNumber || $0 == "+" }), !phone.isEmpty else {
                        2️⃣alert = "\\(person.name) has no number"
                        return
                    }
                    1️⃣router.dial(phone)
                }
            }
            """,
            reads: """
                call(person) when person.phone == "+49301234567" ⇒ router.dial("+49301234567") 1️⃣
                call(person) when person.phone.isEmpty ⇒ sut.alert == "{person.name} has no number" · no router.dial 2️⃣
                """),
        Snippet(
            "what a form listens to together checks a text that the code makes a value of",
            """
            import Combine
            struct Sign: Equatable {
                let text: String
                init?(text: String) {
                    let cleaned = text.trimmingCharacters(in: .whitespaces).uppercased()
                    guard (4...7).contains(cleaned.count), cleaned.hasPrefix("M3"), cleaned.last?.isLetter == true else {
                        return nil
                    }
                    self.text = cleaned
                }
            }
            protocol Registry { func take(_ sign: Sign) }
            final class Form {
                @Published var text = ""
                @Published var accepts = false
                @Published private(set) var canSend = false
                private let registry: Registry
                private var bag = Set<AnyCancellable>()
                init(registry: Registry) {
                    self.registry = registry
                    $text.map { Sign(text: $0) != nil }.combineLatest($accepts)
                        .sink { [weak self] in 1️⃣self?.canSend = $0 && $1 }.store(in: &bag)
                }
                func send() {
                    guard canSend, let sign = Sign(text: text) else { return }
                    2️⃣registry.take(sign)
                }
            }
            """,
            reads: """
                set text when earlier new accepts, new text == "  M3text " after set accepts ⇒ sut.canSend == true 1️⃣
                set text when !new text.isEmpty, earlier new accepts, earlier new text == "  M3text " after set accepts, set text ⇒ sut.canSend == false
                set text when earlier new accepts, earlier new text == "  M3text ", new text == "  textxxxx " after set accepts, set text ⇒ sut.canSend == false
                set text when earlier new accepts, earlier new text == "  M3text ", new text is blank after set accepts, set text ⇒ sut.canSend == false
                set accepts when earlier new text == "  M3text ", new accepts after set text ⇒ sut.canSend == true 1️⃣
                send() when earlier new accepts, earlier new text == "M3AB" after set text, set accepts ⇒ registry.take(_) · registry.take got sign.text == earlier new text.trimmingCharacters(in: .whitespaces).uppercased() 2️⃣
                send() when earlier new text == "  M3text " after set text ⇒ no registry.take
                """),
        Snippet(
            "texts at the limit of what they are measured by",
            """
            import Foundation
            final class Form {
                var name = "" { didSet { if name.count > 8 { name = String(name.prefix(8)) } } }
                private(set) var message: String?
                func submit() -> Bool {
                    guard name.trimmingCharacters(in: .whitespaces).count >= 3 else {
                        1️⃣message = "Too short"
                        return false
                    }
                    return true
                }
            }
            """,
            reads: """
                set name when new name == "namexxxxx" ⇒ sut.name == new name.prefix(8)
                set name when earlier new name == "namexxxx", new name == "namexxxxx" after set name ⇒ sut.name == new name.prefix(8)
                submit() ⇒ returns false · sut.message == "Too short" 1️⃣
                submit() when earlier new name == "namexxxxx" after set name ⇒ returns true
                submit() when earlier new name == "nam" after set name ⇒ returns true
                submit() when earlier new name is blank after submit(), set name ⇒ returns false · sut.message == "Too short" 1️⃣
                """),
    ]
}
