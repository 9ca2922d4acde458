import Facts

/// Where the SUT stands after some acts of a run that is repeated.
///
/// What the run says of later acts does not come up before these: all runs that say the same until then stand there.
final class Stage {
    /// The machine, and how the acts went.
    let beginning: Beginning
    /// What the acts found out besides what they were told; `nil` where that may depend on what is told of later ones.
    private let found: Foretold?
    fileprivate var later: [Step: Stage] = [:]

    private init(_ beginning: Beginning, found: Foretold?) { (self.beginning, self.found) = (beginning, found) }

    /// An act with what is told of it.
    fileprivate struct Step: Hashable {
        let act: Act
        let told: Foretold

        /// Hashes what is told, in which most steps differ.
        func hash(into hasher: inout Hasher) { hasher.combine(told) }
    }

    /// A machine that goes on from there in a run.
    ///
    /// - Parameters:
    ///   - answers: The answers from there on.
    ///   - change: What is changed of the code from there on.
    func next(_ answers: [Oracle.Answer] = [], change: CodeChange? = nil, in run: Run) -> Machine {
        let machine = beginning.next(answers, change: change, joinsLast: run.isJoined)
        guard let found else { return machine }
        var told = Foretold(run)
        told.add(found)
        told.tell(machine)
        return machine
    }

    /// Where a run stands after each of some acts, as far as these come to an end.
    ///
    /// - Parameters:
    ///   - fresh: A machine that did nothing yet.
    ///   - known: Where other runs stand; `nil` where the run has nothing in common with them.
    static func all(of run: Run, _ acts: ArraySlice<Act>, fresh: Machine, among known: Stages?) -> [Stage] {
        let told = Foretold(run)
        var all: [Stage] = []
        for (phase, act) in acts.enumerated() {
            let shared = all.isEmpty || all.last?.found != nil ? known : nil
            let step = Step(act: act, told: told.part(phase))
            if let stage = shared?.stage(after: all.last, step, in: run) {
                all.append(stage)
                continue
            }
            let machine = all.last?.next(in: run) ?? fresh
            var progress = all.last?.beginning.progress ?? Progress()
            guard machine.goOn(&progress, with: act) else { break }
            let found = shared == nil || machine.looksAhead(of: phase) ? nil : Foretold(machine).added(to: told)
            let isWhole = found?.ends(with: phase) == true
            let stage = Stage(Beginning(machine: machine, progress: progress), found: isWhole ? found : nil)
            if isWhole { shared?.keep(stage, after: all.last, step, in: run) }
            all.append(stage)
        }
        return all
    }
}

/// Where runs stand after their acts, for as long as a SUT is looked at.
final class Stages {
    private var first: [Start: Stage] = [:]
    private var count = 0
    /// How many are kept at a time.
    private static let most = 2_000

    /// A first act, with what is told of all acts.
    private struct Start: Hashable {
        let step: Stage.Step
        let course: Course

        init(_ step: Stage.Step, _ run: Run) { (self.step, course) = (step, Course(run)) }

        /// Hashes what is told of the first act.
        func hash(into hasher: inout Hasher) { hasher.combine(step) }
    }

    /// Where a run stands that takes a step more; `nil` where none that is known did.
    fileprivate func stage(after stage: Stage?, _ step: Stage.Step, in run: Run) -> Stage? {
        stage.map { $0.later[step] } ?? first[Start(step, run)]
    }

    fileprivate func keep(_ new: Stage, after stage: Stage?, _ step: Stage.Step, in run: Run) {
        if count == Self.most { (first, count) = ([:], 0) }
        count += 1
        if let stage { stage.later[step] = new } else { first[Start(step, run)] = new }
    }
}

extension Machine {
    /// Whether what it came to may depend on what it was told of acts after a phase.
    fileprivate func looksAhead(of phase: Int) -> Bool {
        looksAtAll || placeTypes.keys.contains { $0.root.phase > phase }
    }
}
