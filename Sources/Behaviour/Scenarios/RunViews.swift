import Facts

/// A run with all that claims need decided, and what may be claimed of it.
struct ViewedRun {
    /// The run, every value that matters decided.
    var completed: Run
    /// What the code decided.
    var decisions: [SymbolicValue: Constraint]
    /// What to wait for, by phase.
    var waits: [Int: FoundClaim]
    /// Whether a test waits until all came to rest.
    var isWaited: Bool
    /// The acts once more, on changed code.
    var replays: Replays
    /// What may be claimed.
    var candidates: [FoundClaim] = []
    /// Whether only what does not change any more can be claimed.
    var isConfined = false
    /// Whether a test waits for the answer of the method in whose course something was done.
    var awaitsAnswer = false
}

/// What was found out about one run: it is looked at for some changes first, and then for all.
final class RunViews {
    /// A look, how often values were tried for it, and what that took.
    private typealias Known = (look: ViewedRun?, tries: Int, steps: Int)

    private var known: [Bool: Known] = [:]

    /// What was found out about the run at rest, or right after the act.
    ///
    /// Where nothing is under way after the act, there is no difference: what the first values that were tried came to at
    /// rest, they come to right after it.
    func known(_ atRest: Bool, _ run: Run) -> (look: ViewedRun?, steps: Int)? {
        if let found = known[atRest] { return (found.look, found.steps) }
        guard !atRest, !run.isPending, run.decisions.keys.allSatisfy(run.decidedAtOnce.contains),
            let found = known[true], found.tries == 1, let look = found.look
        else { return nil }
        return (look, found.steps)
    }

    /// Keeps what was found out.
    func keep(_ look: ViewedRun?, _ atRest: Bool, tries: Int, steps: Int) { known[atRest] = (look, tries, steps) }
}

/// What was found out about runs, for as long as a SUT is looked at: the same ways are looked at again for other changes.
final class ViewMemory {
    private var known: [Key: [(run: Run, views: RunViews)]] = [:]
    private var count = 0
    /// How many are kept at a time.
    private static let most = 400

    /// What is looked at, and with what it is counted.
    private struct Key: Hashable {
        let acts: [Act]
        let answers: [Oracle.Answer]
        let told: Explorations.Told
        let waits: [Int: FoundClaim]
        let speaksOfArranged: Bool
        let work: Explorer.Work

        /// Hashes what most of them differ in.
        func hash(into hasher: inout Hasher) {
            hasher.combine(acts.last)
            for answer in answers { hasher.combine(answer.choice) }
            hasher.combine(told)
            hasher.combine(work)
        }
    }

    /// What was found out about a run by a finder.
    func views(of run: Run, _ acts: [Act], waits: [Int: FoundClaim], by finder: ClaimFinder) -> RunViews {
        let key = Key(
            acts: acts, answers: run.answers, told: Explorations.Told(run), waits: waits,
            speaksOfArranged: finder.speaksOfArranged, work: finder.work)
        if let found = known[key]?.first(where: { $0.run.goes(like: run) }) { return found.views }
        if count == Self.most { (known, count) = ([:], 0) }
        count += 1
        let views = RunViews()
        known[key, default: []].append((run, views))
        return views
    }
}

extension Run {
    /// Whether the same happens as in another run of the same acts with the same answers.
    fileprivate func goes(like other: Run) -> Bool {
        (isPending, isOnMain, isRacy, isUncertain, isHopeless) == (
            other.isPending, other.isOnMain, other.isRacy, other.isUncertain, other.isHopeless
        )
            && (hasFreeEnds, isChosen, isBroken, isTrapped) == (
                other.hasFreeEnds, other.isChosen, other.isBroken, other.isTrapped
            )
            && (interruption, prefix, refused) == (other.interruption, other.prefix, other.refused)
            && decidedAtOnce == other.decidedAtOnce && (result, thrown) == (other.result, other.thrown)
            && parameters == other.parameters && listened == other.listened && names == other.names
            && branches == other.branches && executed == other.executed && suspensions == other.suspensions
            && immediate == other.immediate && settled == other.settled && before == other.before
            && during == other.during && earlier == other.earlier
    }
}
