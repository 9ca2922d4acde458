import SwiftSyntax

/// A declaration of a file of tests, as merging sees it.
struct Declaration {
    /// The names of the types around it, and its own.
    var path: [String]
    var kind: Kind
    /// The name with what tells overloads apart.
    var signature: String
    var syntax: Syntax
    /// From its comments to the end of its last line, in bytes.
    var range: Range<Int>
    /// A hash of what it says, its own name aside.
    var content: UInt64
    /// Whether it is a test.
    var isTest: Bool
    /// The part before the members; `nil` for what has none.
    var head: Head?
    /// The members of a type; `nil` for anything else.
    var members: [Declaration]?

    var name: String { path.last ?? "" }

    /// The name as messages say it.
    var qualifiedName: String { path.joined(separator: ".") }

    /// A hash of the name.
    var key: UInt64 { Self.key(of: kind, qualifiedName) }

    /// A hash of a name.
    static func key(of kind: Kind, _ name: String) -> UInt64 { ContentHash.of("\(kind.rawValue) \(name)") }

    /// Whether it is a type that only holds tests.
    var isSuite: Bool { members?.contains { $0.isTest || $0.isSuite } ?? false }

    /// Whether one of the names of a command means it.
    func isMeant(by names: [String]) -> Bool {
        names.contains { $0 == name || $0 == qualifiedName || qualifiedName.hasSuffix("." + $0) }
    }

    /// What comes before the members of a type.
    struct Head {
        var range: Range<Int>
        var content: UInt64
        /// What stands between the braces.
        var body: Range<Int>
    }

    enum Kind: String {
        case `import`, type, function, variable, initializer, `subscript`, enumCase, alias, other
    }
}

/// What a declaration is called.
struct DeclarationLabel {
    private(set) var kind = Declaration.Kind.other
    private(set) var name: String
    private(set) var signature: String
    /// The token of the name that a person may change.
    private(set) var token: TokenSyntax?
    private(set) var isTest = false

    init(of node: Syntax) {
        name = node.trimmedDescription
        signature = name
        switch node.as(SyntaxEnum.self) {
        case .importDecl(let value): set(.import, value.path.trimmedDescription)
        case .functionDecl(let value):
            let parameters = value.signature.parameterClause.parameters
            let shape = parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }.joined(separator: ", ")
            set(.function, value.name.text, "\(value.name.text)(\(shape))")
            token = value.name
            let isMarked = value.attributes.contains { attribute in
                attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
            }
            isTest = isMarked || name.hasPrefix("test") && parameters.isEmpty && !value.isOfType
        case .variableDecl(let value):
            set(.variable, value.bindings.map(\.pattern.trimmedDescription).joined(separator: ", "))
        case .initializerDecl(let value):
            set(.initializer, "init", "init" + value.signature.parameterClause.trimmedDescription)
        case .subscriptDecl(let value): set(.subscript, "subscript", value.parameterClause.trimmedDescription)
        case .deinitializerDecl: set(.initializer, "deinit")
        case .enumCaseDecl(let value): set(.enumCase, value.elements.map(\.name.text).joined(separator: ", "))
        case .typeAliasDecl(let value): set(.alias, value.name.text)
        case .extensionDecl(let value):
            let clause = value.genericWhereClause?.trimmedDescription ?? ""
            set(
                .type, value.extendedType.trimmedDescription,
                "extension \(value.extendedType.trimmedDescription) \(clause)")
        case .ifConfigDecl(let value):
            name = "#if " + (value.clauses.first?.condition?.trimmedDescription ?? "")
            signature = name
        default:
            guard let type = node.asProtocol((any NamedDeclSyntax).self) else { return }
            set(.type, type.name.text)
        }
    }

    private mutating func set(_ kind: Declaration.Kind, _ name: String, _ signature: String? = nil) {
        self.kind = kind
        self.name = name
        self.signature = signature ?? name
    }
}

extension FunctionDeclSyntax {
    fileprivate var isOfType: Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}
