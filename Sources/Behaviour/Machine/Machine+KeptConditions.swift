import Algorithms
import Facts

/// A condition about a text or a number that was decided.
struct KeptCondition: Hashable {
    var term: Term
    var value: Bool
}

extension Term {
    /// Whether a number is made of something in it.
    fileprivate var makesNumbers: Bool {
        if case .construct(_, let arguments) = self, arguments.count == 1, arguments[0].label == nil { return true }
        return children.contains(where: \.makesNumbers)
    }

    /// Whether spaces around a text make no difference.
    fileprivate var trims: Bool {
        if case .method(_, "trimmingCharacters", _) = self { return true }
        return children.contains(where: \.trims)
    }
}

extension Machine {
    /// Whether a Boolean term holds.
    ///
    /// What was decided about a text or a number before is kept, so that it can still become another one for which all of
    /// it holds: after `text.count == 15`, `text.allSatisfy(\.isNumber)` is looked at with and without digits, and after
    /// `number > 3`, `number > 10` either way.
    func decide(_ term: Term) throws -> Bool {
        let isPart = parts.isOpen && parts.depth == depth
        parts.isOpen = false
        defer { parts.isOpen = isPart }
        let term = term.askedOfMatch ?? term
        let value = try decidedAlike(term) ?? reconsidered(term) ?? settle(term)
        keep(term, value)
        if isPart { parts.values.append(value) }
        return value
    }

    /// Whether there is a number that is made of a text which was decided before, the text being looked for once more;
    /// `nil` for anything else.
    func madeOfDecidedText(_ term: Term) -> Bool? {
        guard case .construct(_, let arguments) = term, isText(arguments) else { return nil }
        let condition = Term.binary(term, "!=", .null)
        guard let value = reconsidered(condition) else { return nil }
        keep(condition, value)
        return value
    }

    /// How many conditions on a value are kept: beyond that, it stays as it is.
    private static let mostKept = 8

    private func keep(_ term: Term, _ value: Bool) {
        guard !isReplay else { return }
        for place in decidedPlaces(in: term) where kept[place, default: []].count < Self.mostKept {
            kept[place, default: []].append(KeptCondition(term: term, value: value))
        }
    }

    /// Whether a condition on a value that was decided before holds, the value being looked for once more; `nil` where it
    /// is about anything else, or there is no other value.
    private func reconsidered(_ term: Term) -> Bool? {
        guard !isReplay, phase >= fixedPhases, let value = holds(term) else { return nil }
        for place in decidedPlaces(in: term).reversed() {
            let choices = choices(for: place, in: term, value)
            guard !choices.isEmpty else { continue }
            let chosen = oracle.choose(choices.count + 1)
            guard chosen > 0 else { return value }
            for (place, value) in choices[chosen - 1].values { decide(place, value) }
            return choices[chosen - 1].holds
        }
        return nil
    }

    /// Other values for a place with which a condition does not come out as it does, or lies at its edge.
    private func choices(for place: SymbolicValue, in term: Term, _ value: Bool) -> [Choice] {
        guard let current = decisions[place], !isIndex(place) else { return [] }
        let before = kept[place] ?? []
        guard before.count < Self.mostKept, !before.contains(where: { $0.term == term }) else { return [] }
        // Conditions that are about one text alone come out the same in every run.
        guard case .string(let text) = current, ([term] + before.map(\.term)).allSatisfy({ $0.isAbout(place) }) else {
            return choices(for: place, in: term, value, current, before)
        }
        let question = TextQuestion(
            place: place, text: text, excluded: excluded[place] ?? [], term: term, value: value, before: before)
        if let known = subject.known.textChoices[question] { return known }
        let found = choices(for: place, in: term, value, current, before)
        subject.known.textChoices[question] = found
        return found
    }

    private func choices(
        for place: SymbolicValue, in term: Term, _ value: Bool, _ current: Constraint, _ before: [KeptCondition]
    ) -> [Choice] {
        decisions[place] = nil
        let candidates = values(for: place, like: current, in: [term] + before.map(\.term))
        decisions[place] = current
        func first(where isWanted: () -> Bool) -> Constraint? {
            candidates.first { candidate in
                candidate != current
                    && with(place, candidate) {
                        isWanted() && before.allSatisfy { holds($0.term) == $0.value }
                    }
            }
        }
        let other = first { holds(term) == !value }.map { [place: $0] }
        let edge = first { isEdge(term) && holds(term) == value }
        return [
            (other ?? pair(place, among: candidates, in: term, !value)).map { Choice(values: $0, holds: !value) },
            edge.map { Choice(values: [place: $0], holds: value) },
        ].compactMap { $0 }
    }

