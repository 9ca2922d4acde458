import Facts

/// Chooses among the scenarios that were found: as few as notice every change that any of them notices.
struct ScenarioChoice {
    let subject: TestedType
    /// Which names code speaks of.
    let map: CodeMap
    /// Whether a test of a scenario can be written.
    let isWritable: (Scenario) -> Bool
    /// Finds scenarios near those of an entry point that notice changes of its code, within so many steps.
    let near: ([FoundScenario], Set<CodeChange>, Int) -> [FoundScenario]
    /// Finds scenarios after other acts that notice changes of an entry point's code, within so many steps.
    let uncovering: (Set<CodeChange>, Act, Int) -> [FoundScenario]

    /// The entries with the scenarios worth writing.
    func choose(_ entries: [ScenarioFinder.Entry]) -> [ScenarioFinder.Entry] {
        let entries = entries.map(\.numbered)
        var chosen = entries.map {
            ScenarioFinder.Entry(act: $0.act, scenarios: [], gaps: $0.gaps, isShownLater: $0.isShownLater)
        }
        var caught: Set<CodeChange> = []
        // What comes in the course of an act tells most to who knows the act alone.
        let plain = entries.map(\.undisturbed)
        let order = entries.indices.sorted { rank(entries[$0].act) < rank(entries[$1].act) }
        var written: Set<SourceLocation> = []
        for index in order {
            // What sets one part by key path and what sets another are the same code.
            if case .method(let method) = entries[index].act, method.writtenPart != nil,
                !written.insert(method.info.location).inserted
            {
                continue
            }
            let own = subject.statements(of: entries[index].act)
            let wanted = plain[index].caught.filter { own.contains($0.location) }
            chosen[index].scenarios = ways(through: plain[index], own)
            caught = chosen[index].scenarios.reduce(into: caught) { $0.formUnion($1.caught) }
            cover(wanted.subtracting(caught), from: plain[index], into: &chosen[index], &caught)
        }
        for entries in [plain, entries] {
            for index in order {
                cover(entries[index].caught.subtracting(caught), from: entries[index], into: &chosen[index], &caught)
            }
        }
        for index in order where chosen[index].scenarios.isEmpty {
            chosen[index].scenarios += mostTelling(of: entries[index])
        }
        var noticed: Set<CodeChange> = []
        var hidden: [Int: Set<CodeChange>] = [:]
        for index in order {
            let found = refined(chosen[index].scenarios, of: entries[index], noticed, Self.steps / entries.count)
            chosen[index].scenarios = found.scenarios
            noticed.formUnion(found.noticed)
            hidden[index] = found.hidden
        }
        for index in order {
            let open = order.filter { !hidden[$0, default: []].isSubset(of: noticed) }.count
            guard open > 0, let left = hidden[index]?.subtracting(noticed), !left.isEmpty else { continue }
            let further = further(chosen[index], noticing: left, Self.steps / open)
            chosen[index].scenarios = adding(further, to: chosen[index].scenarios)
            noticed.formUnion(further.flatMap(\.caught))
        }
        let forbidden = ForbiddenCalls(finder: ClaimFinder(subject: subject, work: .init(limit: Self.steps)))
        return chosen.map(forbidden.claimed)
    }

    /// The first scenario of an entry point; of those that set a part by key path the one that notices most.
    private func mostTelling(of entry: ScenarioFinder.Entry) -> [FoundScenario] {
        guard case .method(let method) = entry.act, method.writtenPart != nil else {
            return Array(entry.scenarios.prefix(1))
        }
        let most = entry.scenarios.map(\.caught.count).max()
        return entry.scenarios.first { $0.caught.count == most }.map { [$0] } ?? []
    }

    /// What is needed of an entry point's scenarios, and of which changes these tell.
    private struct Refined {
        var scenarios: [FoundScenario]
        /// The changes that they notice.
        var noticed: Set<CodeChange>
        /// Those that none notices though they are reached.
        var hidden: Set<CodeChange>
    }

