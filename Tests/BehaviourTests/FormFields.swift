import Testing

/// What a test fills in before it acts, and closures that are not called.
@Suite struct FormFieldsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
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
    ]
}
