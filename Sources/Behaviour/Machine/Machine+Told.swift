import Facts

/// What is told to others or kept: each outcome of the conditions in it is worth a test.
extension Machine {
    /// A number within a text: a whole decimal has no point there, as other numbers with digits after it have.
    func whole(_ value: Term, of expression: Expression, in scope: Scope) -> Term {
        guard case .float(let number) = value, number == number.rounded(), number.magnitude < 1e15,
            let type = staticType(of: expression, in: scope), subject.types.isDecimal(type)
        else { return value }
        return .string("\(Int(number))")
    }

    /// What others see of a value, a comparison decided: both of its outcomes are worth a test.
    func shown(_ value: Term) throws -> Term {
        if case .construct(_, let arguments) = value, isText(arguments), !startsAnywhere, decideNumber(value) != nil {
            return reduce(value)
        }
        let isOpen =
            switch value {
            case .binary(_, let word, _): Self.comparisons.contains(word)
            case .not(.binary), .method: typeOf(value) == .simple("Bool")
            default: false
            }
        guard isOpen, !startsAnywhere, !value.hasUnknown, !value.places.isEmpty, !isUncertain else { return value }
        let (gaps, joining) = (gaps, joining)
        self.joining = Joining()
        defer { self.joining = joining }
        let answer = try decide(value)
        guard isUncertain else { return .boolean(answer) }
        (isUncertain, self.gaps) = (false, gaps)
        return value
    }

    /// The same for what is told or kept: each outcome is a way of its own.
    func told(_ value: Term) throws -> Term {
        var answers: [Bool] = []
        let term = try told(value, &answers, depth: 0)
        if !answers.isEmpty { branches.insert(Branch(location: place, outcome: Branch.given, parts: answers)) }
        return term
    }

    /// Lets a case that is there be another one than what stands for it where it is not: a case, or what a name holds.
    func tellApart(_ one: Term, _ written: Expression, in scope: Scope, expecting: TypeRef?) throws {
        guard !isReplay, case .place(let place) = reduce(one), shape(place) == .present || shape(place) == nil,
            let type = type(of: place), subject.types.family(type.bare) == .enumeration
        else { return }
        switch written {
        case .name, .member(nil, _), .member(.name, _): break
        default: return
        }
        let other = try detached(written, in: scope, expecting: expecting)
        let plain = subject.types.enumCases(type.bare).filter(\.payload.isEmpty).map(\.name.plain)
        guard let first = plain.first, let last = plain.last, first != last else { return }
        switch reduce(other) {
        case .enumCase(_, let name, _): decide(place, .enumCase(name == last ? first : last))
        case .place(let standing) where shape(standing) == nil && self.type(of: standing)?.isOptional == false:
            decide(standing, .enumCase(first))
            decide(place, .enumCase(last))
        default: return
        }
    }

    /// How many conditions are looked at in one value.
    private static let mostTold = 3

    private func told(_ value: Term, _ answers: inout [Bool], depth: Int) throws -> Term {
        guard answers.count < Self.mostTold else { return value }
        func parts(_ parts: [LabelledTerm]) throws -> [LabelledTerm] {
            try parts.map { LabelledTerm($0.label, try told($0.value, &answers, depth: depth + 1)) }
        }
        switch value {
        case .construct(let type, let arguments) where depth < 2 && subject.types.declaration(type) != nil:
            return .construct(type, try parts(arguments))
        case .enumCase(let type, let name, let arguments) where depth < 2 && !arguments.isEmpty:
            return .enumCase(type, name, try parts(arguments))
        default:
            let term = try shown(value)
            if term != value, case .boolean(let answer) = term { answers.append(answer) }
            return term
        }
    }
}
