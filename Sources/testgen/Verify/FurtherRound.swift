import Algorithms
import Behaviour
import Facts
import Suites
import Verifying

extension ProbeBench {
    /// How many further probes a SUT gets at most, and how many for each change that is not noticed.
    private static let furtherProbes = (most: 180, ofChange: 30)

    /// Begins another round: the probes so far are not built any more.
    mutating func beginRound() { first = probes.count + 1 }

    /// How many probes the round has.
    var roundCount: Int { probes.count - first + 1 }

    /// Adds probes for the changes that none notices so far of SUTs that cannot be explored.
    mutating func addFurtherProbes() {
        for index in plan.suites.indices where explorations[index] == nil {
            let findings = findings(of: index)
            guard !findings.unnoticed.isEmpty else { continue }
            let (suite, known) = (plan.suites[index], plan.known[index])
            let limit = min(Self.furtherProbes.most, Self.furtherProbes.ofChange * findings.unnoticed.count)
            add(
                planFurtherTests(known.recipe, in: known.index, context: suite.context, after: findings, limit: limit),
                to: index)
        }
    }

    /// Builds and runs the further probes, and keeps those that notice anything new.
    mutating func tryFurtherProbes() async throws {
        do { try await build() } catch is Failure {
            // What the probes so far showed holds without them.
            for number in open { failures[number] = "it does not build" }
            return
        }
        try await look()
        let wanted = unnoticed
        let open = open
        let reached = try await Looking(sandbox: sandbox).reached(open)
        let concerned = wanted.sorted().compactMap { change in reached[change].map { (change, $0.sorted()) } }
        let changed = try await changed(concerned) { _, _ in }
        let noticing = open.filter { number in
            guard var evidence = evidence(of: number, again: []) else { return false }
            for (change, seen) in changed { evidence.compare(seen.probes[number], change: change) }
            return !evidence.notices.isEmpty
        }
        try await lookAgain(noticing)
        compare(changed)
    }

    /// What is known of the ways of a suite's probes.
    private func findings(of suite: Int) -> SearchFindings {
        let own = probes.filter { $0.suite == suite }.map(\.probe)
        let tried = own.compactMap { probe -> SearchFindings.Tried? in
            guard let way = ways[probe.number], steady.contains(probe.number) else { return nil }
            return .init(way, reached: Set(reached.filter { $0.value.contains(probe.number) }.keys))
        }
        let changes = planted.mutants[suite]
        return SearchFindings(
            tried: tried, changes: changes, unnoticed: unnoticed.intersection(changes.map(\.number)),
            texts: own.flatMap { baseline.probes[$0.number]?.refused($0) ?? [] }.uniqued().prefix(4).map { $0 })
    }
}

extension Observation.Seen {
    /// Texts that errors carried: what the code compared, and did not find.
    fileprivate func refused(_ probe: Probe) -> [String] {
        let thrown = probe.looks.firstIndex { $0.about == .thrown }.flatMap { values[$0] }
        let left = (escaped ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        return ((thrown?.texts ?? []) + left).filter { !$0.isEmpty && $0.count < 40 }
    }
}