    /// The scenarios of an entry point, each telling more where it can, and with those that notice changes of parts.
    ///
    /// - Parameters:
    ///   - noticed: Changes that tests of other entry points notice.
    ///   - steps: How many steps may be taken: what one entry point takes is not lost to others.
    private func refined(
        _ chosen: [FoundScenario], of entry: ScenarioFinder.Entry, _ noticed: Set<CodeChange>, _ steps: Int
    ) -> Refined {
        let explorer = Explorer(subject: subject, work: .init(limit: steps))
        let parts = NoticedParts(subject: subject, explorer: explorer)
        let unmasking = Unmasking(subject: subject, explorer: explorer, isWritable: isWritable)
        let telling = unmasking.unmasked(chosen, hidden(chosen, subject.statements(of: entry.act)))
        let others = entry.scenarios.filter { scenario in !telling.contains { $0.number == scenario.number } }
        let (further, caughtParts, hidden) = parts.needed(
            entry.act, besides: telling, among: others, noticed: noticed)
        let unmasked = unmasking.unmasked(telling + further, hidden)
        let caught = hidden.intersection(unmasked.flatMap(\.caught))
        return Refined(
            scenarios: sorted(unmasked, like: entry), noticed: caughtParts.union(caught),
            hidden: hidden.subtracting(caught)
        )
    }

    /// Some scenarios with further ones, each in the place of one that arranges the same and tells less.
    private func adding(_ further: [FoundScenario], to scenarios: [FoundScenario]) -> [FoundScenario] {
        var (all, new) = (scenarios, [FoundScenario]())
        for scenario in further {
            if let place = all.firstIndex(where: { scenario.tellsAll(of: $0) }) {
                let caught = all[place].caught
                all[place] = scenario
                all[place].caught.formUnion(caught)
            } else {
                new.append(scenario)
            }
        }
        return all + new
    }

    /// Scenarios near those of an entry point, and in other states, that notice changes which none does so far.
    private func further(
        _ entry: ScenarioFinder.Entry, noticing changes: Set<CodeChange>, _ steps: Int
    ) -> [FoundScenario] {
        let near = near(entry.scenarios, changes, steps)
        return near + uncovering(changes.subtracting(near.flatMap(\.caught)), entry.act, steps)
    }

    /// How many steps all entry points may take together to notice further changes.
    private static let steps = 600_000

    /// The changes of conditions that scenarios pass and none of them notices.
    private func hidden(_ scenarios: [FoundScenario], _ own: Set<SourceLocation>) -> Set<CodeChange> {
        let passed = Set(scenarios.flatMap(\.run.changes)).filter { change in
            switch change {
            case .pass, .fail: own.contains(change.location)
            default: false
            }
        }
        return passed.subtracting(scenarios.flatMap(\.caught))
    }

    /// The first scenario of each way through an entry point's own code; ways elsewhere do not count. Of very many ways
    /// those that take a turn which none before took.
    private func ways(through entry: ScenarioFinder.Entry, _ own: Set<SourceLocation>) -> [FoundScenario] {
        let all = everyWay(through: entry, own)
        guard all.count > Self.mostWays else { return all }
        var turns: Set<Branch> = []
        return all.filter { scenario in
            let new = scenario.run.branches.filter { own.contains($0.location) }.subtracting(turns)
            turns.formUnion(new)
            return !new.isEmpty
        }
    }

    /// Up to how many ways each gets a test.
    private static let mostWays = 16

    private func everyWay(through entry: ScenarioFinder.Entry, _ own: Set<SourceLocation>) -> [FoundScenario] {
        let spoken = map.names(from: map.functions(of: entry.act))
        var seen: Set<Way> = []
        var reached: Set<SourceLocation> = []
        var (choices, results) = (Set<Set<Branch>>(), Set<Term?>())
        return entry.scenarios.filter { scenario in
            let passed = scenario.run.branches.filter { own.contains($0.location) }
            let branches = passed.filter { $0.outcome != Branch.chosen }
            // Another side of `? :` is a way where something else comes of it.
            let isOtherChoice = choices.insert(passed.subtracting(branches)).inserted
            let isOtherResult = results.insert(scenario.run.result).inserted
            let seenSo = scenario.run.seen(scenario.acts, where: spoken)
            let way = Way(branches: branches, cases: scenario.parameterCases, seen: seenSo)
            // The code of a closure is reached on ways that turn nowhere else: where a list is not empty.
            let executed = scenario.run.executed.intersection(own)
            let isNew =
                seen.insert(way).inserted || !executed.isSubset(of: reached) || isOtherChoice && isOtherResult
            reached.formUnion(executed)
            return isNew
        }
    }

    /// What tells two ways through the same code apart.
    private struct Way: Hashable {
        var branches: Set<Branch>
        var cases: [String: Constraint]
        var seen: Run.Seen
    }

