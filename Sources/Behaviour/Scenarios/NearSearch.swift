import Algorithms
import Facts

/// Looks for arrangements near those of scenarios in which a change shows that comes to the same in these, as a number at
/// the limit of a comparison, a list with an element more, or another case do.
///
/// Where the sides of a comparison differ, what brings them nearer to each other is gone on from, as far as it takes.
struct NearSearch {
    let subject: TestedType
    let explorer: Explorer
    /// The scenarios of a way of some acts that may notice a change.
    let scenarios: ([Act], Run, [Int: FoundClaim], CodeChange) -> [FoundScenario]
    private let parts: NoticedParts

    /// How many changes are looked at, from how many scenarios each, how many arrangements, how many of them in a row, in
    /// how many ways each, and what part of all steps for one change.
    private static let most = (changes: 24, scenarios: 4, arrangements: 60, rows: 3, ways: 4, shares: 4)

    /// - Parameter explorer: What tells how many steps the machine may take.
    init(
        subject: TestedType, explorer: Explorer,
        scenarios: @escaping ([Act], Run, [Int: FoundClaim], CodeChange) -> [FoundScenario]
    ) {
        var quick = explorer
        quick.budget = Self.most.ways
        (self.subject, self.explorer, self.scenarios) = (subject, quick, scenarios)
        parts = NoticedParts(subject: subject, explorer: quick)
    }

    /// An arrangement of a scenario's acts, and how far the sides of a comparison are apart in it.
    private struct Place {
        var scenario: FoundScenario
        var run: Run
        var differences: Set<Difference>

        /// The least by which they differ; `nil` where nothing is compared.
        var distance: UInt? { differences.map(\.amount.magnitude).min() }
    }

    /// Scenarios near some others that notice changes which none of these does.
    func near(_ scenarios: [FoundScenario], noticing hidden: Set<CodeChange>) -> [FoundScenario] {
        // What another act in the course of one is answered with belongs together.
        let scenarios = scenarios.filter { scenario in !scenario.acts.contains { $0.interrupted != nil } }
        // Comparisons tell how far it is.
        let (others, comparisons) = hidden.inOrder.partitioned { $0.isOfComparison }
        let wanted = (comparisons + others).prefix(Self.most.changes)
        let watched = Set(wanted.compactMap(\.part))
        var open = Set(wanted)
        var found: [FoundScenario] = []
        // What was found on the way to another change may be nearer, and stands first.
        var known = scenarios.map { ($0, replays(of: $0, watched)) }
        for change in wanted where open.contains(change) && !explorer.work.isLong {
            guard let part = change.part else { continue }
            let places = known.lazy.compactMap { scenario, replays in
                replays.differences(of: part).map { Place(scenario: scenario, run: scenario.run, differences: $0) }
            }.prefix(Self.most.scenarios)
            guard let scenario = nearest(Array(places), noticing: change, among: open) else { continue }
            open.subtract(scenario.caught)
            found.append(scenario)
            known.insert((scenario, replays(of: scenario, watched)), at: 0)
        }
        return found
    }

    private func replays(of scenario: FoundScenario, _ watched: Set<Expression>) -> Replays {
        Replays(of: scenario.run, scenario.acts, by: explorer, watched: watched)
    }

    private func nearest(
        _ places: [Place], noticing change: CodeChange, among open: Set<CodeChange>
    ) -> FoundScenario? {
        guard let part = change.part else { return nil }
        var (places, tries) = (places, 0)
        // No change takes what others need.
        let most = explorer.work.steps + explorer.work.limit / Self.most.shares
        for _ in 0..<Self.most.rows where !places.isEmpty {
            var nearer: [Place] = []
            for place in places {
                for other in place.run.near(part, by: place.differences, in: subject) {
                    guard tries < Self.most.arrangements, explorer.work.steps < most else { return nil }
                    tries += 1
                    let replays = Replays(of: other, place.scenario.acts, by: explorer, watched: [part])
                    var run = replays.replay()
                    guard !run.isBroken, !run.isUncertain else { continue }
                    let changed = replays.seldomOther(change)
                    if run.differs(from: changed) {
                        let told = explorer.toldApart(run, from: changed, place.scenario.acts)
                        let ways = [told] + explorer.runs(place.scenario.acts, after: other)
                        let found = scenario(of: ways, like: place.scenario, noticing: change, among: open)
                        if let found { return found }
                    }
                    run.isChosen = true
                    let next = Place(
                        scenario: place.scenario, run: run, differences: replays.differences(of: part) ?? [])
                    if let distance = next.distance, distance > 0, distance < place.distance ?? 0 {
                        nearer.append(next)
                    }
                }
            }
            places = nearer.min(count: 2) { ($0.distance ?? 0) < ($1.distance ?? 0) }
        }
        return nil
    }

    /// A scenario of some ways of the same acts that notices a change.
    private func scenario(
        of ways: [Run], like scenario: FoundScenario, noticing change: CodeChange, among open: Set<CodeChange>
    ) -> FoundScenario? {
        for run in ways where run.isSound {
            // What the last act was waited for may never come now.
            let earlier = scenario.waits.filter { $0.key < run.lastPhase }
            for var found in scenarios(scenario.acts, run, earlier, change) {
                let new = parts.noticed(by: found, among: open)
                guard new.contains(change) else { continue }
                found.caught.formUnion(new)
                return found
            }
        }
        return nil
    }
}

extension CodeChange {
    /// Whether a comparison is changed.
    fileprivate var isOfComparison: Bool {
        guard case .part(_, let part) = self else { return false }
        return [.limit, .always, .never, .unequal, .firstOther, .lastOther].contains(part.kind)
    }
}
