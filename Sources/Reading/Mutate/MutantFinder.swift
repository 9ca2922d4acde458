import Behaviour
import Facts
import SwiftSyntax

/// Walks the bodies of a type and plants changes.
final class MutantFinder: SyntaxVisitor {
    private let type: String
    let types: PlantingTypes
    private let isThorough: Bool
    var planting: Planting
    private var isInType = false
    /// Whether the type under test is on the main actor, so that what it begins goes on there.
    private(set) var isOnMainActor = false
    /// The types around the code, outermost first.
    private var around: [String] = []
    /// Stored properties without a value, which an initialiser has to set, with their types as far as they are written.
    private(set) var unset: [String: TypeRef?] = [:]
    private(set) var isInInitializer = false

    init(type: String, types: PlantingTypes, planting: Planting, isThorough: Bool) {
        self.isThorough = isThorough
        self.type = type
        self.types = types
        self.planting = planting
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Types and bodies

    /// Whether changes of all kinds are planted where the walk is.
    var isThoroughHere: Bool { isThorough && isInType }

    private func enterType(
        _ name: String, _ members: MemberBlockSyntax?, _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        around.append(name)
        guard !isInType else { return .skipChildren }
        guard around.joined(separator: ".") == type else { return .visitChildren }
        isInType = true
        isOnMainActor = attributes.named("MainActor") != nil
        unset.merge(members?.members.unset ?? [:]) { first, _ in first }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock, node.attributes)
    }
    override func visitPost(_ node: ClassDeclSyntax) { exitType() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock, node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { exitType() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock, node.attributes)
    }
    override func visitPost(_ node: ActorDeclSyntax) { exitType() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock, node.attributes)
    }
    override func visitPost(_ node: EnumDeclSyntax) { exitType() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.extendedType.trimmedDescription, nil, node.attributes)
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
        if isThoroughHere, let variable = node.item.as(VariableDeclSyntax.self) { plantOrder(of: variable, in: node) }
        guard isInType, case .expr(let expression) = node.item else { return .visitChildren }
        if isThorough { plantFurther(expression, in: node) }
        if isRemovable(expression, in: node) {
            planting.plant(.removal, around: node, replacement: "") {
                "if !testgenMutant(\($0)) { "
            } _: { _ in
                node.semicolon == nil ? " }" : " };"
            }
        } else if node.givesValue, let type = node.typeOfValue {
            if !expression.unmarked.isCondition { change(expression.unmarked, of: type, .value) }
            if isThorough { plantConstants(for: expression.unmarked, of: type) }
        }
        guard isRemovable(expression, in: node), expression.canThrow, !node.throwsOneType else { return .visitChildren }
        planting.plant(.error, around: node, replacement: "do { \(node.trimmedDescription) } catch {}") { _ in
            "do { "
        } _: {
            " } catch { if !testgenMutant(\($0)) { throw error } }" + (node.semicolon == nil ? "" : ";")
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        switch node.condition {
        case .expression(let condition):
            // A loop that may end, where `while true` does not, needs a value after it.
            guard !condition.is(BooleanLiteralExprSyntax.self) else { break }
            guard !condition.holdsMarks, !node.isInLoop else {
                planting.plant(.condition, around: condition, .turned)
                break
            }
            // A test of one outcome says nothing of the other: it holds always, and never.
            planting.plant(.condition, around: condition, .granted)
            planting.plant(.condition, around: condition, .refused)
            // One outcome may come to the same by either, where what is decided is decided again.
            if isThorough { planting.plant(.condition, around: condition, .turned) }
        case .matchingPattern(let condition):
            planting.plant(.condition, around: condition, .unmet)
            planting.plant(
                .condition, around: condition.initializer.value, PlantedValue(meeting: condition), isGuess: true)
        case .optionalBinding(let condition):
            guard let value = condition.initializer?.value else { return .visitChildren }
            let isMarked = value.isMarked
            planting.plant(
                .condition, around: isMarked ? Syntax(condition) : Syntax(value), isMarked ? .unmet : .replaced("nil"))
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        if isInType { planting.plant(.condition, around: node.condition, .turned) }
        if isThoroughHere { planting.plant(.condition, around: node.condition, .granted) }
        return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // What a macro makes of other code is not known: `#Predicate` takes no function of ours.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        if isInType { planting.plant(.condition, around: node.condition, .turned) }
        if isThoroughHere, !node.condition.holdsMarks {
            planting.plant(.condition, around: node.condition, .granted)
            planting.plant(.condition, around: node.condition, .refused)
        }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantLoss(of: node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantStrongCapture(in: node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantOther(of: node) }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantMiss(of: node) }
        return .visitChildren
    }

    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantMiss(of: node) }
        return .visitChildren
    }

    override func visit(_ node: DictionaryElementListSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantNeighbours(in: node) }
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantShorter(node) }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        plantOneRound(of: node.body, over: node.sequence)
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        plantOneRound(of: node.body, over: node.conditions)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere {
            plantStrongProperty(node)
            plantInitialValue(of: node)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if isThoroughHere { plantDefault(of: node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        for value in node.compared { planting.plant(.value, around: node, .replaced(value.trimmedDescription)) }
        let labels = node.arguments.map { $0.label?.text }
        if isThorough { plantCallChanges(of: node, labels) }
        if let types = node.calledExpression.dottedPath.flatMap({ types.parameters($0, labels) }) {
            for (argument, type) in zip(node.arguments, types) { change(argument.expression, of: type, .argument) }
        } else if let types = node.calledExpression.calledName.flatMap({ types.declared($0, labels) }) {
            for (argument, type) in zip(node.arguments, types) {
                change(argument.expression, of: type, .argument, isGuess: true)
            }
        } else {
            for argument in node.arguments where node.takesAnother(argument) {
                let value = argument.expression
                planting.plant(.argument, around: value, PlantedValue(ofLiteral: value), isGuess: true)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInType else { return .visitChildren }
        let whole = ExprSyntax(node)
        if isThorough { plantOperators(of: node) }
        if node.operator.is(AssignmentExprSyntax.self) { changeAssigned(node) }
        if node.isFallback { planting.plant(.value, around: whole, PlantedValue(fallbackOf: node)) }
        if node.isLogical {
            for operand in [node.leftOperand, node.rightOperand] where !operand.isLogical {
                planting.plant(.condition, around: operand, .turned)
                planting.plant(.condition, around: operand, PlantedValue(leavingOut: operand, of: node))
            }
        } else if node.isComparison {
            if !node.isConditionAlready { planting.plant(.condition, around: whole, .turned) }
            planting.plant(.limit, around: whole, PlantedValue(movingLimitOf: node))
        } else if node.isArithmetic {
            planting.plant(.value, around: whole, PlantedValue(leftOf: node), isGuess: true)
            if isThorough { planting.plant(.value, around: whole, PlantedValue(rightOf: node), isDaring: true) }
        }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, !node.throwsOneType else { return .visitChildren }
        planting.plant(.error, around: node, replacement: "throw TestgenMutantError()") {
            "if testgenMutant(\($0)) { throw TestgenMutantError() }; "
        } _: { _ in
            ""
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        guard isInType, let value = node.expression else { return .visitChildren }
        if let type = node.returnedType {
            if !value.unmarked.isCondition { change(value.unmarked, of: type, .value) }
            if isThorough { plantConstants(for: value.unmarked, of: type) }
        } else {
            planting.plant(.value, around: value, PlantedValue(ofLiteral: value))
        }
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
            planting.plant(.value, around: value, PlantedValue(ofLiteral: value))
        }
    }

    /// Another value of a type, where there is one that can be written whatever the value is.
    private func change(_ node: ExprSyntax, of type: TypeRef, _ kind: Mutant.Kind, isGuess: Bool = false) {
        guard !node.is(InOutExprSyntax.self) else { return }
        let other = node.implicitCase.flatMap { types.otherCase(type, $0) }.map(PlantedValue.replaced)
        planting.plant(kind, around: node, PlantedValue(of: node, as: type) ?? other, isGuess: isGuess)
    }
}
