import Facts

/// What operators between two expressions make.
extension Machine {
    func binary(
        _ left: Expression, _ word: String, _ right: Expression, in scope: Scope, _ expecting: TypeRef?
    ) throws -> Term {
        switch word {
        case "&&" where !isPartOfCondition, "||" where !isPartOfCondition:
            return try joined(left, word, right, in: scope)
        case "&&":
            guard try decide(detached(left, in: scope, expecting: .simple("Bool"))) else { return .boolean(false) }
            return try detached(right, in: scope, expecting: .simple("Bool"))
        case "||":
            guard try !decide(detached(left, in: scope, expecting: .simple("Bool"))) else { return .boolean(true) }
            return try detached(right, in: scope, expecting: .simple("Bool"))
        case "??":
            let term = try detached(left, in: scope, expecting: expecting)
            if isOpenToChance(term), right.callsNothing { return unknownValue() }
            // Where anything will do, both sides are of the type of the first.
            let isOpen = expecting.map { $0.bare.lastName == "Any" } ?? true
            let wanted = isOpen ? typeOf(term)?.optionalWrapped ?? expecting : expecting
            let isThere = try isPresent(term)
            // Another case instead of nothing is another way, as the sides of `? :` are; an empty text is none.
            if case .member(nil, _) = right {
                branches.insert(Branch(location: place, outcome: Branch.chosen, parts: turns + [isThere]))
            }
            guard isThere else { return try detached(right, in: scope, expecting: wanted) }
            try tellApart(term, right, in: scope, expecting: wanted)
            return unwrapped(term)
        case "~=":
            if let range = left.range { return try askedOfRange(range, right, in: scope) }
            let pattern = try detached(left, in: scope)
            let value = try detached(right, in: scope, expecting: typeOf(pattern))
            return try askedOfRange(pattern, "contains", [LabelledTerm(nil, value)])
                ?? .boolean(decide(.binary(pattern, "==", value)))
        default:
            // What is compared is not of the type of the answer.
            let expecting = Self.comparisons.contains(word) ? nil : expecting
            var first = try detached(left, in: scope, expecting: expecting)
            let known = declaredType(of: left, in: scope) ?? typeOf(first)
            let second = try detached(right, in: scope, expecting: known ?? expecting)
            if case .enumCase(nil, let name, let payload) = first { first = .enumCase(typeOf(second), name, payload) }
            if let range = try rangeValue(word, first, second) { return range }
            guard Self.pureOperators.contains(word), !first.hasUnknown, !second.hasUnknown else { return .unknown }
            if !Self.comparisons.contains(word), let type = typeOf(first),
                let result = try applied(word, of: type, first, second)
            {
                return result
            }
            if let watched, watched.contains(.binary(left, word, right)) {
                noteDifference(first, second, in: .binary(left, word, right))
            }
            if let time = dateSum(first, word, second) ?? durations(first, word, second) { return time }
            let term = Term.binary(first, word, second)
            switch (first, second) {
            case (.integer, .integer), (.string, .string), (.float, .float), (.list, .list): return reduce(term)
            case (.enumCase, .enumCase) where term.places.isEmpty: return reduce(term)
            case (.interpolation, _) where term.places.isEmpty, (_, .interpolation) where term.places.isEmpty:
                return reduce(term)
            default: return term
            }
        }
    }

    /// Whether what is evaluated stands right in a condition, or in what is returned: its parts are told apart there.
    private var isPartOfCondition: Bool { parts.isOpen && parts.depth == depth }

    /// Conditions that make a value: what each came to leads the search, as the condition of `? :` does.
    private func joined(_ left: Expression, _ word: String, _ right: Expression, in scope: Scope) throws -> Term {
        let (term, found) = try withParts { () -> Term in
            let term = try binary(left, word, right, in: scope, .simple("Bool"))
            return term.hasUnknown ? term : .boolean(try decide(term))
        }
        // What is asked of each element of a list does not make a way of its own.
        let outcome = elements > 0 ? Branch.chosen : Branch.given
        if !found.isEmpty { branches.insert(Branch(location: place, outcome: outcome, parts: turns + found)) }
        return term
    }

    /// Whether nobody knows what a value is.
    func isOpenToChance(_ term: Term) -> Bool {
        if case .unknown = reduce(term) { true } else { false }
    }

    /// One of two values, nobody knows which: neither does anything.
    func unknownValue() -> Term {
        miss(.condition)
        return .unknown
    }

    private static let pureOperators: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "===", "!==", "<<", ">>", "&", "|", "^",
    ]
}
