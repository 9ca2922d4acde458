import Facts

/// Ways on which the code decides by something that cannot be read: what holds however it decides can be claimed.
extension ClaimFinder {
    /// The scenario of such a run; `nil` when nothing can be asserted that could fail.
    func forked(
        _ acts: [Act], _ run: Run, waits: [Int: FoundClaim], by explorer: Explorer
    ) -> FoundScenario? {
        guard run.isForked, !run.isBroken, !run.isRacy, !run.isPending else { return nil }
        guard let first = Replays(of: run, acts, by: explorer).variants(), let start = first.widest else { return nil }
        // What is asked on another of the ways is arranged, too.
        var whole = start
        for other in first {
            whole.decisions.merge(other.decisions) { first, _ in first }
            whole.types.merge(other.types) { first, _ in first }
        }
        let completed = complete(whole, candidates(whole, at: whole.atOnce) + waits.values, before: true, large: false)
        let replays = Replays(of: completed, acts, by: explorer)
        guard let ways = replays.variants(), let widest = ways.widest, ways.agree else { return nil }
        let claims = candidates(widest, at: widest.atOnce).filter { holds($0, on: ways) }
        var catches: [FoundClaim: Set<CodeChange>] = [:]
        for change in Set(ways.flatMap(\.changes)) {
            guard let changed = replays.variants(change: change), !changed.isEmpty else { continue }
            for claim in claims where fails(claim, on: changed) { catches[claim, default: []].insert(change) }
        }
        let chosen = choose(claims, widest, catches, Set(claims), isConfined: false)
        guard chosen.contains(where: { catches[$0] != nil }) else { return nil }
        return FoundScenario(
            acts: acts, run: widest, waits: waits, claims: chosen, isAtRest: true,
            caught: chosen.reduce(into: []) { $0.formUnion(catches[$1] ?? []) },
            openParameters: run.openParameters, asked: Set(whole.decisions.keys))
    }

    private func holds(_ claim: FoundClaim, on ways: [Run]) -> Bool {
        ways.allSatisfy { Machine(subject, replay: $0).holds(claim, at: $0.atOnce) == true }
    }

    private func fails(_ claim: FoundClaim, on ways: [Run]) -> Bool {
        ways.allSatisfy { Machine(subject, replay: $0).holds(claim, at: $0.atOnce) == false }
    }
}

extension ScenarioFinder {
    /// The ways that can be told among some; where the code decides by something unknown on the way to what no other
    /// gets to, as far as what comes of that agrees.
    ///
    /// - Parameters:
    ///   - known: What tests got to before.
    ///   - own: The code that counts; `nil` for all.
    ///   - joined: Joins the ways.
    func told(
        _ tried: [Run], beyond known: Set<SourceLocation> = [], within own: Set<SourceLocation>? = nil,
        joined: () -> [Run]
    ) -> [Run] {
        let sound = tried.filter(\.isSound)
        let reached = sound.reduce(into: known) { $0.formUnion($1.executed) }
        func goesFarther(_ run: Run) -> Bool {
            !(own.map(run.executed.intersection) ?? run.executed).isSubset(of: reached)
        }
        if sound.isEmpty, own == nil { return joined() }
        guard tried.contains(where: { $0.isForked && goesFarther($0) }) else { return sound }
        return sound + joined().filter(goesFarther)
    }

    /// The scenarios of an entry point on ways where the code decides by something unknown, one for each arrangement.
    ///
    /// - Parameter steps: How many steps of the machine it may take.
    func forked(
        _ acts: [Act], _ tried: [Run], waits: [Int: FoundClaim], besides found: [FoundScenario], steps: Int
    ) -> [FoundScenario] {
        let begun = explorer.work.steps
        var caught = found.reduce(into: Set<CodeChange>()) { $0.formUnion($1.caught) }
        var reached = found.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        var arrangements: Set<Run.Arranged> = []
        var result: [FoundScenario] = []
        for run in tried where run.isForked && !explorer.work.isLong && arrangements.insert(run.arranged).inserted {
            guard arrangements.count <= Self.mostForked, explorer.work.steps - begun < steps else { break }
            guard let scenario = finder.forked(acts, run, waits: waits, by: explorer),
                !scenario.caught.isSubset(of: caught) || !scenario.run.executed.isSubset(of: reached),
                isWritable(scenario.value(subject))
            else { continue }
            caught.formUnion(scenario.caught)
            reached.formUnion(scenario.run.executed)
            result.append(scenario)
        }
        return result
    }

    /// How many arrangements are looked at for an entry point.
    private static let mostForked = 8
}

extension Run {
    /// What a test arranges for a run.
    struct Arranged: Hashable {
        var decisions: [SymbolicValue: Constraint]
        var outcomes: [CallSite: Bool]
        var recoveries: [CallSite: Int]
        var completions: [CallSite: Completing]
    }

    fileprivate var arranged: Arranged {
        Arranged(decisions: decisions, outcomes: outcomes, recoveries: recoveries, completions: completions)
    }

    /// Whether the code decided by something unknown, and went on as it is read either way.
    var isForked: Bool { isUncertain && !isHopeless }

    /// The methods of doubles that were called.
    fileprivate var called: Set<PortMember> { Set(settled.events.compactMap(\.member)) }
}

extension [Run] {
    /// The one among several ways on which most is called.
    fileprivate var widest: Run? { self.max { $0.called.count < $1.called.count } }

    /// Whether a test of one of the ways arranges what the others need, and all of them end in the same manner.
    fileprivate var agree: Bool {
        guard let widest else { return false }
        return allSatisfy { way in
            !way.isPending && way.thrown == nil && way.called.isSubset(of: widest.called)
                && way.decisions.keys.allSatisfy { widest.decisions[$0] != nil || $0.root.member == nil }
        }
    }
}
