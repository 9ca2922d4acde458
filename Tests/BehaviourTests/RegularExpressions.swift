import Testing

/// Regular expressions: texts that are held to them.
@Suite struct RegularExpressionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "a regular expression is found in a text, or is the whole",
            #"""
            import Foundation
            protocol Mail { func send(to address: String); func call(_ number: String) }
            final class Model {
                private let mail: Mail
                var email = ""
                init(mail: Mail) { self.mail = mail }
                private var isValid: Bool {
                    email.range(of: #"^[^@\s]+@[^@\s]+$"#, options: .regularExpression) != nil
                }
                func send() {
                    guard isValid else { return }
                    1️⃣mail.send(to: email)
                }
                func call(_ phone: String) {
                    let isNumber = NSPredicate(format: "SELF MATCHES %@", "[+0-9]+").evaluate(with: phone)
                    if isNumber { 2️⃣mail.call(phone) }
                }
            }
            """#,
            reads: """
                send() ⇒ no mail.send
                send() when earlier new email == "name@example.com" after set email ⇒ mail.send(earlier new email) 1️⃣
                call(phone) when phone == "+49301234567" ⇒ mail.call(phone) 2️⃣
                call(phone) when !phone.isEmpty ⇒ no mail.call
                """),
        Snippet(
            "a text that is trimmed first is one that an expression matches, and one that it does not",
            #"""
            import Foundation
            private let markPattern = "^[A-Z]{2}[0-9]{3}$"
            protocol Register { func enter(_ mark: String); func note(_ text: String) }
            struct Rules {
                static func isMark(_ raw: String) -> Bool {
                    let mark = raw.trimmingCharacters(in: .whitespaces).uppercased()
                    return mark.range(of: markPattern, options: .regularExpression) != nil
                }
            }
            final class Model {
                private let register: Register
                init(register: Register) { self.register = register }
                func enter(_ mark: String) {
                    guard Rules.isMark(mark) else { return }
                    1️⃣register.enter(mark)
                }
                func size(_ text: String) {
                    if text.wholeMatch(of: /\d+(px|em)/) != nil { 2️⃣register.note(text) }
                }
                func code(_ text: String) {
                    guard text.contains(/^[a-z]+-[0-9]{4}$/) else { return }
                    3️⃣register.note(text)
                }
                func pair(_ text: String) throws {
                    let expression = try NSRegularExpression(pattern: "^[a-z]+_[a-z]+$", options: [.caseInsensitive])
                    let whole = NSRange(text.startIndex..., in: text)
                    guard expression.firstMatch(in: text, options: [], range: whole) != nil else { return }
                    4️⃣register.note(text)
                }
                func digits(of text: String) {
                    5️⃣register.note(text.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression))
                }
            }
            """#,
            reads: """
                enter(mark) when !mark.isEmpty ⇒ no register.enter
                enter(mark) when mark == "  AA000 " ⇒ register.enter(mark) 1️⃣
                size(text) when text == "1px" ⇒ register.note(text) 2️⃣
                size(text) when !text.isEmpty ⇒ no register.note
                code(text) when text == "a-0000" ⇒ register.note(text) 3️⃣
                code(text) when !text.isEmpty ⇒ no register.note
                pair(text) when text == "a_a" ⇒ register.note(text) 4️⃣
                pair(text) when !text.isEmpty ⇒ no register.note
                digits(text) ⇒ register.note(text.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)) 5️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "an expression over several lines, in which spaces mean nothing",
            #"""
            protocol Register { func note(_ text: String) }
            final class Model {
                private let register: Register
                init(register: Register) { self.register = register }
                func code(_ text: String) {
                    let expression = #/
                        [a-z]+ -
                        [0-9]{4}
                    /#
                    guard text.wholeMatch(of: expression) != nil else { return }
                    register.note(text)
                }
            }
            """#,
            reads: """
                code(text) ⇒ nothing
                """)
    ]
}
