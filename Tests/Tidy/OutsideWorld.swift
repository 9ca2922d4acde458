import SwiftSyntax

extension HouseRule {
    /// What only Host may use; a name with parentheses is one that is called.
    private static let worldly: Set<String> = [
        "FileManager", "FileHandle", "ProcessInfo", "URLSession", "print()", "fputs()", "Date()", "fopen()", "exit()",
        "getenv()",
    ]

    static let onlyTheHostTouchesTheWorld = HouseRule(
        "files, processes, the clock and the console belong into Host",
        in: .allButHost,
        breaches: [
            """
            func now() -> (Date, String) { let text = "it is"; return (Date(), text) }  // breach
            func shout(_ text: String) { print("\\(text)") }  // breach
            func home() -> String {
                FileManager  // breach
                    .default.currentDirectoryPath
            }
            let process: ProcessInfo = .processInfo  // breach
            """
        ],
        clean: [
            """
            let words = ["FileManager", "print("]
            /// Date() is now.
            func print(_ date: Date, on printer: Printer) { printer.print(date) }
            let past = Date(timeIntervalSince1970: 0)
            """
        ]
    ) { file in
        let named = file.all(DeclReferenceExprSyntax.self, .declReferenceExpr).filter { node in
            guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return false }
            let name = node.baseName.text
            guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
                return worldly.contains(name)
            }
            return worldly.contains(name) || worldly.contains(name + "()") && (name != "Date" || call.arguments.isEmpty)
        }
        let typed = file.all(IdentifierTypeSyntax.self, .identifierType).filter { worldly.contains($0.name.text) }
        return (named.map(Syntax.init) + typed.map(Syntax.init)).map {
            file.finding($0, "\($0.trimmedDescription) belongs into Host")
        }
    }
}
