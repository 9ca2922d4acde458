import Testing

/// Forms that pass only after something else was done: another form was sent, a draft was restored, limits were loaded.
@Suite struct FurtherFormsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a second form that is filled in after the first was sent",
            """
            protocol Shop {
                func quote(_ width: Int, _ height: Int) -> String?
                func order(_ quote: String, _ email: String)
            }
            final class Model {
                var width = "" { didSet { 1️⃣quote = nil } }
                var height = "" { didSet { 2️⃣quote = nil } }
                var email = ""
                private(set) var quote: String?
                private let shop: Shop
                init(shop: Shop) { self.shop = shop }
                var isValid: Bool {
                    guard let width = Int(width), let height = Int(height) else { return false }
                    return (50...2400).contains(width) && (50...2400).contains(height)
                }
                var isEmailValid: Bool {
                    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
                    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
                }
                func ask() {
                    guard isValid, let width = Int(width), let height = Int(height) else { return }
                    3️⃣quote = shop.quote(width, height)
                }
                func order() {
                    guard let quote, isEmailValid else { return }
                    4️⃣shop.order(quote, email)
                    5️⃣self.quote = nil
                }
            }
            """,
            reads: """
                set width when earlier new height == "50", earlier new width == "50", earlier shop.quote() != nil after set width, set height, ask() ⇒ sut.quote == nil 1️⃣
                set height when earlier new height == "50", earlier new width == "50", earlier shop.quote() != nil after set width, set height, ask() ⇒ sut.quote == nil 2️⃣
                isValid ⇒ returns false
                isValid when earlier new width == "12" after set width ⇒ returns false
                isValid when earlier new height == "12", earlier new width == "12" after set width, set height ⇒ returns false
                isValid when earlier new height == "12", earlier new width == "50" after set width, set height ⇒ returns false
                isValid when earlier new height == "50", earlier new width == "50" after set width, set height ⇒ returns true
                isValid when earlier new height == "2401", earlier new width == "50" after set width, set height ⇒ returns false
                isValid when earlier new height == "12", earlier new width == "2401" after set width, set height ⇒ returns false
                isValid when earlier new height == "50", earlier new width == "12", earlier new width == "50", earlier shop.quote() != nil after set width, set height, ask(), set width ⇒ returns false · shop.quote(_, _)
                isEmailValid ⇒ returns false
                isEmailValid when earlier new email == "name@example.com" after set email ⇒ returns true
                isEmailValid when earlier new email == "@" after set email ⇒ returns false
                ask() when earlier new height == "12", earlier new width == "12" after set width, set height ⇒ no shop.quote
                ask() when earlier new height == "50", earlier new width == "50" after set width, set height ⇒ shop.quote(Int(earlier new width), Int(earlier new height)) · sut.quote == shop.quote() 3️⃣
                order() when earlier new height == "50", earlier new width == "50", earlier shop.quote() != nil after set width, set height, ask() ⇒ no shop.order
                order() when earlier new email == "name@example.com", earlier new height == "50", earlier new width == "50", earlier shop.quote() != nil after set width, set height, ask(), set email ⇒ shop.order(earlier shop.quote(), earlier new email) · sut.quote == nil 4️⃣5️⃣
                """),
        Snippet(
            "a draft that was kept whole passes all checks at once",
            """
            struct Draft { var name: String; var city: String; var members: [String] }
            protocol Drafts { func load() -> Draft?; func send(_ name: String) }
            protocol Checker { func isValid(_ name: String) -> Bool }
            final class Model {
                var hasAccepted = false
                private(set) var draft = Draft(name: "", city: "", members: [])
                private(set) var problems: [String] = []
                private let drafts: Drafts
                private let checker: Checker
                init(drafts: Drafts, checker: Checker) { self.drafts = drafts; self.checker = checker }
                var isComplete: Bool { check().isEmpty }
                private(set) var canSend = false
                func restore() {
                    guard let kept = drafts.load() else { return }
                    1️⃣draft = kept
                    2️⃣canSend = isComplete
                }
                func send() {
                    problems = check()
                    guard problems.isEmpty else { return }
                    3️⃣drafts.send(draft.name)
                }
                private func check() -> [String] {
                    var found: [String] = []
                    if draft.name.count < 3 { found.append("name") }
                    if !checker.isValid(draft.name) { found.append("checker") }
                    if draft.city.isEmpty { found.append("city") }
                    if draft.members.count < 2 { found.append("members") }
                    if !hasAccepted { found.append("terms") }
                    return found
                }
            }
            """,
            reads: """
                isComplete when checker.isValid() ⇒ returns false · checker.isValid("")
                isComplete when !checker.isValid() ⇒ returns false · checker.isValid("")
                isComplete when checker.isValid(), earlier new hasAccepted after set hasAccepted ⇒ returns false · checker.isValid("")
                isComplete when !earlier drafts.load().city.isEmpty, checker.isValid(), earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 2, earlier drafts.load().name == "nam" after restore() ⇒ returns false · 2 × checker.isValid(earlier drafts.load().name)
                isComplete when !earlier drafts.load().city.isEmpty, checker.isValid(), earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 2, earlier drafts.load().name == "nam", earlier new hasAccepted after restore(), set hasAccepted ⇒ returns true · 2 × checker.isValid(earlier drafts.load().name)
                isComplete when !checker.isValid(), !earlier drafts.load().city.isEmpty, earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 2, earlier drafts.load().name == "nam", earlier new hasAccepted after restore(), set hasAccepted ⇒ returns false · 2 × checker.isValid(earlier drafts.load().name)
                restore() when !drafts.load().city.isEmpty, checker.isValid(), drafts.load() != nil, drafts.load().members.count == 1, drafts.load().name == "na" ⇒ checker.isValid(drafts.load().name) · sut.draft.name == drafts.load().name 1️⃣2️⃣
                send() when checker.isValid() ⇒ checker.isValid("") · sut.problems == ["name", "city", "members", "terms"] · no drafts.send
                send() when !checker.isValid() ⇒ checker.isValid("") · sut.problems == ["name", "checker", "city", "members", "terms"] · no drafts.send
                send() when checker.isValid(), earlier new hasAccepted after set hasAccepted ⇒ checker.isValid("") · sut.problems == ["name", "city", "members"] · no drafts.send
                send() when !earlier drafts.load().city.isEmpty, checker.isValid(), earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 2, earlier drafts.load().name == "nam" after restore() ⇒ 2 × checker.isValid(earlier drafts.load().name) · sut.problems == ["terms"] · no drafts.send
                send() when !earlier drafts.load().city.isEmpty, checker.isValid(), earlier checker.isValid(), earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 2, earlier drafts.load().name == "nam", earlier new hasAccepted after set hasAccepted, send(), restore() ⇒ 3 × checker.isValid(earlier drafts.load().name) · drafts.send(earlier drafts.load().name) · sut.problems == [] 3️⃣
                send() when !earlier drafts.load().city.isEmpty, checker.isValid(), earlier checker.isValid(), earlier drafts.load() != nil, earlier drafts.load().members.count == 3, earlier drafts.load().name == "nam" after restore() ⇒ 2 × checker.isValid(earlier drafts.load().name) · sut.problems == ["terms"] · no drafts.send
                """),
        Snippet(
            "a choice that is set differs from the one before",
            """
            enum Order { case newest, amount, payee }
            protocol Preference { func store(_ order: Order) }
            final class Model {
                var order = Order.newest { didSet { 1️⃣preference.store(order) } }
                private let preference: Preference
                init(preference: Preference) { self.preference = preference }
            }
            """,
            reads: """
                set order when new order == .amount ⇒ preference.store(new order) 1️⃣
                set order when earlier new order == .amount, new order == .newest after set order ⇒ 2 × preference.store(new order) 1️⃣
                """),
        Snippet(
            "an amount that is computed from a text which the code listens to, within limits that are loaded",
            """
            import Combine
            import Foundation
            struct Terms { let minimum: Double; let perTransfer: Double; let remainingThisMonth: Double }
            struct Account { let available: Double }
            protocol Bank { func terms() -> Terms; func send(_ amount: Double, _ reference: String) }
            final class Model: ObservableObject {
                @Published var amountText = ""
                @Published var reference = ""
                @Published private(set) var amount = 0.0
                @Published private(set) var issue: String?
                private var terms: Terms? { didSet { validate() } }
                private let account: Account
                private let bank: Bank
                private var cancellables: Set<AnyCancellable> = []
                init(account: Account, bank: Bank) {
                    self.account = account
                    self.bank = bank
                    $amountText.map { Double($0) ?? 0 }.sink { [weak self] in
                        self?.amount = $0
                        self?.validate()
                    }.store(in: &cancellables)
                }
                func load() { 1️⃣terms = bank.terms() }
                func submit() {
                    guard terms != nil, amount > 0, issue == nil, !reference.isEmpty else { return }
                    2️⃣bank.send(amount, reference)
                }
                private func validate() {
                    issue = terms.flatMap { problem($0) }
                }
                private func problem(_ terms: Terms) -> String? {
                    guard amount > 0 else { return nil }
                    if amount < terms.minimum { return "too little" }
                    if amount > terms.perTransfer { return "too much at once" }
                    if amount > terms.remainingThisMonth { return "too much this month" }
                    return amount > account.available ? "no funds" : nil
                }
            }
            """,
            reads: """
                init ⇒ sut.amount == 0
                set amountText when new amountText == "12" ⇒ sut.amount == Double(new amountText)
                set amountText when earlier bank.terms().minimum == 13.0, new amountText == "12" after load() ⇒ sut.amount == Double(new amountText) · sut.issue == "too little"
                set amountText when earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 11.0, new amountText == "12" after load() ⇒ sut.amount == Double(new amountText) · sut.issue == "too much at once"
                set amountText when earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 11.0, new amountText == "12" after load() ⇒ sut.amount == Double(new amountText) · sut.issue == "too much this month"
                set amountText when account.available == 11.0, earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 12.0, new amountText == "12" after load() ⇒ sut.amount == Double(new amountText) · sut.issue == "no funds"
                set amountText when earlier bank.terms().minimum == 13.0, earlier new amountText == "12", new amountText == "0" after set amountText, load() ⇒ sut.issue == nil
                load() when bank.terms().minimum == 1.0 ⇒ bank.terms() · sut.issue == nil 1️⃣
                load() when bank.terms().minimum == 13.0, earlier new amountText == "12" after set amountText ⇒ bank.terms() · sut.issue == "too little" 1️⃣
                load() when bank.terms().minimum == 12.0, bank.terms().perTransfer == 11.0, earlier new amountText == "12" after set amountText ⇒ bank.terms() · sut.issue == "too much at once" 1️⃣
                load() when bank.terms().minimum == 12.0, bank.terms().perTransfer == 12.0, bank.terms().remainingThisMonth == 11.0, earlier new amountText == "12" after set amountText ⇒ bank.terms() · sut.issue == "too much this month" 1️⃣
                load() when account.available == 11.0, bank.terms().minimum == 12.0, bank.terms().perTransfer == 12.0, bank.terms().remainingThisMonth == 12.0, earlier new amountText == "12" after set amountText ⇒ bank.terms() · sut.issue == "no funds" 1️⃣
                load() when account.available == 12.0, bank.terms().minimum == 12.0, bank.terms().perTransfer == 12.0, bank.terms().remainingThisMonth == 12.0, earlier new amountText == "12" after set amountText ⇒ bank.terms() · sut.issue == nil 1️⃣
                load() when account.available == 122.0, bank.terms().minimum == 13.0, bank.terms().perTransfer == 122.0, bank.terms().remainingThisMonth == 122.0, earlier new amountText == "122" after set amountText ⇒ bank.terms() · sut.issue == nil 1️⃣
                load() when account.available == 12.0, bank.terms().minimum == 1.0, bank.terms().perTransfer == 1.0, bank.terms().remainingThisMonth == 1.0, earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 12.0, earlier new amountText == "1", earlier new amountText == "12" after set amountText, load(), set amountText ⇒ 2 × bank.terms() · sut.issue == nil 1️⃣
                submit() ⇒ no bank.send
                submit() when earlier bank.terms().minimum == 13.0, earlier new amountText == "12" after set amountText, load() ⇒ no bank.send
                submit() when account.available == 12.0, earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 12.0, earlier new amountText == "12" after set amountText, load() ⇒ no bank.send
                submit() after load() ⇒ no bank.send
                submit() when !earlier new reference.isEmpty, account.available == 12.0, earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 12.0, earlier new amountText == "12" after load(), set amountText, set reference ⇒ bank.send(Double(earlier new amountText), earlier new reference) 2️⃣
                submit() when !earlier new amountText.isEmpty, account.available == 12.0, earlier bank.terms().minimum == 12.0, earlier bank.terms().perTransfer == 12.0, earlier bank.terms().remainingThisMonth == 12.0, earlier new amountText == "12" after set amountText, load(), set amountText ⇒ sut.issue == nil · no bank.send
                """),
    ]
}
