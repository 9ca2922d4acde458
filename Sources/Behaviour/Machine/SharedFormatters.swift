import Facts

/// Formatters are objects: who holds one sees what others tell it.
extension TestedType {
    /// Whether some code of the project tells a formatter another format that it did not make itself: then nobody knows
    /// what others say.
    var changesFormatters: Bool {
        if let known = known.changesFormatters { return known }
        let found = index.types.contains { fact in fact.members.contains(where: \.changesGivenFormatter) }
        known.changesFormatters = found
        return found
    }
}

extension Member {
    /// Whether it sets the format of what is neither a property nor made in it.
    fileprivate var changesGivenFormatter: Bool {
        var made: Set<String> = []
        var given: Set<String> = []
        func read(_ body: [Statement], _ parameters: [ParameterFact]) {
            given.formUnion(parameters.map(\.name.plain))
            body.forEachStatement { statement in
                guard case .binding(_, .identifier(let name), _, let value, _) = statement.kind else { return }
                if value?.makesFormatter == true { made.insert(name.plain) } else { given.insert(name.plain) }
            }
        }
        switch self {
        case .method(let method): read(method.body ?? [], method.parameters)
        case .initializer(let initializer): read(initializer.body ?? [], initializer.parameters)
        case .property(let property):
            for body in property.accessors?.bodies ?? [] { read(body, []) }
        default: return false
        }
        var changes = false
        forEachExpression { expression, _ in
            guard case .assignment(.member(.name(let name)?, let field), _, _) = expression,
                ["dateFormat", "dateStyle", "timeStyle"].contains(field.plain)
            else { return }
            // `$0` is whatever a closure is given.
            if name.hasPrefix("$") || given.contains(name.plain) && !made.contains(name.plain) { changes = true }
        }
        return changes
    }
}

extension Expression {
    /// Whether it makes a formatter of dates: `DateFormatter()`.
    fileprivate var makesFormatter: Bool {
        switch self {
        case .call(.name("DateFormatter"), []): true
        case .call(.type(let type), []): type.lastName == "DateFormatter"
        default: false
        }
    }
}
