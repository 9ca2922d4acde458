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
