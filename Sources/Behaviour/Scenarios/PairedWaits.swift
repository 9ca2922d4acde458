extension ClaimFinder {
    /// The last call together with a property that the SUT had otherwise from then on until all came to rest, be it as it was
    /// before the act: `load` was called, and `isLoading` is off again.
    func pairedBarrier(_ run: Run, _ candidates: [FoundClaim]) -> FoundClaim? {
        guard subject.isolation.isMainActor, run.lastPhase > 0, let call = lastCall(run, candidates) else { return nil }
        let machine = Machine(subject, replay: run)
        let moments = ([run.start, run.immediate] + run.during).map { Moment(snapshot: $0) }
        let open = moments.filter { $0.snapshot != run.settled && machine.holds(call, at: $0) != false }
        guard !open.isEmpty else { return nil }
        let state = candidates.first { claim in
            claim.isState && !claim.isTransient && machine.holds(claim, at: run.atRest) == true
                && open.allSatisfy { machine.holds(claim, at: $0) == false }
        }
        guard let state else { return nil }
        var paired = call
        paired.besides = [state]
        return paired
    }
}