    /// Methods first, each by its own code; what happens elsewhere on the way is theirs.
    private func rank(_ act: Act) -> Int {
        switch act {
        case .method: 0
        case .read, .assign: 1
        case .initializer: 2
        case .emit, .callBack, .callGiven, .callKept, .meanwhile: 3
        }
    }

    private func cover(
        _ wanted: Set<CodeChange>, from entry: ScenarioFinder.Entry, into chosen: inout ScenarioFinder.Entry,
        _ caught: inout Set<CodeChange>
    ) {
        var open = wanted
        var candidates = entry.scenarios
        while !open.isEmpty {
            let best = candidates.indices.max { left, right in
                let (a, b) = (
                    candidates[left].caught.intersection(open).count, candidates[right].caught.intersection(open).count
                )
                return a == b ? isSimpler(candidates[right], candidates[left]) : a < b
            }
            guard let best, !candidates[best].caught.isDisjoint(with: open) else { return }
            let scenario = candidates.remove(at: best)
            open.subtract(scenario.caught)
            caught.formUnion(scenario.caught)
            chosen.scenarios.append(scenario)
        }
    }

    private func isSimpler(_ left: FoundScenario, _ right: FoundScenario) -> Bool {
        (left.acts.count, left.waits.count, left.isAtRest ? 0 : 1, left.run.failures, left.run.decisions.count)
            < (
                right.acts.count, right.waits.count, right.isAtRest ? 0 : 1, right.run.failures,
                right.run.decisions.count
            )
    }

    /// In the order they were found, the happy ways first.
    private func sorted(_ chosen: [FoundScenario], like found: ScenarioFinder.Entry) -> [FoundScenario] {
        found.scenarios.compactMap { scenario in chosen.first { $0.number == scenario.number } }
    }
}

extension ScenarioFinder.Entry {
    /// The entry without the scenarios in which another act is done in its course.
    fileprivate var undisturbed: ScenarioFinder.Entry {
        var copy = self
        copy.scenarios.removeAll { $0.acts.contains { $0.interrupted != nil } }
        return copy
    }

    /// The entry with its scenarios numbered, to tell them apart.
    fileprivate var numbered: ScenarioFinder.Entry {
        var copy = self
        for index in copy.scenarios.indices { copy.scenarios[index].number = index }
        return copy
    }
}

extension Run {
    /// What tells ways apart that go through the same statements: what comes out, and how a form was filled in.
    struct Seen: Hashable {
        /// What a property gives that is computed, or whether a method says yes.
        var result: Term?
        /// What is decided about the fields that a test fills in, by name and part.
        var fields: [Field: Constraint]

        /// A field, or a part of it.
        struct Field: Hashable {
            var name: String
            var path: [SymbolicValue.Step]
        }
    }

    /// What tells this way of some acts apart from others.
    ///
    /// - Parameter spoken: The names of which the code of the last act speaks.
    func seen(_ acts: [Act], where spoken: Set<String>) -> Seen {
        var outcome: Term?
        if case .read? = acts.last {
            switch result {
            case .boolean, .null, .string, .integer: outcome = result
            case .enumCase(_, let name, _): outcome = .verbatim(name)
            default: break
            }
        }
        if case .method? = acts.last, case .boolean = result { outcome = result }
        var fields: [Seen.Field: (phase: Int, kind: Constraint)] = [:]
        for (place, constraint) in decisions {
            guard case .assigned(let name, let phase) = place.root, phase > 0, phase < lastPhase, spoken.contains(name)
            else { continue }
            let field = Seen.Field(name: name, path: place.path)
            // What is filled in last counts.
            if fields[field].map({ $0.phase < phase }) ?? true { fields[field] = (phase, constraint.kind) }
        }
        return Seen(result: outcome, fields: fields.mapValues(\.kind))
    }

    /// How many calls fail on the way.
    var failures: Int { outcomes.values.filter { $0 }.count }
}

extension Constraint {
    /// What code usually asks: whether there is anything.
    fileprivate var kind: Constraint {
        switch self {
        case .list(let count): .list(min(count, 1))
        case .string(let text): .boolean(text.isEmpty)
        case .integer, .float, .unique, .moment: .present
        default: self
        }
    }
}

extension FoundScenario {
    /// Whether it does and arranges what another scenario does, and asserts all that this does.
    fileprivate func tellsAll(of other: FoundScenario) -> Bool {
        acts == other.acts && isAtRest == other.isAtRest && run.decisions == other.run.decisions
            && run.outcomes == other.run.outcomes && Set(claims).isSuperset(of: other.claims)
    }
}
