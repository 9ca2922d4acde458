import Facts

/// What tests wait for after the acts before the last one.
extension ClaimFinder {
    /// What to wait for after each of the earlier acts; `nil` where something is under way and nothing tells that it came.
    ///
    /// - Parameter waits: What tells it where other ways were taken.
    func lasting(_ waits: [Int: FoundClaim], in run: Run, _ acts: [Act]) -> [Int: FoundClaim]? {
        var lasting = waits
        for phase in run.earlier.indices {
            if let wait = waits[phase], !lasts(wait, from: phase, in: run) { return nil }
            guard waits[phase] == nil, run.earlier[phase].isPending else { continue }
            if case .meanwhile = acts[phase] { continue }
            // On the way on which this was found nothing was under way here.
            guard let wait = wait(after: phase, in: run) else { return nil }
            lasting[phase] = wait
        }
        return lasting
    }

    /// What tells that all has come of an act before the last one; `nil` where nothing does.
    func wait(after phase: Int, in run: Run) -> FoundClaim? {
        var inner = run
        inner.before = Array(run.before.prefix(phase + 1))
        (inner.immediate, inner.during) = (run.earlier[phase].immediate, run.earlier[phase].during)
        inner.settled = run.earlier[phase].settled
        return barrier(inner, candidates(inner, at: inner.atRest))
    }

    /// Whether what a test waits for after an earlier act is so when all that came of it has come: where another way was
    /// taken since, it may be on the way there.
    private func lasts(_ wait: FoundClaim, from phase: Int, in run: Run) -> Bool {
        let machine = Machine(subject, replay: run)
        return machine.holds(wait, at: Moment(snapshot: run.earlier[phase].settled)) == true
    }
}
