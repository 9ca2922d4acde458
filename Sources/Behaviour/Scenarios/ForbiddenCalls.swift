import Algorithms
import Facts

/// What a way through an entry point does not do that other ways do: nothing is submitted where it is not valid.
struct ForbiddenCalls {
    let finder: ClaimFinder

    /// How many methods a test says are not called.
    private static let most = 2

    /// The entry with scenarios that claim it, as far as they come to rest.
    func claimed(in entry: ScenarioFinder.Entry) -> ScenarioFinder.Entry {
        guard case .method = entry.act else { return entry }
        let called = entry.scenarios.map(\.run.calledLast)
        // Where an act only starts what is done, that something was not done shows after a wait.
        let starts = entry.scenarios.contains(where: \.run.isPending)
        var entry = entry
        for index in entry.scenarios.indices where entry.scenarios[index].canSayWhatIsNotCalled {
            let scenario = entry.scenarios[index]
            guard !starts || scenario.waits[scenario.run.lastPhase] != nil else { continue }
            let others = called.flatMap(\.self).uniqued().filter { !called[index].contains($0) }
            let notMade = finder.callsNotMade(scenario.run, scenario.run.atRest)
            let said = Set(scenario.claims.map(\.subject))
            let new = others.compactMap { member in notMade.first { $0.subject == .calls(member) } }
                .filter { !said.contains($0.subject) }
            entry.scenarios[index].claims += new.prefix(Self.most)
        }
        return entry
    }
}

extension FoundScenario {
    fileprivate var canSayWhatIsNotCalled: Bool {
        isAtRest && !run.isRacy && !run.isUncertain && !claims.isEmpty && !acts.contains { $0.interrupted != nil }
    }
}

extension Run {
    /// The methods of dependencies that the last act calls, in their order.
    fileprivate var calledLast: [PortMember] {
        settled.events.compactMap { event in
            guard isUnderTest(event.phase), case .call(let dependency, let method, _) = event.kind else { return nil }
            return PortMember(dependency: dependency, member: method.identity)
        }.uniqued().map { $0 }
    }
}
