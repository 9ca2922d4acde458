import Facts

/// Finds the ways through a SUT's code.
struct Explorer {
    /// The code.
    let subject: TestedType
    /// How many runs one exploration may take.
    var budget = 160
    /// How many steps they may take together: code whose tasks start each other has ways without end, and none of them
    /// is followed to it.
    var steps = 150_000
    /// What all explorations of the SUT have taken; where that is long, each gets a tenth.
    let work: Work
    /// Whether the SUT is taken in any state: what is stored before has no value but its name.
    let startsAnywhere: Bool

    /// Explores a SUT from the state its initialiser leaves, unless told to start anywhere.
    ///
    /// - Parameters:
    ///   - startsAnywhere: Whether nothing is known of what is stored.
    ///   - work: A count that it shares with others.
    init(subject: TestedType, startsAnywhere: Bool = false, work: Work = Work(limit: 300_000)) {
        self.subject = subject
        self.work = work
        self.startsAnywhere = startsAnywhere
    }

    /// A count that explorers of one SUT share.
    final class Work: Hashable {
        var steps = 0
        var limit: Int

        init(limit: Int) { self.limit = limit }

        /// Whether so much was tried, several seconds of it, that only what is new to each entry point is looked at.
        var isLong: Bool { steps > limit }

        static func == (left: Work, right: Work) -> Bool { left === right }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// All ways the last of some acts can go, those before it going as the answers say.
    ///
    /// - Parameter joinsLast: Whether the last act is joined where the code decides by something unknown.
    func runs(_ acts: [Act], after answers: [Oracle.Answer] = [], joinsLast: Bool = false) -> [Run] {
        runs(acts, after: answers, under: nil, joinsLast: joinsLast)
    }

    /// All ways the last of some acts can go after a run of those before it.
    ///
    /// A test listens before the last act only, which may have asked more of that run than is asked now: where the same
    /// answers lead elsewhere, what was decided holds instead.
    func runs(_ acts: [Act], after run: Run) -> [Run] {
        if run.isChosen || run.answers.isEmpty && !run.decisions.isEmpty {
            return runs(acts, after: [], under: run, joinsLast: false)
        }
        let found = runs(acts, after: run.answers, under: nil, joinsLast: false).filter { $0.goesOn(from: run) }
        return found.isEmpty ? runs(acts, after: [], under: run, joinsLast: false) : found
    }

    private func runs(_ acts: [Act], after answers: [Oracle.Answer], under known: Run?, joinsLast: Bool) -> [Run] {
        let question = Explorations.Question(
            acts: acts, answers: answers, told: known.map(Explorations.Told.init), budget: budget,
            joinsLast: joinsLast, startsAnywhere: startsAnywhere)
        let limit = work.isLong ? steps / 10 : steps
        if let found = subject.known.explorations.found(question, within: limit) {
            work.steps += found.steps
            return found.runs
        }
        let before = work.steps
        let runs = follow(acts, after: answers, under: known, joinsLast: joinsLast, within: limit)
        subject.known.explorations.keep(.init(runs: runs, steps: work.steps - before, limit: limit), for: question)
        return runs
    }

    private func follow(
        _ acts: [Act], after answers: [Oracle.Answer], under known: Run?, joinsLast: Bool, within limit: Int
    ) -> [Run] {
        var runs: [Run] = []
        var frontier = Frontier()
        var next: [Oracle.Answer]? = answers
        var taken = 0
        defer { work.steps += taken }
        let beginnings = known == nil && !startsAnywhere ? subject.known.beginnings : Beginnings()
        func fresh(_ answers: [Oracle.Answer]) -> Machine {
            let machine = Machine(subject, oracle: Oracle(answers), seed: known, joinsLast: joinsLast)
            if known != nil { machine.fixedPhases = acts.count - 1 }
            if startsAnywhere { machine.forgetState() }
            return machine
        }
        func perform(_ answers: [Oracle.Answer]) -> Run {
            let beginning = beginnings.beginning(of: acts.dropLast(), answers, fresh: fresh)
            let machine = beginning?.next(answers, joinsLast: known?.isJoined ?? joinsLast) ?? fresh(answers)
            defer { taken += machine.steps }
            return machine.perform(acts, after: beginning?.progress ?? Progress())
        }
        while let current = next, runs.count < budget, taken < limit {
            var run = perform(current)
            // What was decided before, its answers do not tell.
            if known != nil { run.isChosen = true }
            frontier.add(from: run.answers, after: current.count, certainUntil: run.certainUntil)
            if runs.count + 1 == budget || taken >= limit, !frontier.isEmpty {
                run.gaps.insert(Unread(.budget, at: run.endedAt))
            }
            runs.append(run)
            next = frontier.next()
        }
        if !frontier.isEmpty, !joinsLast, let first = runs.first {
            runs += goingThrough(first, beyond: runs, fixed: answers.count, perform)
        }
        // What is put into order is small.
        let choices = runs.map { $0.answers.map(\.choice) }
        return runs.indices.sorted { choices[$0].lexicographicallyPrecedes(choices[$1]) }.map { runs[$0] }
    }

