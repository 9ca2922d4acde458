import Facts

/// Values for all that claims show, each unlike what was there before.
extension ClaimFinder {
    /// The run with a value for every place that a claim shows, unlike what was there before.
    ///
    /// - Parameters:
    ///   - before: Whether what was there before gets a value too, so that a test sees it go.
    ///   - isLarge: Whether numbers are as large as what they are divided by asks.
    ///   - others: Values that a test has to tell apart.
    func complete(
        _ run: Run, _ claims: [FoundClaim], before isWanted: Bool, large isLarge: Bool,
        unlike others: [(SymbolicValue, SymbolicValue)] = []
    ) -> Run {
        let machine = Machine(subject, replay: run)
        if isLarge { for claim in claims { machine.sampleDivided(in: claim.value) } }
        for claim in claims.filter(\.isState) + claims.filter({ !$0.isState }) {
            var (before, underWay): (Term?, Term?)
            var between: [Term] = []
            if case .state(let name) = claim.subject, claim.isState, let fields = claim.fields {
                before = (run.start.state[name] ?? machine.computed(name, in: run.start)).map { $0.part(fields) }
                between = run.suspensions.values.compactMap { $0.state[name]?.part(fields) }
                // What the act itself put there, before the rest of it came.
                if run.isPending, run.immediate.state[name] != run.start.state[name] {
                    underWay = run.immediate.state[name].map { machine.reduce($0.part(fields)) }
                }
            }
            if case .port(let member) = claim.subject, claim.path.isEmpty {
                before = machine.given(member, before: run)
            }
            machine.complete(claim.value, unlike: before, between)
            for earlier in [before, underWay].compactMap({ $0 }) where isWanted && earlier != claim.value {
                machine.complete(earlier, unlike: claim.value)
            }
        }
        for (one, other) in others { machine.tellApart(one, other) }
        var run = run
        run.decisions = machine.decisions
        run.types.merge(machine.types) { own, _ in own }
        return run
    }
}

extension FoundClaim {
    /// The fields of what it is about that it speaks of; `nil` where it speaks of something else in there.
    fileprivate var fields: [String]? {
        let fields = path.compactMap { if case .field(let name) = $0 { name } else { nil } }
        return fields.count == path.count ? fields : nil
    }
}

extension Term {
    /// A field of a field of it.
    fileprivate func part(_ fields: [String]) -> Term { fields.reduce(self) { .member($0, $1) } }
}

extension Machine {
    /// What a test gives a property of a double that the code sets without a look at it; `nil` for any other.
    fileprivate func given(_ member: PortMember, before run: Run) -> Term? {
        guard run.start.ports[member] == nil,
            let type = subject.ports[member.dependency]?.property(member.member)?.type, !type.isOptional,
            [.boolean, .enumeration, .integer, .string].contains(subject.types.family(type)),
            !types.keys.contains(where: { root in
                if case .property(member.dependency, member.member, _) = root { true } else { false }
            })
        else { return nil }
        let root = SymbolicValue.Root.property(
            dependency: member.dependency, name: member.member, phase: run.lastPhase)
        types[root] = type
        return .place(SymbolicValue(root))
    }

    /// Decides about everything a term shows, unlike a value that was there before where that is possible.
    ///
    /// - Parameter between: What was there on the way, which it is unlike as well where there are so many values.
    func complete(_ term: Term, unlike before: Term?, _ between: [Term] = []) {
        let old = before.map(reduce)
        if case .list(let elements) = reduce(term) { tellApart(elements) }
        if case .enumCase(_, let name, let parts) = term, case .enumCase(_, name, let others)? = old {
            for (part, other) in zip(parts, others) { complete(part.value, unlike: other.value) }
        }
        completeFields(of: term, unlike: old)
        for place in term.places {
            let place = canonical(place)
            guard let type = type(of: place) else { continue }
            if subject.types.family(type) == .string { decideTelling(place, in: term) }
            let isOpen = decisions[place] == nil || decisions[place] == .present
            switch (subject.types.family(type), old) {
            case (.boolean, .boolean(let value)?) where isOpen:
                decisions[place] = .boolean(term == .place(place) ? !value : value)
            case (.boolean, .place(let other)?) where isOpen && term == .place(place) && other != place:
                if decisions[other] == nil { decisions[other] = .boolean(false) }
                decisions[place] = .boolean(true)
            case (.enumeration, .enumCase(_, let name, _)?) where isOpen && term == .place(place):
                let others = subject.types.enumCases(type).filter { $0.name.plain != name }
                let passed = between.compactMap { if case .enumCase(_, let name, _) = reduce($0) { name } else { nil } }
                let unseen = others.filter { !passed.contains($0.name.plain) }
                if !others.isEmpty {
                    decisions[place] = .enumCase(
                        sampleCase(unseen.isEmpty ? others : unseen, of: place).name.plain)
                } else {
                    sample(place)
                }
            case (.other, _) where !Self.uniqueTypes.contains(subject.types.expanded(type).bare.text):
                if type.isOptional, isOpen { decisions[place] = .present }
                if case .place(let other)? = old, term == .place(place) { _ = separate(place, other) }
            default: sample(place)
            }
            if case .list(let elements)? = old, !elements.isEmpty { sampleElements(of: place) }
        }
    }

    /// Decides about the fields that a struct was given, unlike those that were there before.
    private func completeFields(of term: Term, unlike before: Term?) {
        guard let before else { return }
        switch term {
        case .updated(let base, let field, let value):
            completeFields(of: base, unlike: before)
            complete(value, unlike: .member(before, field))
        case .construct(let type, let parts):
            guard case .construct(type, _) = before else { return }
            for part in parts {
                if let name = part.label { complete(part.value, unlike: .member(before, name)) }
            }
        default: break
        }
    }

    /// Gives an open number in each quotient and remainder of a term a value of which something is left in both: of less
    /// than a hundred no hundredth shows.
    fileprivate func sampleDivided(in term: Term) {
        var places: [SymbolicValue] = []
        var divisors: [SymbolicValue: Set<Int>] = [:]
        func look(at term: Term) {
            if case .binary(let left, let word, let right) = term, word == "/" || word == "%",
                case .integer(let divisor) = reduce(right), (2...Self.largestDivisor).contains(divisor),
                let place = left.places.map(canonical).first(where: isOpenInteger)
            {
                if divisors[place, default: []].isEmpty { places.append(place) }
                divisors[place, default: []].insert(divisor)
            }
            term.children.forEach(look)
        }
        look(at: term)
        for place in places {
            let number = divisors[place, default: []].sorted().reduce(sampleNumber()) { $0 + $1 * sampleNumber() }
            if isPossible(.integer(number), at: place) { decisions[place] = .integer(number) }
        }
    }

    private func isOpenInteger(_ place: SymbolicValue) -> Bool {
        guard let type = type(of: place), subject.types.family(type) == .integer else { return false }
        return decisions[place] == nil || decisions[place] == .present
    }

    private static let largestDivisor = 10_000

    /// Gives the elements of a list values that no others have.
    private func sampleElements(of place: SymbolicValue) {
        guard case .list(let count)? = decisions[place] else { return }
        for index in 0..<count { sample(place.appending(.element(index))) }
    }
}
