import Facts

/// Which of several methods of one name a call means.
extension Machine {
    /// The method of the SUT that a call means; `nil` where there is none, or the arguments do not tell.
    func method(_ name: String, _ arguments: [Argument], in scope: Scope) -> MethodFact? {
        let labels = arguments.map(\.label)
        let candidates = subject.methods(name).filter { $0.body != nil }
        let exact = candidates.filter { $0.accepts(labels) }
        if let meant = meant(exact, arguments, in: scope) { return meant }
        guard exact.isEmpty, arguments.last?.isTrailing == true else { return nil }
        return candidates.first { method in
            method.accepts(labels.dropLast() + [method.parameters.last?.label])
        }
    }

    /// The one of several methods with the same labels whose parameters have the types of the arguments.
    private func meant(_ methods: [MethodFact], _ arguments: [Argument], in scope: Scope) -> MethodFact? {
        // What overrides another stands before it.
        let different = methods.filter { method in
            method.parameters.map(\.type) != methods[0].parameters.map(\.type)
        }
        guard !different.isEmpty else { return methods.first }
        let types = arguments.map { type(of: $0.value, in: scope) }
        let fitting = methods.filter { method in
            guard let match = method.parameters.matched(to: arguments.map(\.label)) else { return false }
            return zip(method.parameters, match).allSatisfy { parameter, index in
                guard let index, let type = types[index] else { return index == nil }
                return subject.types.expanded(type).bare.lastName
                    == subject.types.expanded(parameter.type).bare.lastName
            }
        }
        return fitting.first
    }

    /// The type of an argument, without anything being decided or called.
    private func type(of expression: Expression, in scope: Scope) -> TypeRef? {
        if case .name(let name) = expression, let type = scope.value(name.plain).flatMap(typeOf) { return type }
        switch expression {
        case .string, .interpolation: return .simple("String")
        case .integer: return .simple("Int")
        case .float: return .simple("Double")
        case .boolean: return .simple("Bool")
        case .call(.name(let name), _) where name.first?.isUppercase == true: return .simple(qualified(name, in: scope))
        default: return declaredType(of: expression, in: scope)
        }
    }
}
