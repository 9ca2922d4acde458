import Testing

/// Regular expressions: texts that are held to them.
@Suite struct RegularExpressionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

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
                """)
    ]
}
