import Facts
import Project
import Running

/// Finds out which of several tests that were under way has killed the test program.
struct CrashSearch {
    let tool: any TestTool
    let plan: TestRun.Plan

    /// How many tests are run alone, at most.
    private static let limit = 12
    /// The first number of the result files of such runs.
    private static let slots = 9000

    /// The verdict with one culprit where it can be told, and with the words that say how.
    func narrowed(_ verdict: Verdict) async throws -> Verdict {
        guard verdict.status == .crashed, verdict.culprits.count > 1 else { return verdict }
        let suspects = verdict.culprits
        var narrowed = verdict
        let others = "; \(suspects.count - 1) more were under way, and nothing is said of them"
        if let placed = placed(suspects, by: verdict.orphans) {
            narrowed.culprits = [placed]
            narrowed.reason = "the test program died, by its message in \(Self.name(placed))" + others
            return narrowed
        }
        for (index, suspect) in suspects.prefix(Self.limit).enumerated() {
            var alone = plan
            alone.selected = [suspect]
            let result = try await tool.run(alone, slot: Self.slots + index).verdict
            guard result.status == .crashed else { continue }
            narrowed.culprits = [suspect]
            narrowed.reason = "the test program died; \(Self.name(suspect)) kills it alone as well" + others
            return narrowed
        }
        let tried = min(suspects.count, Self.limit)
        narrowed.reason =
            "the test program died while \(suspects.count) tests were under way; \(tried) of them were run alone, and none "
            + "killed it: they do it together"
        return narrowed
    }

    /// The only suspect whose lines hold the place that the message of the crash names.
    private func placed(_ suspects: [TestID], by messages: [TestIssue]) -> TestID? {
        let found = suspects.filter { id in
            guard let fact = plan.catalog.fact(id) else { return false }
            return messages.contains { message in
                guard let file = message.file, let line = message.line else { return false }
                return Path.name(file) == Path.name(fact.location.file)
                    && (fact.location.line...max(fact.endLine, fact.location.line)).contains(line)
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    private static func name(_ id: TestID) -> String { id.path.joined(separator: "/") }
}
