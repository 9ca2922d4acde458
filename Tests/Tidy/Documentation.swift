import SwiftSyntax

extension HouseRule {
    /// Requirements of the standard library and of frameworks, which say themselves what they are.
    private static let obvious: Set<String> = [
        "encode(to:)", "init(from:)", "hash(into:)", "description", "<", "==",
    ]

    static let publicDeclarationsAreDocumented = HouseRule(
        "what other modules see says what it is", in: .sources,
        breaches: [
            """
            public struct A {  // breach
                public  // breach
                    var text: String
                /// Creates an A.
                public init() {}
            }
            package func make() {}  // breach
            // An ordinary comment does not count.
            public enum B {}  // breach
            """
        ],
        clean: [
            """
            /// An A.
            @frozen
            public struct A: Equatable {
                public static func == (left: A, right: A) -> Bool { true }
                public func hash(into hasher: inout Hasher) {}
                private var text: String
            }
            public extension A {}
            /// A B.
            open class B: Base { public override func visit() {} }
            """
        ]
    ) { file in
        declarations(in: file).compactMap { node in
            let modifiers = node.modifiers.map(\.name.text)
            guard !Set(modifiers).isDisjoint(with: ["public", "open", "package"]), !modifiers.contains("override"),
                !node.is(ExtensionDeclSyntax.self), !obvious.contains(node.signature),
                !node.leadingTrivia.contains(where: \.isDocumentation)
            else { return nil }
            return file.finding(node, "\(node.signature) is not documented")
        }
    }

    /// The declarations that can have modifiers.
    private static func declarations(in file: House.File) -> [any DeclSyntaxProtocol & WithModifiersSyntax] {
        let kinds: [SyntaxKind] = [
            .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl, .structDecl, .classDecl, .enumDecl,
            .actorDecl, .protocolDecl, .typeAliasDecl, .macroDecl,
        ]
        return kinds.flatMap { file.all(Syntax.self, $0) }.compactMap {
            $0.asProtocol((any SyntaxProtocol).self) as? any DeclSyntaxProtocol & WithModifiersSyntax
        }
    }
}

extension TriviaPiece {
    fileprivate var isDocumentation: Bool {
        switch self {
        case .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
