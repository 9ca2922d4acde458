import Algorithms
import Project
import Running
import Suites
import Verifying

extension ProbeBench {
    /// A trap that arrangements of a suite run into, with the test that shows it.
    struct Trap {
        var group: Probe.Group
        var test: SuitePlan.Test
        var message: String
    }

    /// Traps in the code under test: of each message the simplest arrangement in each group, and none that another shows
    /// which does less.
    func traps(of suite: Int) -> [Trap] {
        let style = plan.suites[suite].context.style
        let tests = plan.known[suite].tests.name
        let own = probes.filter { $0.suite == suite }.compactMap { entry -> (probe: Probe, message: String)? in
            // A double that traps tells nothing of the code under test.
            guard let trap = traps[entry.probe.number], trap.file?.split(separator: "/").first != Substring(tests)
            else {
                return nil
            }
            return (entry.probe, trap.message)
        }
        let sorted = own.sorted { left, right in
            let (first, second) = (left.probe.test.arrange.count, right.probe.test.arrange.count)
            return first == second ? left.probe.number < right.probe.number : first < second
        }
        var shown: [(message: String, entry: String)] = []
        return sorted.uniqued { "\($0.probe.group.name) \($0.message)" }.compactMap { probe, message in
            if let name = probe.name {
                if shown.contains(where: { $0.message == message && name.tells(of: $0.entry) }) { return nil }
                shown.append((message, name.entry))
            }
            return Trap(group: probe.group, test: probe.trapTest(message, in: style), message: message)
        }
    }
}

extension TestName {
    /// Whether an entry point is called before the act, or meanwhile.
    fileprivate func tells(of entry: String) -> Bool {
        before.contains(entry) || couldSay("\(entry) comes ")
    }
}

extension SuitePlan {
    /// Adds tests that show traps, under names of a style.
    mutating func add(_ traps: [ProbeBench.Trap], in style: SuiteStyle) {
        for trap in traps {
            if !groups.contains(where: { $0.name == trap.group.name }) {
                groups.append(.init(name: trap.group.name, title: trap.group.title, tests: []))
            }
            guard let position = groups.firstIndex(where: { $0.name == trap.group.name }) else { continue }
            groups[position].tests.append(trap.test)
        }
        if !traps.isEmpty { groups = groups.named(in: style) }
    }

    /// What the tests that show traps are called.
    func named(_ traps: [ProbeBench.Trap]) -> [(title: String, message: String)] {
        traps.map { trap in
            let test = tests.first { $0.isDisabled && $0.statements == trap.test.statements } ?? trap.test
            return (test.title ?? test.function, trap.message)
        }
    }
}
