import Algorithms
import Facts

/// Brings the SUT into a state in which an act can go through: what its code asks for is there, put there by other acts.
extension ScenarioFinder {
    /// Ways through all acts that give a value to what the code of an act speaks of, each once, in the order of the
    /// source, through acts that only do something by then, and then through the fields that a test can set; none where
    /// fewer than two take part.
    func prepared(
        for act: Act, by singles: [Prelude], after base: Prelude, _ acts: [Act], _ fields: [Act]
    ) -> [Prelude] {
        let wanted = spoken(by: act)
        var chosen: [Act] = []
        for property in wanted.sorted() {
            let setting = singles.filter { $0.acts.last != act && !$0.isForm && $0.changes([property]) }
            // What is given from outside can be whatever the act asks for.
            let given = setting.filter { $0.gives(property) }
            let fields = Set(given.flatMap { $0.fields(of: property) })
            let others = setting.filter { !$0.fields(of: property).isSubset(of: fields) }
            for single in given + others.prefix(given.isEmpty ? 1 : 2) {
                if let last = single.acts.last, !chosen.contains(last) { chosen.append(last) }
            }
        }
        let ordered = chosen.sorted { $0.location(in: subject.sut) < $1.location(in: subject.sut) }
            .prefix(Self.mostPrepared)
        guard ordered.count + fields.count > 1, !ordered.isEmpty else { return [] }
        var quick = explorer
        quick.budget = 12
        func ways(_ next: Act, after prelude: Prelude) -> [Prelude] {
            let acts = prelude.acts + [next]
            return quick.runs(acts, after: prelude.run).filter(\.isSound)
                .compactMap { self.prelude(acts, $0, after: prelude) }
        }
        // The ways that leave most of what is given, each to a state of another kind.
        func gone(_ next: Act, after preludes: [Prelude], where isWanted: ((Prelude) -> Bool)? = nil) -> [Prelude] {
            let all = preludes.flatMap { prelude in
                let found = ways(next, after: prelude).filter { isWanted?($0) ?? true }
                // What such an act takes back need not have been done.
                return found.isEmpty || isWanted != nil ? [prelude] + found : found
            }
            let ranked = all.enumerated().sorted { one, other in
                let (more, less) = (one.element.given(of: wanted), other.element.given(of: wanted))
                return more == less ? one.offset < other.offset : more > less
            }
            return Array(ranked.map(\.element).uniqued { $0.kind(ofFields: true) }.prefix(Self.mostWays))
        }
        let idle = acts.filter { next in next != act && !singles.contains { $0.acts.last == next } }
        let ready = ordered.reduce([base]) { gone($1, after: $0) }
        let opened = idle.prefix(Self.mostPrepared).reduce(ready) { preludes, next in
            gone(next, after: preludes) { $0.changes(wanted) }
        }
        return fields.reduce(opened) { gone($1, after: $0) }.filter { $0.acts.count > base.acts.count }
    }

    /// The state that the code of an act speaks of.
    func spoken(by act: Act) -> Set<String> {
        let names = map.names(from: map.functions(of: act))
        return Set(
            subject.stateProperties.map(\.name.plain).filter { name in
                names.contains(String(name.prefix { $0 != "." }))
            })
    }

    /// How many acts prepare the SUT for one.
    private static let mostPrepared = 6

    /// How many ways are followed at a time.
    private static let mostWays = 3
}

extension ScenarioFinder.Prelude {
    /// The fields of a struct in a property that the last act sets.
    fileprivate func fields(of property: String) -> Set<String> {
        let before = run.start.state[property]
        var fields: Set<String> = []
        var value = run.settled.state[property]
        while case .updated(let base, let field, _)? = value, value != before {
            fields.insert(field)
            value = base
        }
        return fields
    }

    /// Whether it puts a value into a property that a test gives.
    fileprivate func gives(_ property: String) -> Bool {
        run.settled.state[property]?.places.contains { $0.root.phase == run.lastPhase && run.lastPhase > 0 } ?? false
    }

    /// How many values that tests give are in some properties.
    fileprivate func given(of properties: Set<String>) -> Int {
        properties.reduce(0) { $0 + Set(run.settled.state[$1]?.places.filter { $0.root.phase > 0 } ?? []).count }
    }
}
