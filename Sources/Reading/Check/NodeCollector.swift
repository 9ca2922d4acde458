import SwiftSyntax

/// A type or an extension of a test file.
struct TypeNode {
    var index: Int
    var name: String
    var nameToken: TokenSyntax
    var keyword: TokenSyntax
    var attributes: AttributeListSyntax
    var modifiers: DeclModifierListSyntax
    var inherits: [String]
    var members: MemberBlockSyntax
    var isExtension: Bool
    var isEnum: Bool
    var parent: Int?
    var range: Range<Int>
    var node: Syntax

    /// The arguments of `@Suite(…)`; `nil` when it is not written.
    var suiteAttribute: AttributeSyntax? { attributes.named("Suite") }
}

/// A function of a test file.
struct FunctionNode {
    var name: String
    var node: FunctionDeclSyntax
    var attribute: AttributeSyntax?
    var owner: Int?
    var range: Range<Int>

    /// Whether it carries `@Test`.
    var isTest: Bool { attribute != nil }
}

/// Walks a tree once and collects the nodes that rules use, each kind in the order of the source.
final class NodeCollector: SyntaxVisitor {
    private(set) var imports: [ImportDeclSyntax] = []
    private(set) var types: [TypeNode] = []
    private(set) var functions: [FunctionNode] = []
    private(set) var initializers: [(node: InitializerDeclSyntax, owner: Int?)] = []
    /// Properties of types, and global variables.
    private(set) var properties: [(node: VariableDeclSyntax, owner: Int?)] = []
    /// Variables of functions.
    private(set) var locals: [VariableDeclSyntax] = []
    private(set) var calls: [FunctionCallExprSyntax] = []
    private(set) var macros: [MacroExpansionExprSyntax] = []
    /// What is assigned to, as expressions that end before the sign.
    private(set) var assignments: [AssignmentExprSyntax] = []
    private(set) var loops: [ForStmtSyntax] = []
    private(set) var optionalTries: [TryExprSyntax] = []
    /// Names that begin like a type's, where they are used as a value or a base: `Date`, `URLSession`.
    private(set) var typeReferences: [DeclReferenceExprSyntax] = []
    private(set) var strings: [StringLiteralExprSyntax] = []
    private(set) var numbers: [Syntax] = []
    private var open: [Int] = []
    private var functionDepth = 0

    init() { super.init(viewMode: .sourceAccurate) }

    /// Whether a module is imported.
    func imports(_ module: String) -> Bool { imports.contains { $0.path.first?.name.text == module } }

    // MARK: Types

    private func enter(
        _ node: some DeclGroupSyntax & SyntaxProtocol, name: TokenSyntax, keyword: TokenSyntax,
        isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let inherits = node.inheritanceClause?.inheritedTypes.map { $0.type.lastTypeName } ?? []
        types.append(
            TypeNode(
                index: types.count, name: name.text, nameToken: name, keyword: keyword, attributes: node.attributes,
                modifiers: node.modifiers, inherits: inherits, members: node.memberBlock, isExtension: isExtension,
                isEnum: keyword.text == "enum", parent: open.last, range: node.bytes, node: Syntax(node)))
        open.append(types.count - 1)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, keyword: node.structKeyword)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, keyword: node.classKeyword)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, keyword: node.actorKeyword)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name, keyword: node.enumKeyword)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword
        return enter(node, name: name, keyword: node.extensionKeyword, isExtension: true)
    }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(
            FunctionNode(
                name: node.name.text, node: node, attribute: node.attributes.named("Test"), owner: open.last,
                range: node.bytes))
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        initializers.append((node, open.last))
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let parent = node.parent?.kind
        let isGlobal = parent == .codeBlockItem && open.isEmpty && functionDepth == 0
        if parent == .memberBlockItem || isGlobal { properties.append((node, open.last)) } else { locals.append(node) }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        macros.append(node)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        loops.append(node)
        return .visitChildren
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        assignments.append(node)
        return .skipChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark { optionalTries.append(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.baseName.text.utf8.first, first &- UInt8(ascii: "A") < 26 { typeReferences.append(node) }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        strings.append(node)
        return .visitChildren
    }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        numbers.append(Syntax(node))
        return .skipChildren
    }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        numbers.append(Syntax(node))
        return .skipChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        node.genericArgumentClause == nil ? .skipChildren : .visitChildren
    }
}

extension AssignmentExprSyntax {
    /// What is assigned to.
    var target: ExprSyntax {
        guard let list = parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == id }),
            index > list.startIndex
        else {
            return ExprSyntax(self)
        }
        return list[list.index(before: index)]
    }
}

extension AttributeListSyntax {
    /// The attribute of a name, its module aside.
    func named(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.lastTypeName == name {
            return attribute
        }
        return nil
    }
}

extension TypeSyntax {
    /// The last name of a named type, generic arguments aside; otherwise the text.
    var lastTypeName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastTypeName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.lastTypeName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.lastTypeName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastTypeName }
        return trimmedDescription
    }
}
