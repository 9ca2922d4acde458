import Facts

/// Entry points of which nothing else shows: that they call dependencies, and with what, is said nevertheless.
extension ScenarioFinder {
    /// Finds a scenario for each entry point that has none: the first way that comes to an end and calls a dependency.
    func sayCalls(of found: inout [Entry], after base: Prelude) {
        for index in found.indices where found[index].scenarios.isEmpty && !found[index].isShownLater {
            found[index].scenarios = callingWay(found[index].act, after: base).map { [$0] } ?? []
        }
    }

    private func callingWay(_ act: Act, after base: Prelude) -> FoundScenario? {
        let acts = base.acts + [act]
        var content = finder
        content.isContentWithCalls = true
        let runs = explorer.runs(acts, after: base.run.answers).filter { !$0.isBroken && $0.thrown == nil }
        return runs.firstNonNil { run in
            scenarios(acts, run, waits: base.waits, by: content).first { scenario in
                !scenario.staysTold && isWritable(scenario.value(subject))
            }
        }
    }
}

extension FoundClaim {
    /// Whether it says that a dependency was called in the last act, or with what.
    func isOfCall(in run: Run) -> Bool {
        switch subject {
        case .argument: true
        case .calls(let member): value != .integer(0) && value != .integer(run.start.calls(of: member).count)
        default: false
        }
    }
}
