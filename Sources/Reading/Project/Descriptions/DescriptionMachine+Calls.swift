import Facts
import SwiftSyntax

extension DescriptionMachine {
    /// What a call returns: of a function of the helpers, of the standard library, else the call itself.
    func call(_ node: FunctionCallExprSyntax, _ scope: DescriptionScope, as type: String?) -> DescribedValue {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
            return nested { result(of: closure.statements, DescriptionScope(in: scope), as: type) }
        }
        let given = Array(node.arguments)
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.plainName
            if name.first?.isUppercase == true { return made(name, node, scope) }
            let own = function(name, given, owner: scope.owner) ?? function(name, given, owner: nil)
            if let own { return run(own, given, scope, on: own.isStatic ? nil : scope["self"]) }
            return scope["self"].map { method(name, of: $0, at: nil, node, scope, as: type) } ?? .unknown
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            // `[Target](…)`, a call of what a call returned.
            return .unknown
        }
        let name = member.declName.baseName.plainName
        guard let base = member.base else {
            if name == "init", let type { return made(type, node, scope) }
            if let found = function(name, given, expected: type) { return run(found, given, scope) }
            return record(name, of: type, node, scope)
        }
        if let owner = typeName(base, scope) {
            if name == "init" { return made(owner, node, scope) }
            if let found = function(name, given, owner: owner) { return run(found, given, scope) }
            // A type in a type: `TargetDependency.Target(…)`.
            return name.first?.isUppercase == true
                ? made(owner + "." + name, node, scope) : record(name, of: owner, node, scope)
        }
        return method(name, of: value(base, scope), at: base, node, scope, as: type)
    }

    /// What a method of a value returns; what it changes is changed where the value stands.
    private func method(
        _ name: String, of object: DescribedValue, at base: ExprSyntax?, _ node: FunctionCallExprSyntax,
        _ scope: DescriptionScope, as type: String?
    ) -> DescribedValue {
        let given = Array(node.arguments)
        if let closure = node.trailingClosure ?? given.first?.expression.as(ClosureExprSyntax.self),
            let list = object.list
        {
            return each(name, list, closure, scope, as: type)
        }
        if let change = changed(object, name, given, scope) {
            if let base { assign(change, to: base, scope) }
            return .nothing
        }
        let found = (helpers.functions[name] ?? []).first { function in
            !function.isStatic && owns(function.owner, object) && Self.fits(function, given)
        }
        if let found { return run(found, given, scope, on: object) }
        let arguments = given.map { value($0.expression, scope, as: elementType(of: object)) }
        return DescribedMembers.result(name, of: object, arguments) ?? .unknown
    }

    /// The type of the cases that a list holds.
    private func elementType(of value: DescribedValue) -> String? { value.list?.first?.record?.type }

    /// What a list is after a call that changes it.
    private func changed(
        _ object: DescribedValue, _ name: String, _ given: [LabeledExprSyntax], _ scope: DescriptionScope
    ) -> DescribedValue? {
        guard let list = object.list, name == "append" || name == "insert", let first = given.first else { return nil }
        let added = value(first.expression, scope, as: elementType(of: object) ?? "Target")
        return first.label?.text == "contentsOf" ? DescribedMembers.sum(object, added) : .list(list + [added])
    }

    /// Runs a closure for each element of a list.
    private func each(
        _ name: String, _ list: [DescribedValue], _ closure: ClosureExprSyntax, _ scope: DescriptionScope,
        as type: String?
    ) -> DescribedValue {
        let wanted = name == "flatMap" ? type : DescribedTypes.element(of: type)
        let results = list.map { element in
            let inner = DescriptionScope(in: scope)
            inner.declare("$0", element)
            closure.signature?.parameterNames.first.map { inner.declare($0, element) }
            return nested { result(of: closure.statements, inner, as: wanted) }
        }
        switch name {
        case "map": return .list(results)
        case "compactMap": return .list(results.filter { $0 != .nothing })
        case "flatMap":
            return .list(results.flatMap { $0.list ?? [.unknown] })
        case "filter":
            return .list(zip(list, results).compactMap { $1.truth == false ? nil : $1.truth == true ? $0 : .unknown })
        case "contains":
            if results.contains(.truth(true)) { return .truth(true) }
            return results.allSatisfy { $0 == .truth(false) } ? .truth(false) : .unknown
        case "forEach": return .nothing
        default: return .unknown
        }
    }

    // MARK: Records

    /// A call that no helper declares.
    private func record(
        _ name: String, of type: String?, _ node: FunctionCallExprSyntax, _ scope: DescriptionScope
    ) -> DescribedValue {
        let arguments = node.arguments.map { argument in
            let label = argument.label?.text
            return DescribedRecord.Argument(
                label: label, value: value(argument.expression, scope, as: DescribedTypes.ofArgument(label)))
        }
        return .record(DescribedRecord(type: type, name: name, arguments: arguments, place: place(of: node, scope)))
    }

    /// A value of a type: by an initialiser of the helpers, by the properties it is made of, else the call itself.
    private func made(_ type: String, _ node: FunctionCallExprSyntax, _ scope: DescriptionScope) -> DescribedValue {
        let given = Array(node.arguments)
        let declared = helpers.initialisers.filter { DescribedTypes.isSame($0.key, type) }.flatMap(\.value)
        let plain = record(type, of: type, node, scope)
        guard let found = declared.first(where: { Self.fits($0, given) }) else { return plain }
        let inner = bind(given, to: found, scope)
        inner.declare("self", .record(DescribedRecord(type: type, name: type, place: place(of: node, scope))))
        return nested {
            // `self.init(…)` and `self = …` stand for the value itself.
            _ = run(found.body, inner)
            return inner["self"] ?? .unknown
        }
    }

    // MARK: Functions

    /// The function of a name that takes what is given, of a type, or that gives what is wanted.
    private func function(_ name: String, _ given: [LabeledExprSyntax], owner: String?) -> DescriptionHelpers.Function?
    {
        (helpers.functions[name] ?? []).first { function in
            let isOwn = owner == nil ? function.owner == nil : DescribedTypes.isSame(function.owner, owner)
            return isOwn && Self.fits(function, given)
        }
    }

    private func function(_ name: String, _ given: [LabeledExprSyntax], expected type: String?)
        -> DescriptionHelpers.Function?
    {
        let fitting = (helpers.functions[name] ?? []).filter { $0.isStatic && Self.fits($0, given) }
        if let type {
            return fitting.first { DescribedTypes.isSame($0.owner, type) || DescribedTypes.isSame($0.result, type) }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    private func run(
        _ function: DescriptionHelpers.Function, _ given: [LabeledExprSyntax], _ scope: DescriptionScope,
        on object: DescribedValue? = nil
    ) -> DescribedValue {
        let inner = bind(given, to: function, scope)
        if let object { inner.declare("self", object) }
        let type = function.result == "Self" ? function.owner : function.result
        return nested { result(of: function.body, inner, as: type) }
    }

    /// The parameters of a function with what they are given, or with their default values.
    private func bind(
        _ given: [LabeledExprSyntax], to function: DescriptionHelpers.Function, _ scope: DescriptionScope
    ) -> DescriptionScope {
        let inner = DescriptionScope(file: function.file, owner: function.owner)
        var rest = given[...]
        for parameter in function.parameters {
            let type = parameter.type.trimmedDescription
            let name = (parameter.secondName ?? parameter.firstName).plainName
            if parameter.ellipsis != nil {
                let own = rest.prefix { $0.label == nil || $0.id == rest.first?.id }
                rest = rest.dropFirst(own.count)
                inner.declare(name, .list(own.map { value($0.expression, scope, as: type) }))
            } else if let first = rest.first, Self.isMeant(first, for: parameter) {
                rest = rest.dropFirst()
                inner.declare(name, value(first.expression, scope, as: type))
            } else {
                inner.declare(name, parameter.defaultValue.map { value($0.value, inner, as: type) } ?? .unknown)
            }
        }
        return inner
    }

    /// Whether a function takes what is given, by its labels.
    private static func fits(_ function: DescriptionHelpers.Function, _ given: [LabeledExprSyntax]) -> Bool {
        var rest = given[...]
        for parameter in function.parameters {
            if let first = rest.first, isMeant(first, for: parameter) {
                rest = rest.dropFirst()
                if parameter.ellipsis != nil { rest = rest.drop { $0.label == nil } }
            } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    private static func isMeant(_ argument: LabeledExprSyntax, for parameter: FunctionParameterSyntax) -> Bool {
        argument.label?.text == (parameter.firstName.text == "_" ? nil : parameter.firstName.text)
    }
}

extension TokenSyntax {
    /// A name without the backticks around it.
    var plainName: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension ClosureSignatureSyntax {
    /// The names of a closure's parameters.
    fileprivate var parameterNames: [String] {
        switch parameterClause {
        case .simpleInput(let list): list.map(\.name.plainName)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
        case nil: []
        }
    }
}
