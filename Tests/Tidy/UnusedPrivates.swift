import SwiftSyntax

extension HouseRule {
    /// Private names that nobody writes because the compiler uses them.
    private static let implicit: Set<String> = ["CodingKeys"]

    static let privateDeclarationsAreUsed = HouseRule(
        "what is private is used in its file", in: .ownCode,
        breaches: [
            """
            private let unused = 1  // breach
            private struct A {}  // breach
            extension String {
                fileprivate func recursive() { recursive() }  // breach
            }
            private extension Int {
                var half: Int { self / 2 }  // breach
            }
            """
        ],
        clean: [
            """
            private let used = 1
            private typealias Number = Int
            struct B { private(set) var text = "" }
            let other: Number = used
            struct A: Encodable { private enum CodingKeys: CodingKey { case a } }
            extension A { private static func < (left: A, right: A) -> Bool { true } }
            private func ping() { pong() }
            private func pong() { ping() }
            """
        ]
    ) { file in
        let declared = Declaration.all(in: file).filter { $0.isPrivate && !implicit.contains($0.name) }
        guard !declared.isEmpty else { return [] }
        let uses = Dictionary(grouping: file.uses, by: \.plainText)
        return declared.compactMap { declaration in
            let isUsed = (uses[declaration.name] ?? []).contains { !$0.isInside(declaration.node) }
            return isUsed ? nil : file.finding(declaration.node, "\(declaration.name) is not used")
        }
    }
}

/// A declaration of a function, a type or a property, with its name.
struct Declaration {
    var node: Syntax
    var nameToken: TokenSyntax
    var modifiers: DeclModifierListSyntax
    /// The name without backticks.
    var name: String { nameToken.plainText }

    /// Whether only its file sees it, by its own modifier or that of its extension.
    var isPrivate: Bool {
        // `private(set)` hides the setter alone.
        let own = modifiers.filter { $0.detail == nil }.map(\.name.text)
        let outer = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        return !Set(own + (outer?.modifiers.map(\.name.text) ?? [])).isDisjoint(with: ["private", "fileprivate"])
    }

    /// The functions, types and properties of a file; operators, overrides and local variables are none.
    static func all(in file: House.File) -> [Declaration] {
        let functions = file.all(FunctionDeclSyntax.self, .functionDecl)
            .filter { !$0.name.tokenKind.isOperator && !$0.modifiers.isOverride }
            .map { Declaration(node: Syntax($0), nameToken: $0.name, modifiers: $0.modifiers) }
        return functions + types(in: file) + properties(in: file)
    }

    /// The cases of the enums of a file; keys of coding are named by the compiler.
    static func cases(in file: House.File) -> [Declaration] {
        file.all(EnumDeclSyntax.self, .enumDecl).filter { $0.name.text != "CodingKeys" }.flatMap { node in
            node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map {
                Declaration(node: Syntax($0), nameToken: $0.name, modifiers: [])
            }
        }
    }

    /// The properties and global variables of a file.
    static func properties(in file: House.File) -> [Declaration] {
        let variables = file.all(VariableDeclSyntax.self, .variableDecl).filter { node in
            let item = node.parent?.as(CodeBlockItemSyntax.self)
            let isGlobal = item?.parent?.parent?.is(SourceFileSyntax.self) ?? false
            return (isGlobal || node.parent?.is(MemberBlockItemSyntax.self) ?? false) && !node.modifiers.isOverride
        }
        return variables.flatMap { node in
            node.bindings.compactMap { binding in
                binding.pattern.as(IdentifierPatternSyntax.self).map {
                    Declaration(node: Syntax(node), nameToken: $0.identifier, modifiers: node.modifiers)
                }
            }
        }
    }

    /// The types a file declares.
    static func types(in file: House.File) -> [Declaration] {
        let kinds: [SyntaxKind] = [
            .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
        ]
        return kinds.flatMap { file.all(Syntax.self, $0) }.compactMap { node in
            guard let named = node.asProtocol((any NamedDeclSyntax).self),
                let modified = node.asProtocol((any WithModifiersSyntax).self)
            else { return nil }
            return Declaration(node: node, nameToken: named.name, modifiers: modified.modifiers)
        }
    }
}
