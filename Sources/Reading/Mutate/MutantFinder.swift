import Behaviour
import Facts
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Plants mutants in a type's code, each behind its number, so that one build contains all of them.
///
/// - Parameters:
///   - source: The text of a file.
///   - path: The path to put into locations.
///   - type: The name of the type under test, after those of the types it is nested in.
///   - first: The number of the first change.
///   - skipped: Lines on which nothing is changed.
///   - careful: Lines on which nothing is changed whose type only looks known.
///   - types: What is known of types.
/// - Returns: The text with the changes in it, and what they are.
public func plantMutants(
    in source: String, path: String, type: String, first: Int = 1, skipping skipped: Set<Int> = [],
    carefulOn careful: Set<Int> = [], types: PlantingTypes = PlantingTypes()
) -> (text: String, mutants: [Mutant]) {
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = MutantFinder(
        type: type, first: first, skipped: skipped, careful: careful,
        converter: SourceLocationConverter(fileName: path, tree: tree), path: path, types: types)
    finder.walk(tree)
    return (finder.planted(in: source), finder.mutants)
}

/// Walks the bodies of a type and collects mutations, with the text to insert before and after each place.
final class MutantFinder: SyntaxVisitor {
    private let type: String
    private let skipped: Set<Int>
    private let careful: Set<Int>
    /// The expressions that are turned round, so that none is twice.
    private var turned: Set<SyntaxIdentifier> = []
    private let converter: SourceLocationConverter
    private let path: String
    private let types: PlantingTypes
    private var number: Int
    private var insertions: [(offset: Int, isEnd: Bool, depth: Int, text: String)] = []
    private var depth = 0
    private var isInType = false
    /// The types around the code, outermost first.
    private var around: [String] = []
    /// Stored properties without a value, which an initialiser has to set, with their types as far as they are written.
    private var unset: [String: TypeRef?] = [:]
    private var isInInitializer = false
    private(set) var mutants: [Mutant] = []

    init(
        type: String, first: Int, skipped: Set<Int>, careful: Set<Int>, converter: SourceLocationConverter,
        path: String,
        types: PlantingTypes
    ) {
        self.type = type
        self.skipped = skipped
        self.careful = careful
        self.converter = converter
        self.path = path
        self.types = types
        number = first
        super.init(viewMode: .sourceAccurate)
    }

