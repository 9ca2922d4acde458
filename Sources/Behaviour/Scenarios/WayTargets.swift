import Algorithms
import Facts

/// Which acts may get to changes of the code that nobody notices, and which ways come closest to them.
struct WayTargets {
    /// An act with the ways of it to start from.
    struct Target {
        /// The act.
        var act: Act
        /// The ways that come closest, the closest first; empty where none was run.
        var bases: [Way]
        /// The names that the code in question speaks of.
        var names: Set<String>
        /// The words of the changes.
        var words: Set<String>
        /// How much of the search it is worth.
        var weight: Double
    }

    /// How many ways of an act are started from.
    private static let basesOfAct = 3

    let map: CodeMap
    let findings: SearchFindings

    init(_ map: CodeMap, _ findings: SearchFindings) {
        self.map = map
        self.findings = findings
    }

    /// The targets, in the order of the acts.
    func targets(among acts: [Act]) -> [Target] {
        let missing = findings.changes.filter { findings.unnoticed.contains($0.number) }
        let ranked = missing.map { ($0, self.acts(near: $0, among: acts)) }
        return acts.compactMap { act in
            let own = ranked.filter { $0.1.contains(act) }
            guard !own.isEmpty else { return nil }
            let wanted = Set(own.map(\.0.number))
            let near = own.reduce(into: Set<Int>()) { $0.formUnion(neighbours(of: $1.0)) }
            return Target(
                act: act, bases: bases(of: act, wanted: wanted, near: near),
                names: map.names(from: Set(own.compactMap { map.function(at: $0.0.location) })),
                words: own.reduce(into: []) { $0.formUnion($1.0.words) },
                weight: own.map { 1 / Double($0.1.count) }.reduce(0, +))
        }
    }

    /// The changes in the function of a change.
    private func neighbours(of change: Mutant) -> Set<Int> {
        let function = map.function(at: change.location)
        return Set(findings.changes.filter { map.function(at: $0.location) == function }.map(\.number))
    }

    /// The acts whose code can get to a change; where names tell of none, those that were seen to get near it.
    private func acts(near change: Mutant, among acts: [Act]) -> [Act] {
        let function = map.function(at: change.location)
        let named = acts.filter { act in function.map { map.functions(of: act).contains($0) } ?? false }
        guard named.isEmpty else { return named }
        let near = neighbours(of: change)
        return acts.filter { act in
            findings.tried.contains { $0.way.act == act && !$0.reached.isDisjoint(with: near) }
        }
    }

    /// The ways of an act that together get to most of some changes.
    private func bases(of act: Act, wanted: Set<Int>, near: Set<Int>) -> [Way] {
        best(of: findings.tried.filter { $0.way.act == act }, limit: Self.basesOfAct) { reached in
            reached.intersection(wanted).count * 8 + reached.intersection(near).count
        }
    }

    /// The ways that together get to most, each adding what no other before it gets to; the first of equals.
    func best(of tried: [SearchFindings.Tried], limit: Int, merit: (Set<Int>) -> Int) -> [Way] {
        var covered: Set<Int> = []
        var chosen: [Way] = []
        var rest = tried
        while chosen.count < limit, !rest.isEmpty {
            let merits = rest.map { merit($0.reached.subtracting(covered)) }
            guard let most = merits.max(), most > 0 || chosen.isEmpty, let index = merits.firstIndex(of: most) else {
                break
            }
            let next = rest.remove(at: index)
            covered.formUnion(next.reached)
            chosen.append(next.way)
        }
        return chosen
    }
}

extension Mutant {
    /// The names in its code.
    fileprivate var words: Set<String> {
        Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
