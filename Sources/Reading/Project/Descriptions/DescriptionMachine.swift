import Facts
import SwiftSyntax

/// Computes what a description in Swift declares, with the functions that its helpers declare, without running it.
///
/// What cannot be known is `unknown`: nothing is guessed.
final class DescriptionMachine {
    let helpers: DescriptionHelpers
    /// How deep calls are nested, and how many were made: a description may call itself.
    private var (depth, count) = (0, 0)
    private static let (deepest, most) = (40, 20_000)

    /// Creates a machine that knows the helpers.
    init(_ helpers: DescriptionHelpers) {
        self.helpers = helpers
    }

    /// The cases and calls that the constants of a description stand for.
    func declared(by file: DescriptionFile) -> [DescribedRecord] {
        let scope = DescriptionScope(file: file)
        run(file.tree.statements, scope)
        return scope.declared.compactMap(\.record)
    }

    /// The value of an expression, where a value of some type is wanted.
    func value(_ expression: ExprSyntax, _ scope: DescriptionScope, as type: String? = nil) -> DescribedValue {
        if let literal = literal(expression, scope, as: type) { return literal }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return named(name.baseName.plainName, scope) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, scope, as: type) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope, as: type) }
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return self.infix(infix, scope, as: type) }
        if let ternary = expression.as(TernaryExprSyntax.self) {
            guard let truth = value(ternary.condition, scope).truth else { return .unknown }
            return value(truth ? ternary.thenExpression : ternary.elseExpression, scope, as: type)
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(prefix.expression, scope).truth.map { .truth(!$0) } ?? .unknown
        }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return branches(expression, DescriptionScope(in: scope), as: type).value ?? .unknown
        }
        return inner(expression).map { value($0, scope, as: type) } ?? .unknown
    }

    /// What an expression is only written around.
    private func inner(_ expression: ExprSyntax) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
        if let attempt = expression.as(TryExprSyntax.self) { return attempt.expression }
        return expression.as(AsExprSyntax.self)?.expression
    }

    private func literal(_ expression: ExprSyntax, _ scope: DescriptionScope, as type: String?) -> DescribedValue? {
        if let text = expression.as(StringLiteralExprSyntax.self) { return self.text(text, scope) }
        if let truth = expression.as(BooleanLiteralExprSyntax.self) {
            return .truth(truth.literal.tokenKind == .keyword(.true))
        }
        if expression.is(NilLiteralExprSyntax.self) { return .nothing }
        if let number = expression.as(IntegerLiteralExprSyntax.self) { return .text(number.literal.text) }
        if let array = expression.as(ArrayExprSyntax.self) {
            let element = DescribedTypes.element(of: type)
            return .list(array.elements.map { value($0.expression, scope, as: element) })
        }
        guard let dictionary = expression.as(DictionaryExprSyntax.self) else { return nil }
        guard case .elements(let elements) = dictionary.content else { return .table([]) }
        return .table(
            elements.map { DescribedValue.Entry(key: value($0.key, scope), value: value($0.value, scope)) })
    }

    private func text(_ literal: StringLiteralExprSyntax, _ scope: DescriptionScope) -> DescribedValue {
        var text = ""
        for segment in literal.segments {
            if let part = segment.as(StringSegmentSyntax.self) {
                text += part.content.text
            } else if let inner = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression {
                switch value(inner, scope) {
                case .text(let part): text += part
                case .record(let record) where record.arguments.isEmpty: text += record.name
                default: return .unknown
                }
            }
        }
        return .text(text)
    }

    // MARK: Names and members

    private func named(_ name: String, _ scope: DescriptionScope) -> DescribedValue {
        if let value = scope[name] { return value }
        let known = helpers.properties[name] ?? []
        let own = known.first { DescribedTypes.isSame($0.owner, scope.owner) } ?? known.first { $0.owner == nil }
        guard let own, own.isStatic || own.owner == nil || own.body != nil else {
            return scope["self"].map { member(name, of: $0) } ?? .unknown
        }
        return property(own, of: own.isStatic ? nil : scope["self"])
    }

    private func member(_ node: MemberAccessExprSyntax, _ scope: DescriptionScope, as type: String?) -> DescribedValue {
        let name = node.declName.baseName.plainName
        let place = place(of: node, scope)
        guard let base = node.base else {
            if let found = shared(name, of: type) { return property(found) }
            return .record(DescribedRecord(type: type, name: name, place: place))
        }
        if let owner = typeName(base, scope) {
            if name == "self" { return .unknown }
            if name == "allCases" { return allCases(of: owner) }
            if let found = shared(name, of: owner) { return property(found) }
            return .record(DescribedRecord(type: owner, name: name, place: place))
        }
        return self.member(name, of: value(base, scope))
    }

    private func member(_ name: String, of base: DescribedValue) -> DescribedValue {
        if let known = DescribedMembers.property(name, of: base) { return known }
        if let found = instanceProperty(name, of: base) { return property(found, of: base) }
        guard let record = base.record else { return .unknown }
        if name == "rawValue" { return rawValue(of: record) }
        return record[name] ?? .unknown
    }

    private func instanceProperty(_ name: String, of base: DescribedValue) -> DescriptionHelpers.Property? {
        (helpers.properties[name] ?? []).first { property in
            guard !property.isStatic, property.body != nil else { return false }
            return owns(property.owner, base)
        }
    }

    /// Whether a type's members are those of a value.
    func owns(_ owner: String?, _ value: DescribedValue) -> Bool {
        switch value {
        case .text: owner == "String"
        case .list: owner?.hasPrefix("[") == true
        case .record(let record): DescribedTypes.isSame(owner, record.type)
        default: false
        }
    }

    /// The property of a type that is there once.
    private func shared(_ name: String, of type: String?) -> DescriptionHelpers.Property? {
        let known = (helpers.properties[name] ?? []).filter { $0.isStatic }
        if let type { return known.first { DescribedTypes.isSame($0.owner, type) } }
        return known.count == 1 ? known.first : nil
    }

    /// The value of a property, once its own names are known.
    private func property(_ found: DescriptionHelpers.Property, of base: DescribedValue? = nil) -> DescribedValue {
        let scope = DescriptionScope(file: found.file, owner: found.owner)
        if let base { scope.declare("self", base) }
        return nested { [self] in
            if let body = found.body { return result(of: body, scope, as: found.type) }
            return found.value.map { value($0, scope, as: found.type ?? found.owner) } ?? .unknown
        }
    }

    private func rawValue(of record: DescribedRecord) -> DescribedValue {
        let cases = helpers.cases.first { DescribedTypes.isSame($0.key, record.type) }?.value
        return cases?[record.name] ?? record["rawValue"] ?? .unknown
    }

    /// The cases of an enumeration, by their names: the order is of no matter to what targets there are.
    private func allCases(of type: String) -> DescribedValue {
        guard let cases = helpers.cases.first(where: { DescribedTypes.isSame($0.key, type) })?.value else {
            return .unknown
        }
        return .list(cases.keys.sorted().map { .record(DescribedRecord(type: type, name: $0, place: nil)) })
    }

    /// The type that an expression names: `Project`, or a way through types, `.Target.Core`.
    func typeName(_ expression: ExprSyntax, _ scope: DescriptionScope) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
            if name == "Self" { return scope.owner }
            return name.first?.isUppercase == true && scope[name] == nil ? name : nil
        }
        if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1,
            let element = array.elements.first.flatMap({ typeName($0.expression, scope) })
        {
            return "[\(element)]"
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.plainName
        guard name.first?.isUppercase == true else { return nil }
        guard let base = member.base else { return helpers.properties[name] == nil ? name : nil }
        guard let owner = typeName(base, scope), shared(name, of: owner) == nil else { return nil }
        return owner + "." + name
    }

    // MARK: Operators

    private func infix(_ node: InfixOperatorExprSyntax, _ scope: DescriptionScope, as type: String?) -> DescribedValue {
        if node.operator.is(AssignmentExprSyntax.self) {
            assign(value(node.rightOperand, scope, as: type), to: node.leftOperand, scope)
            return .nothing
        }
        let sign = node.operator.trimmedDescription
        let left = value(node.leftOperand, scope, as: type)
        switch sign {
        case "&&", "||":
            if left.truth == (sign == "||") { return left }
            return left.truth == nil ? .unknown : value(node.rightOperand, scope)
        case "??": return left == .nothing ? value(node.rightOperand, scope, as: type) : left
        case "==", "!=":
            let right = value(node.rightOperand, scope, as: left.record?.type)
            guard left.isKnown, right.isKnown else { return .unknown }
            return .truth((left == right) == (sign == "=="))
        case "+": return DescribedMembers.sum(left, value(node.rightOperand, scope, as: type))
        case "+=":
            let right = value(node.rightOperand, scope, as: type)
            assign(DescribedMembers.sum(left, right), to: node.leftOperand, scope)
            return .nothing
        default: return .unknown
        }
    }

    /// Gives a value to a name, or to a property of `self`.
    func assign(_ value: DescribedValue, to target: ExprSyntax, _ scope: DescriptionScope) {
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
            if scope[name] != nil { return scope.assign(name, value) }
            return set(name, value, scope)
        }
        guard let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
            return
        }
        set(member.declName.baseName.plainName, value, scope)
    }

    private func set(_ name: String, _ value: DescribedValue, _ scope: DescriptionScope) {
        guard var record = scope["self"]?.record else { return }
        record.arguments.removeAll { $0.label == name }
        record.arguments.append(DescribedRecord.Argument(label: name, value: value))
        scope.assign("self", .record(record))
    }

    // MARK: Limits

    /// Runs a body unless too many run already.
    func nested(_ run: () -> DescribedValue) -> DescribedValue {
        guard depth < Self.deepest, count < Self.most else { return .unknown }
        depth += 1
        count += 1
        defer { depth -= 1 }
        return run()
    }

    /// Where a piece of a description stands.
    func place(of node: some SyntaxProtocol, _ scope: DescriptionScope) -> DescribedRecord.Place {
        let place = node.startLocation(converter: scope.file.converter, afterLeadingTrivia: true)
        return DescribedRecord.Place(file: scope.file.path, line: place.line, column: place.column)
    }
}
