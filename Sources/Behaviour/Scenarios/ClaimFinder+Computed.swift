import Facts

/// Computed properties that show state which a test cannot see by itself: `var rows: [Row] { timeline.rows }`.
extension ClaimFinder {
    /// What those give of which the last act changed what they show.
    func computedState(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        guard run.lastPhase > 0 else { return [] }
        let hidden = subject.stateProperties.filter { !$0.info.access.isTestable }.map(\.name.plain)
        let values = hidden.filter { moment.snapshot.state[$0] != run.start.state[$0] }
        guard !values.isEmpty else { return [] }
        // Code names the object that holds a value.
        let changed = Set(values + values.map { String($0.prefix { $0 != "." }) })
        return subject.windows.filter { !$0.names.isDisjoint(with: changed) }.flatMap { window -> [FoundClaim] in
            let name = window.property.name.plain
            let machine = Machine(subject, replay: run)
            guard let value = machine.computed(name, in: moment.snapshot),
                value != machine.computed(name, in: run.start, before: run.lastPhase)
            else { return [] }
            return expand(FoundClaim(subject: .state(name), value: value), type: window.property.type)
        }
    }
}

extension Machine {
    /// What a computed property of the SUT gives in a state; `nil` where that asks for more than is known of it.
    ///
    /// - Parameter phase: The act before which it is asked.
    func computed(_ name: String, in snapshot: Snapshot, before phase: Int = .max) -> Term? {
        guard let property = subject.property(name), !property.isStored, let body = property.accessors?.getterBody
        else { return nil }
        let before = (state, ports, objects, decisions, isUncertain, gaps, events.count)
        defer {
            (state, ports, objects, decisions, isUncertain, gaps) = (
                before.0, before.1, before.2, before.3, before.4, before.5
            )
            events.removeLast(events.count - before.6)
        }
        // What was made in another run is not there in this one.
        state = snapshot.state.mapValues { $0.isSpellable ? $0 : .unknown }
        ports = snapshot.ports.mapValues { $0.isSpellable ? $0 : .unknown }
        (objects, isUncertain) = (snapshot.objects, false)
        let given = provided
        defer { provided = given }
        provideAgain(before: phase)
        guard let value = try? inline(body, in: Scope(selfTerm: .subject, result: property.type)), !isUncertain,
            events.count == before.6, decisions == before.3, !value.hasUnknown
        else { return nil }
        return value
    }

    /// Lets closures that a test gives return what they did last.
    private func provideAgain(before end: Int) {
        for case .parameter(let name, 0) in types.keys {
            let last = (0..<min(end, 16)).last { types[.provided(by: name, phase: $0)] != nil }
            guard let last else { continue }
            provided[name] = (.place(SymbolicValue(.provided(by: name, phase: last))), phase)
        }
    }
}

extension TestedType {
    /// A computed property that a test can look at, and what its code speaks of.
    struct Window {
        /// The property.
        var property: PropertyFact
        /// The names in its code, and in the code that it calls.
        var names: Set<String>
    }

    /// The computed properties that a test can look at without more ado.
    var windows: [Window] {
        if let found = known.windows { return found }
        let map = CodeMap(self)
        let found = members.properties.filter { property in
            isComputedEntryPoint(property) && self.property(property.name.plain) == property
                && !(property.accessors?.getter.canThrow ?? false) && !(property.accessors?.getter.isAsync ?? false)
        }.map { Window(property: $0, names: map.names(from: map.functions(of: .read($0)))) }
        known.windows = found
        return found
    }
}
