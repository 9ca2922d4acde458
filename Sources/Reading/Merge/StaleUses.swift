import Algorithms
import Facts
import Project
import SwiftParser
import SwiftSyntax

/// Finds what tests and factories still use that there is no longer: `deps.tracker`, a dependency that is gone,
/// `deps.store.itemsReturnValue`, a member that its double lost, or `sut.clear()`, a method that the SUT no longer has.
public struct StaleUses {
    /// The types of the fields of `Dependencies`; `nil` where there is no such type.
    private let fields: [String: String]?
    /// The members of doubles, by the names of their types.
    private let members: [String: Set<String>]

    /// Looks at what there is.
    ///
    /// - Parameters:
    ///   - factory: The text of the factory.
    ///   - doubles: The texts of files of doubles.
    public init(factory: String, doubles: [String]) {
        let read = Fields(viewMode: .sourceAccurate)
        read.walk(Parser.parse(source: factory))
        fields = read.types
        members = doubles.reduce(into: [:]) { members, text in
            for item in Parser.parse(source: text).statements {
                guard let type = item.item.as(ClassDeclSyntax.self) else { continue }
                members[type.name.text, default: []].formUnion(type.memberBlock.members.flatMap(\.names))
            }
        }
    }

    /// The functions of a text that use what is gone.
    ///
    /// - Parameter membersOfSUT: The names of all that the SUT has; `nil` where nobody knows.
    /// - Returns: One change for each function and use, with the line of the function.
    public func found(in text: String, membersOfSUT: Set<String>? = nil) -> [DeclarationChange] {
        let tree = Parser.parse(source: text)
        let functions = Functions(uses: self, membersOfSUT, places: SourceLocationConverter(fileName: "", tree: tree))
        functions.walk(tree)
        return functions.found
    }

    /// The uses in a body of what is gone.
    fileprivate func uses(in body: CodeBlockSyntax, _ membersOfSUT: Set<String>?) -> [String] {
        let names = Names(viewMode: .sourceAccurate)
        names.walk(body)
        let uses = names.chains.compactMap { chain -> String? in
            var chain = chain
            if let membersOfSUT, names.suts.contains(chain[0]) {
                let name = chain[1].hasPrefix("$") ? String(chain[1].dropFirst()) : chain[1].plain
                return membersOfSUT.contains(name) ? nil : chain.prefix(2).joined(separator: ".")
            }
            var type = names.types[chain[0]]
            if names.dependencies.contains(chain[0]), let fields {
                guard let field = fields[chain[1]] else { return chain.prefix(2).joined(separator: ".") }
                type = field
                chain.removeFirst()
            }
            guard chain.count > 1, let type, let known = members[type], isOfDoubles(chain[1]), !known.contains(chain[1])
            else { return nil }
            return chain.prefix(2).joined(separator: ".")
        }
        return Array(uses.uniqued())
    }

    /// Whether only a double has a member of such a name.
    private func isOfDoubles(_ name: String) -> Bool {
        name.hasPrefix("underlying")
            || ["CallsCount", "Called", "ReturnValue", "ReturnValues", "Closure", "ThrowableError", "Subject"]
                .contains { name.hasSuffix($0) }
            || name.contains("Received")
    }
}

/// Reads the fields of `Dependencies`.
private final class Fields: SyntaxVisitor {
    private(set) var types: [String: String]?

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "Dependencies" else { return .visitChildren }
        let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let fields = variables.flatMap(\.bindings).map { binding in
            (binding.pattern.trimmedDescription, binding.typeAnnotation?.type.trimmedDescription ?? "")
        }
        types = Dictionary(fields, uniquingKeysWith: { first, _ in first })
        return .skipChildren
    }
}

/// Looks at each function, with the names of the types around it.
private final class Functions: SyntaxVisitor {
    private(set) var found: [DeclarationChange] = []
    private let uses: StaleUses
    private let membersOfSUT: Set<String>?
    private let places: SourceLocationConverter
    private var types: [String] = []

    init(uses: StaleUses, _ membersOfSUT: Set<String>?, places: SourceLocationConverter) {
        self.uses = uses
        self.membersOfSUT = membersOfSUT
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.append(name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let line = node.startLocation(converter: places).line
        found += uses.uses(in: body, membersOfSUT).map { use in
            DeclarationChange(
                name: (types + [node.name.text]).joined(separator: "."), state: .orphaned, line: line,
                detail: "`\(use)`")
        }
        return .skipChildren
    }
}

/// What a body makes, and the members that it asks of names.
private final class Names: SyntaxVisitor {
    /// The names of what `setupDependencies()` made.
    private(set) var dependencies: Set<String> = []
    /// The names of what `makeSUT(…)` made.
    private(set) var suts: Set<String> = []
    /// The types of what was made by an initialiser.
    private(set) var types: [String: String] = [:]
    /// Names with the members behind them: `deps`, `store`, `itemsReturnValue`.
    private(set) var chains: [[String]] = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        var value = node.initializer?.value
        if let tried = value?.as(TryExprSyntax.self) { value = tried.expression }
        if let awaited = value?.as(AwaitExprSyntax.self) { value = awaited.expression }
        let call = value?.as(FunctionCallExprSyntax.self)
        if let callee = call?.calledExpression.trimmedDescription {
            let name = node.pattern.trimmedDescription
            types[name] = callee
            if callee.hasSuffix("TestFactory.setupDependencies") { dependencies.insert(name) }
            if callee.hasSuffix("TestFactory.makeSUT") { suts.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        var chain = [node.declName.baseName.text]
        var base = node.base
        while let member = base?.as(MemberAccessExprSyntax.self) {
            chain.insert(member.declName.baseName.text, at: 0)
            base = member.base
        }
        guard let name = base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
        chains.append([name.baseName.text] + chain)
        return .skipChildren
    }
}

extension MemberBlockItemSyntax {
    fileprivate var names: [String] {
        if let function = decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    }
}
