import Facts

/// How often parts of the SUT's state were of each kind in the states that were found: the step of a flow that only one
/// of them has got to is rare, however many ways there are to fill in the rest.
struct RareStates {
    /// A property, or a field of a struct in it, and what kind of value it holds.
    private struct Part: Hashable {
        var name: String
        var kind: Term
    }

    private var counts: [Part: Int] = [:]

    /// Counts the parts of some states.
    mutating func insert(_ preludes: some Sequence<ScenarioFinder.Prelude>) {
        for prelude in preludes { insert(Self.parts(of: prelude)) }
    }

    private mutating func insert(_ parts: Set<Part>) {
        for part in parts { counts[part, default: 0] += 1 }
    }

    /// The ways to states whose parts are the rarest, each of which makes those like it less rare.
    func first(_ limit: Int, of preludes: [ScenarioFinder.Prelude]) -> [ScenarioFinder.Prelude] {
        var known = self
        var left = preludes.map { (prelude: $0, parts: Self.parts(of: $0)) }
        var chosen: [ScenarioFinder.Prelude] = []
        while chosen.count < limit, !left.isEmpty {
            let rarities = left.map { known.rarity($0.parts) }
            let best = rarities.indices.max { (rarities[$0], -$0) < (rarities[$1], -$1) } ?? 0
            let next = left.remove(at: best)
            known.insert(next.parts)
            chosen.append(next.prelude)
        }
        return chosen
    }

    private func rarity(_ parts: Set<Part>) -> Double {
        parts.reduce(0) { $0 + 1 / Double(counts[$1, default: 0] + 1) }
    }

    private static func parts(of prelude: ScenarioFinder.Prelude) -> Set<Part> {
        var parts: Set<Part> = []
        for (name, value) in prelude.run.settled.state {
            parts.insert(Part(name: name, kind: value.kind(ofFields: false)))
            for (field, kind) in value.kindsOfFields { parts.insert(Part(name: "\(name).\(field)", kind: kind)) }
        }
        return parts
    }
}

extension Term {
    /// What the fields of a struct were given, each the last value.
    private var lastFields: [String: Term] {
        switch self {
        case .construct(_, let parts):
            Dictionary(
                parts.compactMap { part in part.label.map { ($0, part.value) } }, uniquingKeysWith: { $1 })
        case .updated(let base, let field, let value):
            base.lastFields.merging([field: value]) { $1 }
        default: [:]
        }
    }

    /// The kinds of what the fields of a struct hold that was put there.
    fileprivate var kindsOfFields: [String: Term] { lastFields.mapValues { $0.kind(ofFields: false) } }
}