    /// The way on which what the code checks holds and nothing is complained about, where there are more ways than were
    /// tried, and those that turn off from it late: from the first way on, each check that fails is answered
    /// otherwise until it holds.
    private func goingThrough(
        _ first: Run, beyond runs: [Run], fixed: Int, _ perform: ([Oracle.Answer]) -> Run
    ) -> [Run] {
        let fewest = runs.filter { $0.isSound && $0.failures == 0 }.map(\.refusals.count).min() ?? .max
        guard fewest > 0 else { return [] }
        var (run, passed) = (first, 0)
        var turns: Set<Int> = []
        for _ in 0..<Self.mostTurned {
            guard passed < run.refusals.count else { break }
            let asked = run.refusals[passed].asked
            let turned = asked.last { index in
                let answer = run.answers[index]
                return index >= fixed && answer.isArranged && answer.choice + 1 < answer.count
            }
            guard let turned else {
                passed += 1
                continue
            }
            run = perform(run.answers.turned(at: turned))
            turns.insert(turned)
        }
        guard run.refusals.count < fewest else { return [] }
        let further = run.answers.indices.dropFirst(fixed).filter { index in
            let answer = run.answers[index]
            return !turns.contains(index) && answer.isArranged && answer.choice + 1 < answer.count
        }
        return [run] + further.suffix(Self.mostLate).map { perform(run.answers.turned(at: $0)) }
    }

    /// How many answers are turned to go through, and how many late ones then.
    private static let (mostTurned, mostLate) = (40, 16)

    /// What could not be read on some ways, in the order of the source.
    func gaps(in runs: [Run]) -> [Unread] {
        Set(runs.flatMap(\.gaps)).sorted {
            ($0.location, $0.construct) < ($1.location, $1.construct)
        }
    }

    /// The changes that can be made to statements.
    func changes(of places: Set<SourceLocation>) -> Set<CodeChange> {
        Set(places.flatMap { [CodeChange.skip($0), .pass($0), .fail($0)] })
    }

    /// The same acts under the same arrangement.
    ///
    /// - Parameter isReversed: Whether the children of task groups that were added last end first.
    func replay(_ run: Run, _ acts: [Act], isReversed: Bool = false) -> Run {
        if !isReversed { return Replays(of: run, acts, by: self).replay() }
        let machine = Machine(subject, replay: run)
        machine.isReversed = true
        defer { work.steps += machine.steps }
        return machine.perform(acts)
    }
}

extension Run {
    /// Whether what decides the ways of an earlier run is as it was there.
    func goesOn(from earlier: Run) -> Bool {
        earlier.outcomes.allSatisfy { outcomes[$0.key] == $0.value }
            && earlier.recoveries.allSatisfy { recoveries[$0.key] == $0.value }
            && earlier.decisions.allSatisfy { place, constraint in
                switch constraint {
                case .list, .null, .enumCase, .boolean: decisions[place] == constraint
                // A number or a text may be another, but is there.
                default: decisions[place] != .null
                }
            }
    }
}

extension [Oracle.Answer] {
    /// The answers up to one, which is another.
    fileprivate func turned(at index: Int) -> [Oracle.Answer] {
        var way = Array(self[...index])
        way[index].choice += 1
        return way
    }
}
