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
            let end = Explorer(subject: subject, work: work).replay(run, Array(acts.prefix(phase + 1)))
            guard let wait = barrier(end, candidates(end, at: end.atRest)) else { return nil }
            lasting[phase] = wait
        }
        return lasting
    }

    /// Whether what a test waits for after an earlier act is so when all that came of it has come: where another way was
    /// taken since, it may be on the way there.
    private func lasts(_ wait: FoundClaim, from phase: Int, in run: Run) -> Bool {
        let machine = Machine(subject, replay: run)
        return machine.holds(wait, at: Moment(snapshot: run.earlier[phase].settled)) == true
    }
}
