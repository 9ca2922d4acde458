import Facts

/// Values for what stands in each other's place where code is changed: nobody can tell the date of the first element from
/// that of the last as long as nothing is said of either.
extension Run {
    /// This way with values of their own for what it takes where another takes something else; `nil` where nothing of it
    /// is open.
    func toldApart(from other: Run, in subject: TestedType) -> Run? {
        let machine = Machine(subject, replay: self)
        let open = differing(from: other).flatMap { $0.placesApart(from: $1) }.map(machine.canonical)
            .filter { machine.shape($0) == nil && machine.isTellable($0) }
        guard !open.isEmpty else { return nil }
        for place in Set(open).sorted(by: Self.comesEarlier) { machine.sample(place) }
        var told = self
        // Of a model, the field that tells it from others.
        told.decisions.merge(machine.decisions) { own, _ in own }
        told.isChosen = true
        return told
    }

    private static func comesEarlier(_ one: SymbolicValue, _ other: SymbolicValue) -> Bool {
        (one.root.phase, one.description) < (other.root.phase, other.description)
    }

    /// What doubles are given, what the SUT shows, and what comes out, where the two ways differ.
    private func differing(from other: Run) -> [(Term, Term)] {
        let given = zip(settled.events, other.settled.events).flatMap { own, others -> [(Term, Term)] in
            guard case .call(let dependency, let method, let values) = own.kind,
                case .call(dependency, method, let otherValues) = others.kind
            else { return [] }
            return Array(zip(values, otherValues))
        }
        let shown = settled.state.keys.compactMap { name -> (Term, Term)? in
            guard let own = settled.state[name], let others = other.settled.state[name] else { return nil }
            return (own, others)
        }
        return (given + shown + [(result, other.result)]).filter { $0 != $1 }
    }
}

extension Explorer {
    /// A way that shows by its values how it differs from another, where it goes on as before with them.
    func toldApart(_ run: Run, from other: Run, _ acts: [Act]) -> Run {
        guard let told = run.toldApart(from: other, in: subject).map({ replay($0, acts) }), told.isSound,
            told.branches == run.branches
        else { return run }
        return told
    }
}

extension Term {
    /// The places that stand where another term of the same shape has something else.
    fileprivate func placesApart(from other: Term) -> [SymbolicValue] {
        if self == other { return [] }
        switch (self, other) {
        case (.place(let own), .place(let others)): return [own, others]
        case (.place(let place), _), (_, .place(let place)): return [place]
        default:
            // Lists of another length are other lists, whatever stands in them.
            let pairs = zip(children, other.children)
            return children.count == other.children.count ? pairs.flatMap { $0.placesApart(from: $1) } : []
        }
    }
}

extension Machine {
    /// Whether a place holds a number, a text, a date, what identifies something, or a model with a field that does.
    fileprivate func isTellable(_ place: SymbolicValue) -> Bool {
        guard let type = type(of: place), !type.isOptional else { return false }
        switch subject.types.family(type) {
        case .integer, .float, .string: return true
        case .other:
            return isDate(type) || Self.uniqueTypes.contains(subject.types.expanded(type).bare.text)
                || isWithoutDecisions(place) && subject.types.distinguishingField(of: type) != nil
        case .boolean, .list, .enumeration: return false
        }
    }

    /// Whether nothing is decided about any part of a place.
    private func isWithoutDecisions(_ place: SymbolicValue) -> Bool { !decisions.keys.contains { place.contains($0) } }
}
