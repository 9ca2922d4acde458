import Facts

/// Brings the SUT into a state in which an act can go through: what its code asks for is there, put there by other acts.
extension ScenarioFinder {
    /// A way through all acts that give a value to what the code of an act speaks of, each once, in the order of the
    /// source, and then through the fields that a test can set; `nil` where fewer than two take part.
    func prepared(for act: Act, by singles: [Prelude], after base: Prelude, _ fields: [Act]) -> Prelude? {
        let wanted = spoken(by: act)
        var chosen: [Act] = []
        for property in wanted.sorted() {
            let setting = singles.filter { single in
                single.acts.last != act && !single.isForm
                    && single.run.settled.state[property] != single.run.start.state[property]
            }
            // What is given from outside can be whatever the act asks for.
            let given = setting.filter { $0.gives(property) }
            for single in given.isEmpty ? Array(setting.prefix(1)) : given {
                if let last = single.acts.last, !chosen.contains(last) { chosen.append(last) }
            }
        }
        let ordered = chosen.sorted { $0.location(in: subject.sut) < $1.location(in: subject.sut) }
            .prefix(Self.mostPrepared)
        guard ordered.count + fields.count > 1, !ordered.isEmpty else { return nil }
        var quick = explorer
        quick.budget = 12
        return (ordered + fields).reduce(base) { prelude, next in
            let acts = prelude.acts + [next]
            let runs = quick.runs(acts, after: prelude.run.answers).filter(\.isSound)
                .compactMap { self.prelude(acts, $0, after: prelude) }
            // The way that leaves most of what is given.
            return runs.max { $0.given(of: wanted) < $1.given(of: wanted) } ?? prelude
        }
    }

    /// The state that the code of an act speaks of.
    func spoken(by act: Act) -> Set<String> {
        let map = CodeMap(subject)
        let names = map.names(from: map.functions(of: act))
        return Set(
            subject.stateProperties.map(\.name.plain).filter { name in
                names.contains(String(name.prefix { $0 != "." }))
            })
    }

    /// How many acts prepare the SUT for one.
    private static let mostPrepared = 6
}

extension ScenarioFinder.Prelude {
    /// Whether it puts a value into a property that a test gives.
    fileprivate func gives(_ property: String) -> Bool {
        run.settled.state[property]?.places.contains { $0.root.phase == run.lastPhase && run.lastPhase > 0 } ?? false
    }

    /// How many values that tests give are in some properties.
    fileprivate func given(of properties: Set<String>) -> Int {
        properties.reduce(0) { $0 + Set(run.settled.state[$1]?.places.filter { $0.root.phase > 0 } ?? []).count }
    }
}
