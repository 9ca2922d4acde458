import Facts
import Resolving

/// Initialisers of models that can fail: whether a value is made depends on what they are given.
extension Machine {
    /// A value that an initialiser makes which can fail, or does more than to put values into fields; nothing where it
    /// fails, and an error of it is thrown. `nil` for any other initialiser.
    func madeOrNot(_ type: TypeRef, _ fact: TypeFact, _ arguments: [LabelledTerm]) throws -> Term? {
        let labels = arguments.map(\.label)
        let initializers = subject.types.allMembers(of: fact).initializers
        guard let initializer = subject.types.initializer(of: fact, labels),
            let match = initializer.parameters.matched(to: labels), let body = initializer.body
        else { return nil }
        let canFail = initializer.isFailable || initializer.effects.canThrow
        guard
            canFail
                || (subject.known.stored(by: initializer) == nil
                    || fact.generics.parameters.isEmpty && !subject.known.onlyKeeps(initializer))
                    && initializers.count(where: {
                        $0.parameters.matched(to: labels) != nil
                    }) == 1
        else { return nil }
        let scope = Scope(selfTerm: .unknown, owner: fact.qualifiedName)
        try put(arguments, for: initializer.parameters, at: match, into: scope)
        if case .call(.member(.name("self")?, "init"), let passed)? = body.onlyExpression {
            return try call(depth: 1) { try construct(type, passed, in: scope) }
        }
        let value = Term.construct(type, arguments)
        let outer = joining
        // What a value that is made for sure holds may be unknown; that it is made is not.
        if !canFail { joining = Joining(isOn: true) }
        defer { if !canFail { joining = outer } }
        guard let fields = try fields(of: value, type, by: initializer, scope.values) else { return .null }
        made[value] = fields
        return value
    }

    /// Gives parameters the arguments at their places, or what they are by default.
    func put(
        _ arguments: [LabelledTerm], for parameters: [ParameterFact], at match: [Int?], into scope: Scope
    ) throws {
        for (parameter, index) in zip(parameters, match) {
            let standard = try parameter.defaultValue.map { try detached($0, in: scope, expecting: parameter.type) }
            scope.take(parameter, arguments, at: index, or: standard)
        }
    }

    /// The case that an initialiser of an enum chooses; nothing where it fails, and an error of it is thrown. `nil` where no
    /// code of such an initialiser is there.
    func chosenCase(_ type: TypeRef, _ fact: TypeFact, _ arguments: [LabelledTerm]) throws -> Term? {
        let labels = arguments.map(\.label)
        guard let initializer = subject.types.initializer(of: fact, labels), let body = initializer.body,
            let match = initializer.parameters.matched(to: labels)
        else { return nil }
        let holder = holder(of: .unknown, type)
        let scope = Scope(holder, result: .optional(type), owner: fact.qualifiedName)
        scope.thrown = initializer.effects.thrownType
        try put(arguments, for: initializer.parameters, at: match, into: scope)
        let here = place
        defer { place = here }
        let completion = try observed { try call(depth: 1) { try self.run(body, in: scope) }.result }
        return completion == .null ? .null : holder.values["self"] ?? .unknown
    }

    /// The fields of a value after the body of an initialiser ran; nothing where it fails.
    func fields(
        of value: Term, _ type: TypeRef, by initializer: InitializerFact, _ given: Names<Term>
    ) throws -> [String: Term]? {
        let holder = holder(of: value, type)
        let scope = Scope(holder, result: .optional(type))
        for parameter in initializer.parameters {
            scope.values[parameter.name.plain] = given[parameter.name.plain] ?? .unknown
            scope.types[parameter.name.plain] = parameter.type
        }
        let here = place
        defer { place = here }
        let completion = try observed {
            try call(depth: 1) { try self.run(initializer.body ?? [], in: scope) }.result
        }
        if completion == .null || holder.values["self"] == .null { return nil }
        return (holder.fields ?? [:]).keys.reduce(into: [:]) { $0[$1] = holder.values[$1] }
    }

    /// `self.init(…)` in an initialiser of a value: it becomes what the other one makes. `nil` in one of the SUT.
    func delegate(_ arguments: [Argument], in scope: Scope) throws -> Term? {
        if let begun = try begin(on: "self", arguments, in: scope) { return begun }
        guard let holder = scope.holder, let type = holder.types["self"] else { return nil }
        replace(holder, by: reduce(try construct(type, arguments, in: scope)))
        return .void
    }
}

extension Scope {
    /// Keeps what a parameter is given, or what it is by default.
    func take(_ parameter: ParameterFact, _ arguments: [LabelledTerm], at index: Int?, or standard: Term?) {
        let name = parameter.name.plain
        if parameter.isVariadic {
            let taken = [ParameterFact].taken(from: index, of: arguments.map(\.label))
            values[name] = .list(arguments[taken].map(\.value))
            types[name] = .array(parameter.type)
        } else {
            values[name] = index.map { arguments[$0].value } ?? standard ?? .unknown
            types[name] = parameter.type
        }
    }
}
