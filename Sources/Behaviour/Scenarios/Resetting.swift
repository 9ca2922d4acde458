import Algorithms
import Facts

/// Looks for what code takes back: an error that is cleared, a count that begins anew. It shows only where something is
/// there to be taken back, which may take two acts.
extension ScenarioFinder {
    /// Tries entry points of which nobody noticed that a property is set, in states in which the property holds something
    /// else.
    ///
    /// - Parameters:
    ///   - preludes: Ways to states of one act.
    ///   - steps: How many steps of the machine one entry point may take.
    func resetState(_ found: inout [Entry], from preludes: [Prelude], by acts: [Act], steps: Int) {
        let isLong = explorer.work.isLong
        // What lets an act be done again is worth some more work.
        if isLong { explorer.work.limit = explorer.work.steps + Self.reserve }
        for index in found.indices {
            let wanted = unnoticedProperties(of: found[index])
            guard !wanted.isEmpty, !explorer.work.isLong else { continue }
            if isLong {
                deepen(&found[index], own(found[index], wanted), steps: Self.reserve / found.count)
                continue
            }
            deepen(&found[index], states(changing: wanted, from: preludes, by: acts), steps: steps)
        }
    }

    /// The states that an entry point leaves itself on the ways on which it does most and gives some property a value.
    private func own(_ entry: Entry, _ wanted: Set<String>) -> [Prelude] {
        let setting = entry.scenarios.filter { scenario in
            scenario.acts.last == entry.act && wanted.contains { scenario.run.settled.state[$0] != nil }
        }
        return setting.sorted { $0.run.doings > $1.run.doings }.prefix(Self.mostOwn)
            .flatMap { states(after: $0, [$0.run]) }
    }

    /// The properties that code of an entry point sets without any scenario noticing it.
    private func unnoticedProperties(of entry: Entry) -> Set<String> {
        let reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        let caught = entry.caught
        var names: Set<String> = []
        for body in subject.reachedCode(of: entry.act) {
            body.forEachStatement { statement in
                guard reached.contains(statement.location), !caught.contains(.skip(statement.location)),
                    case .expression(.assignment(let target, _, _)) = statement.kind,
                    let name = target.path?.last(where: { $0 != "self" })?.plain, subject.property(name) != nil
                else { return }
                names.insert(name)
            }
        }
        return names
    }

    /// Ways of two acts the second of which gives some property another value.
    private func states(changing wanted: Set<String>, from preludes: [Prelude], by acts: [Act]) -> [Prelude] {
        var quick = explorer
        quick.budget = Self.mostWays
        let setting = acts.filter { act in
            if case .read = act { return false }
            return !wanted.isDisjoint(with: map.names(from: map.functions(of: act)))
        }
        let found = preludes.filter { !$0.isForm && $0.acts.count == 2 }.prefix(Self.mostStates).flatMap { prelude in
            setting.prefix(Self.mostActs).flatMap { act in
                quick.runs(prelude.acts + [act], after: prelude.run).filter(\.isSound)
                    .compactMap { self.prelude(prelude.acts + [act], $0, after: prelude) }
                    .filter { way in wanted.contains { way.run.start.state[$0] != way.run.settled.state[$0] } }
            }
        }
        return Array(found.uniqued { $0.kind(ofFields: true) }.prefix(Self.mostTried))
    }

    /// How many steps more may be taken where much was tried, and from how many states that an entry point leaves.
    private static let (reserve, mostOwn) = (120_000, 3)

    /// How many states are gone on from, by how many acts, each in how many ways, and how many of what they lead to is
    /// tried.
    private static let (mostStates, mostActs, mostWays, mostTried) = (6, 5, 6, 8)
}
