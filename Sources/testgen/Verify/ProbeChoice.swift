import Suites
import Verifying

extension ProbeBench {
    /// What the probes of a suite showed.
    func evidence(of suite: Int) -> [ProbeEvidence] {
        probes.filter { $0.suite == suite }.compactMap { proved[$0.probe.number] }
    }

    /// The suite of the tests that are kept.
    func suite(_ index: Int, of choice: Choice, from plan: SuitePlan) -> SuitePlan {
        var result = plan
        let (known, style) = (self.plan.known[index], self.plan.suites[index].context.style)
        for kept in choice.kept where !result.groups.contains(where: { $0.name == kept.evidence.probe.group.name }) {
            let group = kept.evidence.probe.group
            result.groups.append(.init(name: group.name, title: group.title, tests: []))
        }
        for position in result.groups.indices {
            let group = result.groups[position]
            let kept = choice.kept.filter { $0.evidence.probe.group.name == group.name }.map {
                $0.test(in: style, errorType: known.errorType)
            }
            let waiting = group.tests.filter { $0.isDisabled && kept.isEmpty || !$0.parameters.isEmpty }
            result.groups[position].tests = kept + waiting
        }
        result.groups.removeAll(where: \.tests.isEmpty)
        result.groups = result.groups.named(in: style)
        return importing(result, for: result.tests, index)
    }

    /// The figures of a suite.
    func report(_ index: Int) -> VerifyReport.Suite {
        let own = probes.filter { $0.suite == index }.map(\.probe)
        let left = own.filter { !$0.isSearched }.compactMap { probe in
            failures[probe.number].map {
                VerifyReport.LeftOut(what: probe.test.title ?? probe.test.function, reason: $0)
            }
        }
        let searched = Dictionary(grouping: own.filter(\.isSearched).compactMap { failures[$0.number] }) { $0 }
        return VerifyReport.Suite(
            searched: searched.mapValues(\.count), name: plan.suites[index].plan.name, changes: planted.mutants[index],
            leftOut: left)
    }
}
