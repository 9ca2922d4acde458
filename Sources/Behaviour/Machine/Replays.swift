import Facts

/// The same acts under the arrangement of a run, as often as wanted: on the code as it is, and on changed code.
///
/// What a change does not touch before the last act is done once for all of them, and for other runs that begin alike.
final class Replays {
    private let explorer: Explorer
    private let run: Run
    private let acts: [Act]
    private let watched: Set<Expression>
    private lazy var stages = begin()
    private lazy var whole = performWhole()
    private var outcomes: [CodeChange: (outcome: Outcome, steps: Int)] = [:]

    /// Repeats acts.
    ///
    /// - Parameter watched: Parts of the code of which changes are looked at.
    init(of run: Run, _ acts: [Act], by explorer: Explorer, watched: Set<Expression> = []) {
        (self.run, self.acts, self.explorer, self.watched) = (run, acts, explorer, watched)
    }

    /// How the acts go on the code as it is, or on changed code.
    func replay(_ change: CodeChange? = nil) -> Run { replay([], change).run }

    /// How the acts go on changed code, where most changes are in code that they do not get to.
    func seldomOther(_ change: CodeChange) -> Run {
        touches(change, in: whole.machine) ? replay(change) : whole.run
    }

    /// The acts on the code as it is, with a machine that knows what they got to.
    private func performWhole() -> (run: Run, machine: Machine) {
        let machine = stages.last?.next(in: run) ?? fresh()
        defer { explorer.work.steps += machine.steps }
        return (machine.perform(acts, after: stages.last?.beginning.progress ?? Progress()), machine)
    }

    /// A machine that did nothing yet, and knows what it gets to.
    private func fresh() -> Machine {
        let machine = Machine(explorer.subject, replay: run)
        machine.watched = watched.isEmpty ? nil : watched
        machine.touched = []
        return machine
    }

    /// The watched expressions that the acts evaluate.
    func reached() -> Set<Expression> { whole.machine.reached }

    /// By how much the sides of a watched comparison differ; `nil` where the acts do not get to it.
    func differences(of expression: Expression) -> Set<Difference>? {
        whole.machine.reached.contains(expression) ? whole.machine.differences[expression] ?? [] : nil
    }

    private func replay(_ answers: [Oracle.Answer], _ change: CodeChange?) -> (run: Run, reached: Set<Expression>) {
        let machine: Machine
        let stage = stages.last {
            $0.beginning.machine.oracle.agrees(with: answers) && !touches(change, in: $0.beginning.machine)
        }
        if let stage {
            machine = stage.next(answers, change: change, in: run)
            machine.touched = nil
        } else {
            machine = Machine(explorer.subject, oracle: Oracle(answers), change: change, replay: run)
            machine.watched = watched.isEmpty ? nil : watched
        }
        defer { explorer.work.steps += machine.steps }
        let ended = machine.perform(acts, after: stage?.beginning.progress ?? Progress())
        return (ended, machine.reached)
    }

    /// The acts before the last.
    private func begin() -> [Stage] {
        guard acts.count > 1 else { return [] }
        let machine = fresh()
        // Values that are the same as later ones and acts in the course of others tie phases together.
        let isOfPhases = watched.isEmpty && Foretold(run).looksBack && acts.allSatisfy { $0.interrupted == nil }
        let known = isOfPhases ? explorer.subject.known.stages : nil
        return Stage.all(of: run, acts.dropLast(), fresh: machine, among: known)
    }

    /// Whether a change makes a difference to what a machine did, as far as the code got to it.
    private func touches(_ change: CodeChange?, in machine: Machine) -> Bool {
        switch change {
        case nil: false
        case .part(_, let part): !watched.contains(part.expression) || machine.reached.contains(part.expression)
        case .skip(let place), .pass(let place), .fail(let place), .flip(let place):
            machine.touched?.contains(place) ?? true
        }
    }

    /// How many ways are followed that differ in what is unknown.
    static let mostVariants = 12

    /// The ways that the acts can go, by how the code decides what is unknown; `nil` where these are too many, or one of
    /// them cannot be followed.
    func variants(change: CodeChange? = nil, most: Int = Replays.mostVariants) -> [Run]? {
        var found: [Run] = []
        var open: [[Oracle.Answer]] = [[]]
        while let script = open.popLast() {
            guard found.count < most else { return nil }
            let variant = replay(script, change).run
            guard !variant.isHopeless, !variant.isTrapped, variant.answers.count <= Self.mostVariants,
                !variant.answers.contains(where: \.isArranged)
            else { return nil }
            for index in variant.answers.indices.dropFirst(script.count) {
                var other = Array(variant.answers[...index])
                other[index].choice = 1 - other[index].choice
                open.append(other)
            }
            if !variant.isBroken { found.append(variant) }
        }
        return found
    }

    /// In how many ways changed code may go for that its outcome is looked at.
    private static let mostOutcomes = 4

    /// How changed code ends.
    enum Outcome {
        /// In one way, or in several where it decides by something unknown.
        case ends([Run])
        /// The process ends with it.
        case traps
        /// Nobody can tell.
        case unknown
    }

    /// How changed code ends; it is run once, and what that took is counted each time.
    func outcome(of change: CodeChange) -> Outcome {
        if let (outcome, steps) = outcomes[change] {
            explorer.work.steps += steps
            return outcome
        }
        let before = explorer.work.steps
        let outcome = findOutcome(of: change)
        outcomes[change] = (outcome, explorer.work.steps - before)
        return outcome
    }

    private func findOutcome(of change: CodeChange) -> Outcome {
        let changed = replay(change)
        if changed.isBroken { return changed.isTrapped && !changed.isUncertain ? .traps : .unknown }
        if !changed.isUncertain { return .ends([changed]) }
        guard changed.isForked, let ways = variants(change: change, most: Self.mostOutcomes), !ways.isEmpty else {
            return .unknown
        }
        return .ends(ways)
    }
}
