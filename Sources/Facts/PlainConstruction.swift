extension FactIndex {
    /// Whether a test can make a class without arguments: by an initialiser all of whose parameters have defaults, its
    /// own or, where it writes none, an inherited one.
    package func isMadeWithoutArguments(_ fact: TypeFact) -> Bool {
        var seen: Set<String> = []
        var current = fact
        while seen.insert(current.qualifiedName).inserted {
            let written = members(of: current).initializers
            if !written.isEmpty { return written.contains(where: \.takesNothing) }
            guard let next = superclass(of: current)?.fact else { return true }
            current = next
        }
        return false
    }
}

extension InitializerFact {
    /// Whether the body stores a parameter in a property.
    package func stores(_ parameter: ParameterFact, in property: String) -> Bool {
        (body ?? []).contains { statement in
            guard case .expression(.assignment(let target, "=", .name(parameter.name))) = statement.kind else {
                return false
            }
            return target == .member(.name("self"), property) || target == .name(property)
        }
    }

    /// Whether the body makes a property of the parameter of the same name, and of nothing else that it is given:
    /// `self.rank = max(rank, 0)`, `self.name = name.lowercased()`.
    package func normalises(_ property: String) -> Bool {
        guard !isFailable, parameters.contains(where: { $0.name.plain == property }) else { return false }
        let others = Set(parameters.map(\.name.plain)).subtracting([property])
        let stores = (body ?? []).filter { statement in
            guard case .expression(.assignment(let target, "=", let value)) = statement.kind else { return false }
            return target == .member(.name("self"), property) && value != .name(property)
        }
        guard stores.count == 1 else { return false }
        var counts: [String: Int] = [:]
        stores.forEachExpression { expression, _ in
            if case .name(let name) = expression { counts[name.plain, default: 0] += 1 }
        }
        // What it is put into is of `self`.
        return counts[property] != nil && others.isDisjoint(with: counts.keys) && counts["self"] == 1
    }

    /// Whether a test can call it without arguments, and gets an object.
    fileprivate var takesNothing: Bool {
        info.access.isTestable && info.attribute("available") == nil && !isFailable && effects == Effects()
            && parameters.allSatisfy { $0.defaultValue != nil }
    }
}
