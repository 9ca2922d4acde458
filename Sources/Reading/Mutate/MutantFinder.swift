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
///   - plain: Lines on which only that is changed which compiles wherever it stands.
///   - declaredTypes: The types that what the project declares under a name takes; `nil` for what it does not declare.
///   - parameterTypes: The types a call of a dependency passes its arguments to; `nil` for any other call.
/// - Returns: The text with the changes in it, and what they are.
public func plantMutants(
    in source: String, path: String, type: String, first: Int = 1, skipping skipped: Set<Int> = [],
    plainOn plain: Set<Int> = [],
    declaredTypes: @escaping (_ name: String, _ labels: [String?]) -> [TypeRef]? = { _, _ in nil },
    parameterTypes: @escaping (_ path: [String], _ labels: [String?]) -> [TypeRef]?
) -> (text: String, mutants: [Mutant]) {
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = MutantFinder(
        type: type, first: first, skipped: skipped, plain: plain,
        converter: SourceLocationConverter(fileName: path, tree: tree), path: path, parameterTypes: parameterTypes,
        declaredTypes: declaredTypes)
    finder.walk(tree)
    return (finder.planted(in: source), finder.mutants)
}

/// Walks the bodies of a type and collects mutations, with the text to insert before and after each place.
final class MutantFinder: SyntaxVisitor {
    private let type: String
    private let skipped: Set<Int>
    private let plain: Set<Int>
    private let converter: SourceLocationConverter
    private let path: String
    private let parameterTypes: ([String], [String?]) -> [TypeRef]?
    private let declaredTypes: (String, [String?]) -> [TypeRef]?
    private var number: Int
    private var insertions: [(offset: Int, isEnd: Bool, depth: Int, text: String)] = []
    private var depth = 0
    /// Whether what is planted may not compile.
    private var isDaring = false
    private(set) var isInType = false
    /// The types around the code, outermost first.
    private var around: [String] = []
    /// Stored properties without a value, which an initialiser has to set.
    private var unset: Set<String> = []
    private var isInInitializer = false
    private(set) var mutants: [Mutant] = []

    init(
        type: String, first: Int, skipped: Set<Int>, plain: Set<Int>, converter: SourceLocationConverter, path: String,
        parameterTypes: @escaping ([String], [String?]) -> [TypeRef]?,
        declaredTypes: @escaping (String, [String?]) -> [TypeRef]?
    ) {
        self.type = type
        self.skipped = skipped
        self.plain = plain
        self.converter = converter
        self.path = path
        self.parameterTypes = parameterTypes
        self.declaredTypes = declaredTypes
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

    /// Plants what may not compile.
    func dare(_ plant: () -> Void) {
        isDaring = true
        plant()
        isDaring = false
    }

    /// Notes a change, with the text that goes before and after a place.
    func plant(
        _ kind: Mutant.Kind, around node: some SyntaxProtocol, _ before: (Int) -> String,
        _ after: (Int) -> String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let end = node.endPositionBeforeTrailingTrivia
        let place = converter.location(for: start)
        guard !skipped.contains(place.line), !isDaring || !plain.contains(place.line) else { return }
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
        if let members { noteUnset(in: members.members) }
        return .visitChildren
    }

    /// Notes the stored properties without a value, under whatever condition they are compiled.
    private func noteUnset(in members: MemberBlockItemListSyntax) {
        for member in members {
            for case .decls(let inner)? in member.decl.as(IfConfigDeclSyntax.self)?.clauses.map(\.elements) ?? [] {
                noteUnset(in: inner)
            }
            for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? []
            where binding.initializer == nil && binding.isStored {
                unset.insert(binding.pattern.trimmedDescription)
            }
        }
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
        if node.givesValue { changeGiven(expression) }
        guard isRemovable(expression, in: node) else { return .visitChildren }
        plant(.removal, around: node) {
            "if !testgenMutant(\($0)) { "
        } _: { _ in
            node.semicolon == nil ? " }" : " };"
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        switch node.condition {
        case .expression(let condition): change(condition, of: .simple("Bool"), .condition)
        case .matchingPattern(let condition): changePattern(condition)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        if !node.condition.isCondition { change(node.condition, of: .simple("Bool"), .condition) }
        return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        change(node.condition, of: .simple("Bool"), .condition)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text }
        func change(to types: [TypeRef]) {
            for (argument, type) in zip(node.arguments, types) { self.change(argument.expression, of: type, .argument) }
        }
        if let types = node.calledExpression.dottedPath.flatMap({ parameterTypes($0, labels) }) {
            change(to: types)
        } else if let types = node.calledExpression.calledName.flatMap({ declaredTypes($0, labels) }) {
            dare { change(to: types) }
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        if node.operator.is(AssignmentExprSyntax.self) { changeLiteral(node.rightOperand, .value) }
        if node.isFallback { changeDefault(node) }
        if node.isLogical {
            for operand in [node.leftOperand, node.rightOperand] where !operand.isLogical {
                change(operand, of: .simple("Bool"), .condition)
                leaveOut(operand, of: node)
            }
        } else if node.isComparison, !node.isConditionAlready {
            change(ExprSyntax(node), of: .simple("Bool"), .condition)
        }
        if node.isArithmetic { leaveOutSides(of: node) }
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
        if let type = node.givenType {
            change(value.unmarked, of: type, .value)
        } else {
            changeLiteral(value, .value)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, let value = node.initializer?.value else { return .visitChildren }
        guard !value.isMarked else {
            plant(.condition, around: node) { _ in
                ""
            } _: {
                ", !testgenMutant(\($0))"
            }
            return .visitChildren
        }
        plant(.condition, around: value) {
            "(testgenMutant(\($0)) ? nil : ("
        } _: { _ in
            "))"
        }
        return .visitChildren
    }

    /// Whether the code still compiles without a statement.
    private func isRemovable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
        let bare = expression.unmarked
        if let assignment = bare.as(InfixOperatorExprSyntax.self),
            !assignment.operator.is(BinaryOperatorExprSyntax.self) || assignment.isCompound
        {
            let target = assignment.leftOperand.dottedPath?.filter { $0 != "self" }
            if target?.count == 1, let name = target?.first, isInInitializer, unset.contains(name) { return false }
            return target?.count != 1 || !item.declaresLater(target?.first ?? "")
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
