import Algorithms
import Facts
import Resolving

/// Further ways through a SUT's code, arranged for the changes of it that no way of a first search notices.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
///   - findings: What the first ways showed.
///   - limit: How many ways there are at most.
/// - Returns: The entry points with their ways, the same each time.
package func furtherScenarios(
    of recipe: Recipe, in index: FactIndex, after findings: SearchFindings, limit: Int = 250
) -> [EntryPoint] {
    FurtherSearch(subject: TestedType(recipe, index: index), findings: findings, limit: limit).entries()
}

/// Starts from the ways that came closest to changes nobody notices: other values in pairs, values that are the same as
/// others, acts that are done again, and other acts before.
struct FurtherSearch {
    let subject: TestedType
    let findings: SearchFindings
    let limit: Int
    private let search: ScenarioSearch
    private let targets: WayTargets

    init(subject: TestedType, findings: SearchFindings, limit: Int) {
        self.subject = subject
        self.findings = findings
        self.limit = limit
        search = ScenarioSearch(subject: subject, limit: limit, texts: findings.texts)
        targets = WayTargets(search.variations.map, findings)
    }

    func entries() -> [EntryPoint] {
        let acts = [.initializer] + search.acts()
        let targets = targets.targets(among: acts)
        let whole = targets.map(\.weight).reduce(0, +)
        var seen = Set(findings.tried.map { search.key(search.scenario($0.way)) })
        return targets.map { target in
            let room = max(8, Int(Double(limit) * target.weight / whole))
            var scenarios: [Scenario] = []
            for way in ways(target, among: acts) where scenarios.count < room {
                let scenario = search.scenario(way)
                if seen.insert(search.key(scenario)).inserted { scenarios.append(scenario) }
            }
            return EntryPoint(act: target.act, scenarios: scenarios)
        }
    }

    // MARK: - Ways

    /// How many ways near one to start from come before those that are farther from it.
    private static let nearest = 20

    /// The ways worth trying for a target: those near the ways to start from, then others of each kind in turns.
    private func ways(_ target: WayTargets.Target, among acts: [Act]) -> [Way] {
        var bases = target.bases
        if bases.isEmpty, let way = search.first([.initializer] + (target.act == .initializer ? [] : [target.act])) {
            bases = [way]
        }
        let near = bases.map { around($0, target) }
        let preludes = target.act == .initializer ? [] : preludes(to: target, among: acts)
        let far = zip(bases, near).map { base, near -> [Way] in
            let after = sequences(base, preludes)
            let prepared = preludes.prefix(4).map { around(joined($0, base), target).prefix(12).asArray }
            let pairs = near.prefix(10).map { around($0, target).prefix(24).asArray }
            return [
                after, near.dropFirst(Self.nearest).asArray, after.prefix(12).map(same).inTurns(), same(base),
                prepared.inTurns(), pairs.inTurns(),
            ].inTurns()
        }
        return near.map { $0.prefix(Self.nearest).asArray }.inTurns() + far.inTurns()
    }

    /// The ways that differ from one by one thing in the last act.
    private func around(_ way: Way, _ target: WayTargets.Target) -> [Way] {
        search.variations.within(way.acts).around(way.run, way.lastPhase, naming: target.names, in: target.words).map {
            Way(acts: way.acts, run: $0)
        }
    }

    /// The ways in which a value is the same as another one.
    private func same(_ way: Way) -> [Way] {
        SharedValues(subject: subject, variations: search.variations).runs(way.run, way.lastPhase)
            .map { Way(acts: way.acts, run: $0) }
    }

    /// An act's ways after others: the act again, as often as the code counts, and other acts before it.
    private func sequences(_ base: Way, _ preludes: [Way]) -> [Way] {
        guard base.act != .initializer else { return [] }
        let again = counts.map { settled(base.repeated($0)) }
        let once = preludes.map { joined($0, base) }
        let often = preludes.prefix(3).flatMap { prelude in
            counts.map { settled(prelude.repeated($0).followed(by: base)) }
        }
        let two = preludes.prefix(5).flatMap { first in
            preludes.prefix(5).filter { $0.act != first.act }.map { second in
                settled(first.followed(by: second).followed(by: base))
            }
        }
        let between = preludes.prefix(3).map { settled(base.followed(by: $0).followed(by: base)) }
        return [once, again, two, often, between].inTurns()
    }

    /// How often an act is done one time after the other: twice, and up to the small numbers that the code names.
    private var counts: [Int] {
        let named = search.variations.values.literals.numbers.filter { (2...5).contains($0) }
        return ([2] + named.flatMap { [$0, $0 + 1] }).uniqued().prefix(5).asArray
    }

    private func joined(_ first: Way, _ second: Way) -> Way { settled(first.followed(by: second)) }

    /// The way as its acts go one after the other, as far as reading goes.
    private func settled(_ way: Way) -> Way {
        var settled = way
        let run = search.replay(way.run, way.acts)
        if !run.isBroken { settled.run = run }
        return settled
    }

    // MARK: - Preludes

    /// Ways of other acts that change what the code in question speaks of, those that get to most first; the act itself
    /// comes before where something fails on it.
    private func preludes(to target: WayTargets.Target, among acts: [Act]) -> [Way] {
        let wanted = target.names.intersection(subject.stateProperties.map(\.name.plain))
        let assigned = search.assignments.filter { act in
            if case .assign(let property) = act { target.names.contains(property.name.plain) } else { false }
        }.map { search.given($0) }
        let failed = tried(target.act).filter { $0.way.run.outcomes.values.contains(true) }
        let done = acts.filter { act in
            guard act != target.act, act != .initializer else { return false }
            if case .emit = act { return true }
            return !wanted.isDisjoint(with: targets.map.names(from: targets.map.functions(of: act)))
        }.map { targets.best(of: tried($0), limit: 3) { $0.count } }
        return (assigned + done + [targets.best(of: failed, limit: 2) { $0.count }]).inTurns().prefix(16).asArray
    }

    /// The ways of an act alone that were run.
    private func tried(_ act: Act) -> [SearchFindings.Tried] {
        findings.tried.filter { $0.way.acts == [.initializer, act] }
    }
}

extension Sequence {
    fileprivate var asArray: [Element] { Array(self) }
}
