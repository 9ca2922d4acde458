import Facts

/// A condition about a text that was decided.
struct KeptCondition {
    var term: Term
    var value: Bool
}

extension Term {
    /// Whether spaces around a text make no difference.
    fileprivate var trims: Bool {
        if case .method(_, "trimmingCharacters", _) = self { return true }
        return children.contains(where: \.trims)
    }
}

extension Machine {
    /// Whether a Boolean term holds.
    ///
    /// What was decided about a text before is kept, so that the text can still become another one for which all of it
    /// holds: after `text.count == 15`, `text.allSatisfy(\.isNumber)` is looked at with and without digits.
    func decide(_ term: Term) throws -> Bool {
        let isPart = parts.isOpen && parts.depth == depth
        parts.isOpen = false
        defer { parts.isOpen = isPart }
        let value = try reconsidered(term) ?? settle(term)
        keep(term, value)
        if isPart { parts.values.append(value) }
        return value
    }

    /// How many conditions on a text are kept: beyond that, it stays as it is.
    private static let mostKept = 8

    private func keep(_ term: Term, _ value: Bool) {
        guard !isReplay, let place = decidedText(in: term), kept[place, default: []].count < Self.mostKept else {
            return
        }
        kept[place, default: []].append(KeptCondition(term: term, value: value))
    }

    /// Whether a condition on a text that was decided before holds, the text being looked for once more; `nil` where it
    /// is about anything else, or there is no other text.
    private func reconsidered(_ term: Term) -> Bool? {
        guard !isReplay, case .boolean(let value) = reduce(term), let place = decidedText(in: term),
            case .string(let current)? = decisions[place]
        else { return nil }
        let before = kept[place] ?? []
        guard before.count < Self.mostKept, !before.contains(where: { $0.term == term }) else { return nil }
        decisions[place] = nil
        let terms = [term] + before.map(\.term)
        let blank = terms.contains(where: \.trims) ? ["   ", ""] : [""]
        let candidates = blank + candidates(for: place, in: .list(terms))
        decisions[place] = .string(current)
        func first(where isWanted: () -> Bool) -> String? {
            candidates.first { text in
                text != current
                    && with(place, text) {
                        isWanted() && before.allSatisfy { reduce($0.term) == .boolean($0.value) }
                    }
            }
        }
        let other = first { reduce(term) == .boolean(!value) }
        let edge = first { isEdge(term) && reduce(term) == .boolean(value) }
        let choices = [other.map { ($0, !value) }, edge.map { ($0, value) }].compactMap { $0 }
        guard !choices.isEmpty else { return nil }
        let chosen = oracle.choose(choices.count + 1)
        guard chosen > 0 else { return value }
        decide(place, .string(choices[chosen - 1].0))
        return choices[chosen - 1].1
    }

    /// Whether both sides of an order are the same number.
    private func isEdge(_ term: Term) -> Bool {
        guard case .binary(let left, let word, let right) = term, ["<", ">", "<=", ">="].contains(word),
            let one = Self.number(reduce(left)), let other = Self.number(reduce(right))
        else { return false }
        return one == other
    }

    /// The only text in a term that was decided; `nil` where there are others, or anything that is open.
    private func decidedText(in term: Term) -> SymbolicValue? {
        let places = term.places
        guard !places.isEmpty else { return nil }
        let texts = Set(places.map(canonical)).filter { place in
            guard case .string? = decisions[place], let type = type(of: place) else { return false }
            return subject.types.family(type) == .string
        }
        return texts.count == 1 ? texts.first : nil
    }
}
