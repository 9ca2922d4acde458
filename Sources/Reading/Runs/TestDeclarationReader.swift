import Facts
import Running
import SwiftParser
import SwiftSyntax

/// Reads the tests that a file declares.
///
/// - Parameters:
///   - source: The file's text.
///   - path: Its path, for locations.
///   - module: The test target's module.
public func readTests(_ source: String, path: String, module: String) -> TestDeclarations {
    let tree = Parser.parse(source: source)
    let reader = TestDeclarationReader(
        module: module, locations: SourceLocationConverter(fileName: path, tree: tree), path: path)
    reader.walk(tree)
    return reader.found
}

/// Visits types and functions, keeping the names around them.
private final class TestDeclarationReader: SyntaxVisitor {
    var found = TestDeclarations()
    private let module: String
    private let locations: SourceLocationConverter
    private let path: String
    private var scope: [String] = []
    private var conditions = 0

    init(module: String, locations: SourceLocationConverter, path: String) {
        self.module = module
        self.locations = locations
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause, node.name)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause, node.name)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause, node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, node.inheritanceClause, node.name)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
        scope += names.dropLast()
        return enter(names.last ?? "", node.attributes, node.inheritanceClause, node.extensionKeyword)
    }

    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        scope.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

    private func enter(
        _ name: String, _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?, _ token: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        scope.append(name)
        let suite = attributes.attribute("Suite")
        found.suites.append(
            SuiteFact(
                id: TestID(module: module, path: scope), displayName: suite?.givenName, location: location(of: token),
                traits: suite?.traits ?? TraitFact(),
                inherits: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.attribute("Tag") != nil, let name = node.bindings.first?.pattern.trimmedDescription else {
            return .visitChildren
        }
        found.tags.insert(name)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let body = BodyFacts(node.body)
        let test = node.attributes.attribute("Test")
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let isMethod = test == nil && node.name.text.hasPrefix("test") && labels.isEmpty && !scope.isEmpty
        let name = isMethod ? node.name.text : "\(node.name.text)(\(labels))"
        var traits = test?.traits ?? TraitFact()
        if body.skips { traits.enablement = max(traits.enablement, .conditional) }
        let fact = TestFact(
            id: TestID(module: module, path: scope + [name]), displayName: test?.givenName,
            location: location(of: node.name),
            endLine: locations.location(for: node.endPositionBeforeTrailingTrivia).line, traits: traits,
            asserts: body.asserts.count, assertLines: body.asserts.map { locations.location(for: $0).line },
            knownIssues: body.knownIssues,
            isParameterised: test?.hasArguments ?? false, isInCondition: conditions > 0, calls: body.calls)
        if test != nil {
            found.tests.append(fact)
        } else if isMethod {
            found.methods.append(fact)
        } else if !body.asserts.isEmpty {
            found.assertingFunctions.insert(node.name.text)
        }
        return .skipChildren
    }

    private func location(of token: TokenSyntax) -> Facts.SourceLocation {
        let place = locations.location(for: token.positionAfterSkippingLeadingTrivia)
        return Facts.SourceLocation(file: path, line: place.line, column: place.column)
    }
}

/// What a body asserts and calls.
private final class BodyFacts: SyntaxVisitor {
    var asserts: [AbsolutePosition] = []
    var knownIssues = 0
    var calls: [String] = []
    var skips = false

    init(_ body: CodeBlockSyntax?) {
        super.init(viewMode: .sourceAccurate)
        if let body { walk(body) }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if ["expect", "require"].contains(node.macroName.text) { note(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        switch callee {
        case _ where callee.hasPrefix("XCTAssert"), "XCTUnwrap", "XCTFail", "Issue.record", "confirmation": note(node)
        case "withKnownIssue", "XCTExpectFailure": knownIssues += 1
        case "XCTSkip", "XCTSkipIf", "XCTSkipUnless": skips = true
        default: calls.append(name)
        }
        return .visitChildren
    }

    private func note(_ assertion: some SyntaxProtocol) { asserts.append(assertion.positionAfterSkippingLeadingTrivia) }
}

extension AttributeListSyntax {
    /// The attribute of a name.
    fileprivate func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
        }
    }
}

extension AttributeSyntax {
    private var list: LabeledExprListSyntax? {
        if case .argumentList(let list)? = arguments { list } else { nil }
    }

    /// The name a person gave.
    fileprivate var givenName: String? {
        guard let first = list?.first, first.label == nil else { return nil }
        return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Whether `arguments:` stands there.
    fileprivate var hasArguments: Bool { list?.contains { $0.label?.text == "arguments" } ?? false }

    /// What its traits say.
    fileprivate var traits: TraitFact {
        var fact = TraitFact()
        for argument in list ?? [] where argument.label == nil {
            guard let call = argument.expression.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            else { continue }
            let isConditional = call.arguments.contains { $0.label?.text == "if" } || call.trailingClosure != nil
            switch name {
            case "tags": fact.tags.formUnion(call.arguments.map { Self.tag($0.expression) })
            case "disabled": fact.enablement = max(fact.enablement, isConditional ? .conditional : .disabled)
            case "enabled": fact.enablement = max(fact.enablement, .conditional)
            default: continue
            }
        }
        return fact
    }

    /// `.unit`, `Tag.unit`, `.layer.service` without dots before them.
    private static func tag(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription
        let bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
        return bare.hasPrefix("Tag.") ? String(bare.dropFirst(4)) : bare
    }
}