    /// The source with the changes put in.
    func planted(in source: String) -> String {
        let ordered = insertions.sorted { left, right in
            if left.offset != right.offset { return left.offset < right.offset }
            if left.isEnd != right.isEnd { return left.isEnd }
            return left.isEnd ? left.depth > right.depth : left.depth < right.depth
        }
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var position = 0
        for insertion in ordered {
            result += bytes[position..<insertion.offset]
            result += Array(insertion.text.utf8)
            position = insertion.offset
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    private func plant(
        _ kind: Mutant.Kind, around node: some SyntaxProtocol, _ before: (Int) -> String, _ after: (Int) -> String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let end = node.endPositionBeforeTrailingTrivia
        let place = converter.location(for: start)
        guard !skipped.contains(place.line) else { return }
        insertions.append((start.utf8Offset, false, depth, before(number)))
        insertions.append((end.utf8Offset, true, depth, after(number)))
        mutants.append(
            Mutant(
                number: number, kind: kind,
                location: .init(file: path, line: place.line, column: place.column),
                code: node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
        number += 1
        depth += 1
    }

    // MARK: - Types and bodies

    private func enterType(_ name: String, _ members: MemberBlockSyntax?) -> SyntaxVisitorContinueKind {
        around.append(name)
        guard !isInType else { return .skipChildren }
        guard around.joined(separator: ".") == type else { return .visitChildren }
        isInType = true
        unset.merge(members?.members.unset ?? [:]) { first, _ in first }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { exitType() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { exitType() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) { exitType() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { exitType() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.extendedType.trimmedDescription, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { exitType() }

    private func exitType() {
        if around.joined(separator: ".") == type { isInType = false }
        around.removeLast()
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        isInInitializer = true
        return isInType ? .visitChildren : .skipChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { isInInitializer = false }

    // MARK: - Changes

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, case .expr(let expression) = node.item else { return .visitChildren }
        if isRemovable(expression, in: node) {
            plant(.removal, around: node) {
                "if !testgenMutant(\($0)) { "
            } _: { _ in
                node.semicolon == nil ? " }" : " };"
            }
        } else if node.givesValue, !expression.isMarked, let type = node.typeOfValue {
            change(expression, of: type, .value)
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, case .expression(let condition) = node.condition else { return .visitChildren }
        plant(.condition, around: condition, .turned)
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        plant(.condition, around: node.condition, .turned)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        if let path = node.calledExpression.dottedPath,
            let types = types.parameters(path, node.arguments.map { $0.label?.text })
        {
            for (argument, type) in zip(node.arguments, types) { change(argument.expression, of: type, .argument) }
        } else {
            for argument in node.arguments where node.takesAnother(argument) {
                changeLiteral(argument.expression, .argument, isGuess: true)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        if node.operator.is(AssignmentExprSyntax.self) { changeAssigned(node) }
        if node.isFallback { changeDefault(node) }
        if node.isLogical {
            for operand in [node.leftOperand, node.rightOperand] where !operand.isLogical {
                change(operand, of: .simple("Bool"), .condition)
            }
        } else if node.isComparison {
            if !node.isConditionAlready { change(ExprSyntax(node), of: .simple("Bool"), .condition) }
            plant(.limit, around: ExprSyntax(node), PlantedValue(movingLimitOf: node))
        }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, !node.isTyped else { return .visitChildren }
        plant(.error, around: node) {
            "if testgenMutant(\($0)) { throw TestgenMutantError() }; "
        } _: { _ in
            ""
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, let value = node.expression else { return .visitChildren }
        if let type = node.returnedType {
            change(value.unmarked, of: type, .value)
        } else {
            changeLiteral(value, .value)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, let value = node.initializer?.value, !value.isMarked else { return .visitChildren }
        plant(.condition, around: value, .replaced("nil"))
        return .visitChildren
    }

    /// What is assigned: to what an initialiser has to set, for that cannot be left out, whatever value it is; else a
    /// literal, or a case where the property's type is known.
    private func changeAssigned(_ node: InfixOperatorExprSyntax) {
        let value = node.rightOperand
        let name = node.leftOperand.ownProperty
        if isInInitializer, let type = name.flatMap({ unset[$0] ?? nil }), !value.is(IfExprSyntax.self),
            !value.is(SwitchExprSyntax.self)
        {
            change(value.unmarked, of: type, .value)
        } else if value.implicitCase != nil, let type = name.flatMap(types.property), !type.isOptional {
            change(value, of: type, .value)
        } else {
            changeLiteral(value, .value)
        }
    }

    /// The value after `??`, whether or not there is one before.
    private func changeDefault(_ node: InfixOperatorExprSyntax) {
        let fallback = node.rightOperand
        guard !fallback.isMarked, !node.leftOperand.isMarked, fallback.isPlain else { return }
        plant(.value, around: ExprSyntax(node), .replaced(fallback.trimmedDescription))
    }

    private func change(_ node: ExprSyntax, of type: TypeRef, _ kind: Mutant.Kind) {
        let value = PlantedValue(of: node, as: type)
        plant(
            kind, around: node,
            value ?? node.implicitCase.flatMap { types.otherCase(type, $0) }.map(PlantedValue.replaced))
    }

    /// - Parameter isGuess: Whether something else than a value of the standard library may be made of the literal.
    private func changeLiteral(_ node: ExprSyntax, _ kind: Mutant.Kind, isGuess: Bool = false) {
        if isGuess, careful.contains(converter.location(for: node.positionAfterSkippingLeadingTrivia).line) { return }
        plant(kind, around: node, PlantedValue(ofLiteral: node))
    }

    private func plant(_ kind: Mutant.Kind, around node: ExprSyntax, _ value: PlantedValue?) {
        guard let value else { return }
        if case .turned = value, !turned.insert(node.id).inserted { return }
        plant(kind, around: node, value.before, value.after)
    }

    /// Whether the code still compiles without a statement.
    private func isRemovable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
        let bare = expression.unmarked
        if let assignment = bare.as(InfixOperatorExprSyntax.self),
            !assignment.operator.is(BinaryOperatorExprSyntax.self) || assignment.isCompound
        {
            guard let name = assignment.leftOperand.ownProperty else { return true }
            if isInInitializer, unset.keys.contains(name) { return false }
            return !item.declaresLater(name)
        }
        guard
            let call = bare.as(FunctionCallExprSyntax.self)
                ?? bare.as(OptionalChainingExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
        else { return false }
        let name = call.calledExpression.dottedPath?.last ?? ""
        if ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) { return false }
        if call.calledExpression.dottedPath?.first == "super" { return false }
        return !item.givesValue
    }
}
