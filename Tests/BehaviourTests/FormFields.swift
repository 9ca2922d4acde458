import Testing

/// What a test fills in before it acts, and closures that are not called.
@Suite struct FormFieldsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a form that passes only as a whole, two days chosen",
            #"""
            enum Day: CaseIterable { case mon, tue, wed }
            protocol Service { func submit(_ name: String, days: Int) }
            final class Form {
                var name = ""
                var email = ""
                var phone = ""
                var code = ""
                private var days: Set<Day> = []
                private let service: Service
                init(service: Service) { self.service = service }
                func toggle(_ day: Day) { if !days.insert(day).inserted { days.remove(day) } }
                func submit() {
                    guard problems.isEmpty else { return }
                    1️⃣service.submit(name, days: days.count)
                }
                private var problems: [String] {
                    [
                        name.isEmpty ? "name" : nil, email.contains("@") ? nil : "email",
                        phone.filter(\.isNumber).count < 9 ? "phone" : nil,
                        code.count == 5 && code.allSatisfy(\.isNumber) ? nil : "code",
                        days.count < 2 ? "days" : nil,
                    ].compactMap { $0 }
                }
            }
            """#,
            reads: """
                toggle(day) ⇒ nothing
                submit() ⇒ no service.submit
                submit() when !earlier new name.isEmpty after set name ⇒ no service.submit
                submit() when earlier new email == "name@example.com" after set email ⇒ no service.submit
                submit() when !earlier new phone.isEmpty after set phone ⇒ no service.submit
                submit() when earlier new code == "codex" after set code ⇒ no service.submit
                submit() when earlier new code == "11111" after set code ⇒ no service.submit
                submit() when !earlier new name.isEmpty, !earlier new phone.isEmpty, earlier new code == "codex", earlier new email == "name@example.com" after set name, set email, set phone, set code ⇒ no service.submit
                submit() when !earlier new phone.isEmpty, earlier new code == "codex", earlier new email == "name@example.com" after set email, set phone, set code ⇒ no service.submit
                submit() when !earlier new name.isEmpty, !earlier new phone.isEmpty, earlier new code == "codex" after set name, set phone, set code ⇒ no service.submit
                submit() when !earlier new name.isEmpty, earlier new code == "codex", earlier new email == "name@example.com" after set name, set email, set code ⇒ no service.submit
                submit() when !earlier new name.isEmpty, !earlier new phone.isEmpty, earlier new email == "name@example.com" after set name, set email, set phone ⇒ no service.submit
                submit() when earlier day == .mon, earlier day == .tue, earlier new code == "11111", earlier new email == "name@example.com", earlier new name == "ab@cd", earlier new phone == "+49301234567" after toggle(day), toggle(day), set name, set email, set phone, set code ⇒ service.submit(earlier new name, [earlier day, earlier day].count) 1️⃣
                """),
        Snippet(
            "flags that a view sets decide whether a closure is called",
            """
            final class Model {
                private let done: () -> Void
                var isRead = false
                var isSigned = false
                init(done: @escaping () -> Void) { self.done = done }
                func next() { 1️⃣if isRead && isSigned { 2️⃣done() } }
            }
            """,
            reads: """
                next() ⇒ no done 1️⃣
                next() when earlier new isRead after set isRead ⇒ no done 1️⃣
                next() when earlier new isRead, earlier new isSigned after set isRead, set isSigned ⇒ done() 1️⃣2️⃣
                next() when !earlier new isRead, earlier new isSigned after set isRead, set isSigned ⇒ no done 1️⃣
                """),
        Snippet(
            "what is done with a form that is filled in leads on",
            """
            protocol Service {
                func find(_ text: String) async throws -> [String]
                func forget(_ text: String)
            }
            final class Model {
                private let service: Service
                var text = ""
                private var active = ""
                private(set) var rows: [String] = []
                init(service: Service) { self.service = service }
                func search() async {
                    guard text.count >= 2 else { return }
                    active = text
                    rows = (try? await service.find(text)) ?? []
                }
                func refresh() async {
                    guard !active.isEmpty else { return }
                    1️⃣service.forget(active)
                    2️⃣rows = (try? await service.find(active)) ?? []
                }
            }
            """,
            reads: """
                search() ⇒ no service.find
                search() when earlier new text == "te" after set text ⇒ service.find(earlier new text) · sut.rows == service.find()
                search() when service.find throws, earlier new text == "te" after set text ⇒ service.find(earlier new text)
                search() when service.find throws, earlier new text == "te", earlier service.find().count == 1 after set text, search() ⇒ 2 × service.find(earlier new text) · sut.rows == []
                refresh() ⇒ no service.find · no service.forget
                refresh() when earlier new text == "te", earlier service.find().count == 1 after set text, search() ⇒ 2 × service.find(earlier new text) · service.forget(earlier new text) · sut.rows == service.find() 1️⃣2️⃣
                refresh() when service.find throws, earlier new text == "te", earlier service.find().count == 1 after set text, search() ⇒ 2 × service.find(earlier new text) · service.forget(earlier new text) · sut.rows == [] 1️⃣2️⃣
                """),
        Snippet(
            "a list that was filled before is emptied",
            """
            final class Model {
                var rows: [String] = []
                func clear() { 1️⃣rows = [] }
            }
            """,
            reads: """
                clear() after set rows ⇒ sut.rows == [] 1️⃣
                """),
        Snippet(
            "what is computed of a field",
            """
            final class Model {
                var code = ""
                var isValid: Bool { 1️⃣code.count == 4 }
            }
            """,
            reads: """
                isValid ⇒ returns false 1️⃣
                isValid when !earlier new code.isEmpty after set code ⇒ returns true 1️⃣
                isValid when earlier new code == "codex" after set code ⇒ returns false 1️⃣
                """),
        Snippet(
            "five fields that have to be filled in",
            """
            protocol Desk { func send(_ name: String) }
            final class Form {
                var name = ""
                var street = ""
                var town = ""
                var isGift = false
                var agrees = false
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func submit() {
                    guard !name.isEmpty, !street.isEmpty, !town.isEmpty, isGift, agrees else { return }
                    1️⃣desk.send(name)
                }
            }
            """,
            reads: """
                submit() ⇒ no desk.send
                submit() when !earlier new name.isEmpty after set name ⇒ no desk.send
                submit() when !earlier new name.isEmpty, !earlier new street.isEmpty, !earlier new town.isEmpty, earlier new agrees, earlier new isGift after set name, set street, set town, set isGift, set agrees ⇒ desk.send(earlier new name) 1️⃣
                submit() when !earlier new agrees, !earlier new name.isEmpty, !earlier new street.isEmpty, !earlier new town.isEmpty, earlier new isGift after set name, set street, set town, set isGift, set agrees ⇒ no desk.send
                submit() when !earlier new isGift, !earlier new name.isEmpty, !earlier new street.isEmpty, !earlier new town.isEmpty, earlier new agrees after set name, set street, set town, set isGift, set agrees ⇒ no desk.send
                """),
    ]
}
