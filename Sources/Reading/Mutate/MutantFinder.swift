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
///   - parameterTypes: The types of what a dependency is called with, or a value made of; `nil` for any other call. The
///     path of an implicit member begins with an empty name.
/// - Returns: The text with the changes in it, and what they are.
public func plantMutants(
    in source: String, path: String, type: String, first: Int = 1, skipping skipped: Set<Int> = [],
    parameterTypes: @escaping (_ path: [String], _ labels: [String?]) -> [TypeRef]?
) -> (text: String, mutants: [Mutant]) {
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = MutantFinder(
        type: type, first: first, skipped: skipped,
        converter: SourceLocationConverter(fileName: path, tree: tree), path: path, parameterTypes: parameterTypes)
    finder.walk(tree)
    return (finder.planted(in: source), finder.mutants)
}

/// Walks the bodies of a type and collects mutations, with the text to insert before and after each place.
final class MutantFinder: SyntaxVisitor {
    private let type: String
    private let skipped: Set<Int>
    private let converter: SourceLocationConverter
    private let path: String
    private let parameterTypes: ([String], [String?]) -> [TypeRef]?
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
        type: String, first: Int, skipped: Set<Int>, converter: SourceLocationConverter, path: String,
        parameterTypes: @escaping ([String], [String?]) -> [TypeRef]?
    ) {
        self.type = type
        self.skipped = skipped
        self.converter = converter
        self.path = path
        self.parameterTypes = parameterTypes
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
        guard isInType, case .expr(let expression) = node.item, isRemovable(expression, in: node) else {
            return .visitChildren
        }
        plant(.removal, around: node) {
            "if !testgenMutant(\($0)) { "
        } _: { _ in
            node.semicolon == nil ? " }" : " };"
        }
        guard expression.canThrow, !node.throwsOneType else { return .visitChildren }
        plant(.error, around: node) { _ in
            "do { "
        } _: {
            " } catch { if !testgenMutant(\($0)) { throw error } }" + (node.semicolon == nil ? "" : ";")
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, case .expression(let condition) = node.condition else { return .visitChildren }
        plant(.condition, around: condition) {
            "(testgenMutant(\($0)) != ("
        } _: { _ in
            "))"
        }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        plant(.condition, around: node.condition) {
            "(testgenMutant(\($0)) != ("
        } _: { _ in
            "))"
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, let path = node.calledExpression.dottedPath ?? node.calledExpression.implicitMember,
            let types = parameterTypes(path, node.arguments.map { $0.label?.text })
        else { return .visitChildren }
        for (argument, type) in zip(node.arguments, types) { change(argument.expression, of: type, .argument) }
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
        } else if node.isComparison, !node.isConditionAlready {
            change(ExprSyntax(node), of: .simple("Bool"), .condition)
        }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, !node.throwsOneType else { return .visitChildren }
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
        plant(.condition, around: value) {
            "(testgenMutant(\($0)) ? nil : ("
        } _: { _ in
            "))"
        }
        return .visitChildren
    }

    /// What is assigned: to what an initialiser has to set, for that cannot be left out, whatever value it is.
    private func changeAssigned(_ node: InfixOperatorExprSyntax) {
        let value = node.rightOperand
        guard isInInitializer, let name = node.leftOperand.ownProperty, let type = unset[name] ?? nil,
            !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self)
        else { return changeLiteral(value, .value) }
        change(value.unmarked, of: type, .value)
    }

    /// The value after `??`, whether or not there is one before.
    private func changeDefault(_ node: InfixOperatorExprSyntax) {
        let fallback = node.rightOperand
        guard !fallback.isMarked, !node.leftOperand.isMarked, fallback.isPlain else { return }
        plant(.value, around: node) {
            "(testgenMutant(\($0)) ? (\(fallback.trimmedDescription)) : ("
        } _: { _ in
            "))"
        }
    }

    private func change(_ node: ExprSyntax, of type: TypeRef, _ kind: Mutant.Kind) {
        switch type.text {
        case "Bool":
            plant(kind, around: node) {
                "(testgenMutant(\($0)) != ("
            } _: { _ in
                "))"
            }
        case "Int":
            plant(kind, around: node) { _ in
                "(("
            } _: {
                ") + (testgenMutant(\($0)) ? 1 : 0))"
            }
        case "String":
            plant(kind, around: node) { _ in
                "(("
            } _: {
                ") + (testgenMutant(\($0)) ? \"*\" : \"\"))"
            }
        default:
            if type.isArray, !node.is(ArrayExprSyntax.self) {
                return plant(kind, around: node) {
                    "(testgenMutant(\($0)) ? [] : ("
                } _: { _ in
                    "))"
                }
            }
            guard type.isOptional, !node.is(NilLiteralExprSyntax.self) else { return }
            plant(kind, around: node) {
                "(testgenMutant(\($0)) ? nil : ("
            } _: { _ in
                "))"
            }
        }
    }

    private func changeLiteral(_ node: ExprSyntax, _ kind: Mutant.Kind) {
        if node.is(BooleanLiteralExprSyntax.self) { return change(node, of: .simple("Bool"), kind) }
        if node.is(StringLiteralExprSyntax.self) { return change(node, of: .simple("String"), kind) }
        if node.is(IntegerLiteralExprSyntax.self) { change(node, of: .simple("Int"), kind) }
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
