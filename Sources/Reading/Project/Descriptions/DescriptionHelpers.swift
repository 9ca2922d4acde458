import SwiftSyntax

/// What the helpers of descriptions declare: functions, properties, cases and types, each with the type it belongs to.
struct DescriptionHelpers {
    /// A function or an initialiser.
    struct Function {
        let owner: String?
        let isStatic: Bool
        let parameters: [FunctionParameterSyntax]
        let result: String?
        let body: CodeBlockItemListSyntax
        let file: DescriptionFile
    }

    /// A property with a value, or one that is computed.
    struct Property {
        let owner: String?
        let isStatic: Bool
        let type: String?
        let value: ExprSyntax?
        let body: CodeBlockItemListSyntax?
        let file: DescriptionFile
    }

    private(set) var functions: [String: [Function]] = [:]
    private(set) var initialisers: [String: [Function]] = [:]
    private(set) var properties: [String: [Property]] = [:]
    /// The raw values of cases, by type and case.
    private(set) var cases: [String: [String: DescribedValue]] = [:]

    /// Collects what files declare.
    init(_ files: [DescriptionFile]) {
        for file in files { add(file) }
    }

    /// The same helpers with what a description declares itself.
    func adding(_ file: DescriptionFile) -> DescriptionHelpers {
        var more = self
        more.add(file)
        return more
    }

    private mutating func add(_ file: DescriptionFile) {
        let reader = DeclarationReader(file)
        reader.walk(file.tree)
        functions.merge(reader.functions, uniquingKeysWith: +)
        initialisers.merge(reader.initialisers, uniquingKeysWith: +)
        properties.merge(reader.properties, uniquingKeysWith: +)
        cases.merge(reader.cases) { $0.merging($1) { first, _ in first } }
    }
}

/// A file of a description, its operators folded.
struct DescriptionFile {
    let path: String
    let tree: SourceFileSyntax
    let converter: SourceLocationConverter
}

/// Finds the declarations of a file, none of those inside functions.
private final class DeclarationReader: SyntaxVisitor {
    private(set) var functions: [String: [DescriptionHelpers.Function]] = [:]
    private(set) var initialisers: [String: [DescriptionHelpers.Function]] = [:]
    private(set) var properties: [String: [DescriptionHelpers.Property]] = [:]
    private(set) var cases: [String: [String: DescribedValue]] = [:]
    private let file: DescriptionFile
    private var owners: [String] = []

    init(_ file: DescriptionFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private var owner: String? { owners.isEmpty ? nil : owners.joined(separator: ".") }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        owners.append(name)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainName) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainName) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainName) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    /// An array's extension is that of the list of its elements: `extension Array where Element == Target`.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        guard name == "Array" || name == "Set" || name == "Collection" || name == "Sequence" else { return enter(name) }
        let same = node.genericWhereClause?.requirements.compactMap {
            $0.requirement.as(SameTypeRequirementSyntax.self)
        }
        return enter("[\(same?.first?.rightType.trimmedDescription ?? "")]")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body {
            functions[node.name.plainName, default: []].append(
                function(node.modifiers, node.signature, body))
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner, let body = node.body {
            initialisers[owner, default: []].append(function(node.modifiers, node.signature, body))
        }
        return .skipChildren
    }

    private func function(
        _ modifiers: DeclModifierListSyntax, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax
    ) -> DescriptionHelpers.Function {
        DescriptionHelpers.Function(
            owner: owner, isStatic: modifiers.isStatic, parameters: Array(signature.parameterClause.parameters),
            result: signature.returnClause?.type.trimmedDescription, body: body.statements, file: file)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
            var body: CodeBlockItemListSyntax?
            switch binding.accessorBlock?.accessors {
            case .getter(let items): body = items
            case .accessors(let list):
                body = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
            case nil: break
            }
            properties[name, default: []].append(
                DescriptionHelpers.Property(
                    owner: owner, isStatic: node.modifiers.isStatic,
                    type: binding.typeAnnotation?.type.trimmedDescription, value: binding.initializer?.value,
                    body: body,
                    file: file))
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            cases[owner ?? "", default: [:]][element.name.plainName] = .text(literal ?? element.name.plainName)
        }
        return .skipChildren
    }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool {
        contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}