    /// How many values of each of two numbers are tried together.
    private static let mostPaired = 6

    /// A number with which a condition comes out as wanted, where another one goes along that it was compared with before:
    /// after `quantity <= stock`, `quantity > 99` takes more of both.
    private func pair(
        _ place: SymbolicValue, among candidates: [Constraint], in term: Term, _ wanted: Bool
    ) -> [SymbolicValue: Constraint]? {
        let before = kept[place] ?? []
        let partners = before.flatMap { decidedPlaces(in: $0.term) }.uniqued().filter { partner in
            guard partner != place, isDecidedNumber(place), isDecidedNumber(partner) else { return false }
            return (kept[partner] ?? []).count < Self.mostKept
        }
        for partner in partners.prefix(2) {
            let conditions = Array((before + (kept[partner] ?? [])).uniqued())
            for candidate in candidates.prefix(Self.mostPaired) {
                let found = with(place, candidate) { () -> Constraint? in
                    guard holds(term) == wanted, let current = decisions[partner] else { return nil }
                    return values(for: partner, like: current, in: conditions.map(\.term)).prefix(Self.mostPaired)
                        .first { value in
                            with(partner, value) {
                                holds(term) == wanted && conditions.allSatisfy { holds($0.term) == $0.value }
                            }
                        }
                }
                if let found { return [place: candidate, partner: found] }
            }
        }
        return nil
    }

    private func isDecidedNumber(_ place: SymbolicValue) -> Bool {
        switch decisions[place] {
        case .integer, .float: true
        default: false
        }
    }

    /// Values that conditions may tell apart.
    private func values(for place: SymbolicValue, like current: Constraint, in terms: [Term]) -> [Constraint] {
        switch current {
        case .string:
            var texts = candidates(for: place, in: .list(terms))
            if terms.contains(where: \.makesNumbers) {
                let (words, numbers) = texts.partitioned { Int($0) != nil }
                texts = numbers.sorted { $0.count < $1.count } + words
            }
            guard terms.contains(where: \.trims) else { return ([""] + texts).map(Constraint.string) }
            // That spaces are taken off shows where there are some.
            let spaced = texts.filter { !$0.isEmpty && !$0.contains(" ") }.map { "  \($0) " }
            return (["   ", ""] + spaced + texts).map(Constraint.string)
        case .integer, .float: return numbers(for: place, around: terms)
        case .moment: return moments(for: place, around: terms)
        default: return []
        }
    }

    /// Whether a condition holds whose values are all decided; `nil` where one is open.
    func holds(_ term: Term) -> Bool? {
        if case .boolean(let value) = reduce(term) { return value }
        guard case .binary(let left, let word, let right) = term, Self.comparisons.contains(word),
            let (one, other) = moments(left, right)
        else { return nil }
        return Self.holds(Double(one), word, Double(other))
    }

    /// Whether both sides of an order are the same number or moment.
    private func isEdge(_ term: Term) -> Bool {
        guard case .binary(let left, let word, let right) = term, ["<", ">", "<=", ">="].contains(word) else {
            return false
        }
        if let (one, other) = moments(left, right) { return one == other }
        guard let (one, other) = Self.numbers(reduce(left), reduce(right)) else { return false }
        return one == other
    }

    private func moments(_ left: Term, _ right: Term) -> (Int, Int)? {
        guard let one = instant(left), let other = instant(right) else { return nil }
        return (one, other)
    }

    /// The texts, numbers and moments in a term that were decided, so that others may be looked for.
    private func decidedPlaces(in term: Term) -> [SymbolicValue] {
        term.places.map(canonical).uniqued().filter { place in
            guard let type = type(of: place) else { return false }
            switch (decisions[place], subject.types.family(type)) {
            case (.string, .string), (.integer, .integer), (.float, .float): return true
            case (.moment, .other): return isDate(type)
            default: return false
            }
        }
    }
}

/// Other values with which a condition comes out in some way.
struct Choice {
    var values: [SymbolicValue: Constraint]
    var holds: Bool
}

/// Which other texts there are for one that was decided, with which a condition comes out otherwise.
struct TextQuestion: Hashable {
    var place: SymbolicValue
    var text: String
    /// What it is not.
    var excluded: Set<Constraint>
    var term: Term
    /// How the condition comes out.
    var value: Bool
    /// What was decided of other conditions on it.
    var before: [KeptCondition]
}

extension Term {
    /// Whether nothing else than one value matters to it.
    fileprivate func isAbout(_ place: SymbolicValue) -> Bool {
        switch self {
        case .place(let other): other == place
        case .closure, .subject, .object, .stream, .unknown: false
        default: children.allSatisfy { $0.isAbout(place) }
        }
    }
}
