import Facts

/// Lists of two that were put into the SUT by other acts: a single element shows neither the order nor the groups that
/// code makes later.
extension ScenarioFinder {
    /// In how many states lists are made longer.
    private static let mostDoubled = 6

    /// Looks for scenarios of entry points some code of which was not reached, where lists have two elements.
    func doubleLists(
        in found: inout [Entry], from preludes: [Prelude], after base: Prelude, steps: Int
    ) {
        let hidden = found.indices.filter { hides(found[$0]) }
        guard !hidden.isEmpty else { return }
        let doubled = doubled(preludes, after: base)
        for index in hidden {
            let spoken = spoken(by: found[index].act)
            deepen(&found[index], doubled.filter { $0.holdsList(in: spoken) }, steps: steps)
        }
    }

    /// Ways to states that hold lists of one element, with two in each.
    func doubled(_ preludes: [Prelude], after base: Prelude) -> [Prelude] {
        preludes.filter { !$0.run.singleLists.isEmpty }.prefix(Self.mostDoubled)
            .compactMap { doubled($0, after: base) }
    }

    /// The same way with two elements in each list that is kept.
    private func doubled(_ prelude: Prelude, after base: Prelude) -> Prelude? {
        var decisions = prelude.run.decisions
        for place in prelude.run.singleLists { decisions[place] = .list(2) }
        return chosen(prelude.acts, decisions, like: prelude.run, after: base)
    }
}

extension Run {
    /// The lists of one element that a test gives and a property of the SUT holds.
    fileprivate var singleLists: [SymbolicValue] {
        let held = settled.state.values.flatMap(\.places)
        return decisions.filter { place, shape in
            shape == .list(1) && held.contains { $0.contains(place) || place.contains($0) }
        }.keys.sorted { $0.description < $1.description }
    }
}

extension ScenarioFinder.Prelude {
    /// Whether some properties hold anything that a test gives.
    func holdsList(in properties: Set<String>) -> Bool {
        properties.contains { run.settled.state[$0]?.places.isEmpty == false }
    }
}
