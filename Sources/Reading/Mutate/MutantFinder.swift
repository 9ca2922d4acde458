import Scaffolding
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Puts changes into a type's code, each behind its number, so that one build holds them all.
///
/// - Parameters:
///   - source: The text of a file.
///   - path: The path to put into locations.
///   - type: The simple name of the type under test.
///   - first: The number of the first change.
///   - parameterTypes: The types a call of a dependency passes its arguments to; `nil` for any other call.
/// - Returns: The text with the changes in it, and what they are.
public func plantMutants(
    in source: String, path: String, type: String, first: Int = 1,
    parameterTypes: @escaping (_ path: [String], _ labels: [String?]) -> [TypeRef]?
) -> (text: String, mutants: [Mutant]) {
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = MutantFinder(
        type: type, first: first, converter: SourceLocationConverter(fileName: path, tree: tree), path: path,
        parameterTypes: parameterTypes)
    finder.walk(tree)
    return (finder.planted(in: source), finder.mutants)
}

/// Walks the bodies of a type and notes what can be changed, and which text to put before and after it.
final class MutantFinder: SyntaxVisitor {
    private let type: String
    private let converter: SourceLocationConverter
    private let path: String
    private let parameterTypes: ([String], [String?]) -> [TypeRef]?
    private var number: Int
    private var insertions: [(offset: Int, isEnd: Bool, depth: Int, text: String)] = []
    private var depth = 0
    private var typeDepth = 0
    private var isInType = false
    private var bodies = 0
    /// Stored properties without a value, which an initialiser has to set.
    private var unset: Set<String> = []
    private var isInInitializer = false
    private(set) var mutants: [Mutant] = []

    init(
        type: String, first: Int, converter: SourceLocationConverter, path: String,
        parameterTypes: @escaping ([String], [String?]) -> [TypeRef]?
    ) {
        self.type = type
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
        insertions.append((start.utf8Offset, false, depth, before(number)))
        insertions.append((end.utf8Offset, true, depth, after(number)))
        let place = converter.location(for: start)
        mutants.append(
            Mutant(
                number: number, kind: kind,
                location: .init(file: path, line: place.line, column: place.column),
                code: node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
        number += 1
        depth += 1
    }

    // MARK: - Types and bodies

    private func enter(_ name: String, _ members: MemberBlockSyntax?) -> SyntaxVisitorContinueKind {
        guard !isInType else { return .skipChildren }
        guard name == type else { return .visitChildren }
        isInType = true
        for member in members?.members ?? [] {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
                unset.insert(binding.pattern.trimmedDescription)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedType.trimmedDescription) }

    private func leave(_ name: String) { if name == type { isInType = false } }

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
            " }"
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
        guard isInType, let path = node.calledExpression.dottedPath,
            let types = parameterTypes(path, node.arguments.map { $0.label?.text })
        else { return .visitChildren }
        for (argument, type) in zip(node.arguments, types) { change(argument.expression, of: type, .argument) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
        changeLiteral(node.rightOperand, .value)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if isInType, let value = node.expression { changeLiteral(value, .value) }
        return .visitChildren
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

    /// Whether a statement can be left out and the rest still compiles.
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

extension ExprSyntax {
    /// The expression under `try` and `await`.
    fileprivate var unmarked: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.unmarked }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.unmarked }
        return self
    }

    /// The names of `a.b?.c`.
    fileprivate var dottedPath: [String]? {
        if let node = self.as(DeclReferenceExprSyntax.self) { return [node.baseName.text] }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.dottedPath }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.dottedPath }
        if self.is(SuperExprSyntax.self) { return ["super"] }
        guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base?.dottedPath else { return nil }
        return base + [node.declName.baseName.text]
    }
}

extension InfixOperatorExprSyntax {
    /// `+=` and its relatives.
    fileprivate var isCompound: Bool {
        guard let word = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(word)
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is a body's only one and its value is what the body gives.
    fileprivate var givesValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let closure = list.parent?.as(ClosureExprSyntax.self) { return !closure.isForEffect }
        if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
        if let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.text == "get"
        }
        if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type.trimmedDescription
            return result != nil && result != "Void" && result != "()"
        }
        return list.parent?.is(SwitchCaseSyntax.self) == true && isInExpression
    }

    /// Whether a `switch` around it is used for its value.
    private var isInExpression: Bool {
        var node = parent?.parent?.parent?.parent
        if node?.is(ExpressionStmtSyntax.self) == true { node = node?.parent }
        guard let item = node?.as(CodeBlockItemSyntax.self) else { return true }
        return item.givesValue
    }

    /// Whether a name it assigns to was declared without a value in the same body.
    fileprivate func declaresLater(_ name: String) -> Bool {
        var node = parent
        while let current = node, !current.is(FunctionDeclSyntax.self), !current.is(InitializerDeclSyntax.self) {
            if let list = current.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    guard case .decl(let declaration) = item.item,
                        let variable = declaration.as(VariableDeclSyntax.self)
                    else { continue }
                    for binding in variable.bindings
                    where binding.initializer == nil && binding.pattern.trimmedDescription == name { return true }
                }
            }
            node = current.parent
        }
        return false
    }
}

extension ClosureExprSyntax {
    /// Whether the closure is run for what it does: a task, a sink.
    fileprivate var isForEffect: Bool {
        var call = parent
        while let current = call, !current.is(FunctionCallExprSyntax.self) { call = current.parent }
        let name = call?.as(FunctionCallExprSyntax.self)?.calledExpression
        if let reference = name?.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == "Task" }
        return ["sink", "detached", "async", "asyncAfter"].contains(
            name?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    }
}
