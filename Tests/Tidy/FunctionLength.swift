import SwiftSyntax

extension HouseRule {
    static let functionsFitAScreen = HouseRule(
        "a function fits a screen: at most 60 lines", in: .ownCode,
        breaches: [
            """
            func wrapped(  // breach
                _ text: String = "{"
            ) {
            \(String(repeating: "    call()\n", count: 58))
            }
            """,
            """
            struct A {
                var value: Int {  // breach
            \(String(repeating: "        call()\n", count: 60))
                }
            }
            """,
        ],
        clean: ["func short() {\n\(String(repeating: "    call()\n", count: 58))}\n"]
    ) { file in
        let bodies =
            file.all(FunctionDeclSyntax.self, .functionDecl).filter { $0.body != nil }.map(Syntax.init)
            + file.all(InitializerDeclSyntax.self, .initializerDecl).map(Syntax.init)
            + file.all(AccessorDeclSyntax.self, .accessorDecl).map(Syntax.init)
            + file.all(PatternBindingSyntax.self, .patternBinding).filter { $0.accessorBlock != nil }.map(Syntax.init)
        return bodies.compactMap { node in
            let lines = file.lineSpan(of: node)
            return lines <= 60 ? nil : file.finding(node, "the function has \(lines) lines")
        }
    }
}
