import Facts
import Suites

extension SurveyReport {
    /// The report for people: a line each SUT, then the figures, then what costs most.
    var text: String {
        var lines = rows.map(\.line)
        lines += [
            "", "SUTs: \(rows.count); \(planned.count) for which a suite can be planned",
            "SUTs without a test that runs: \(rows.count(where: \.isIdle))",
            "entry points: \(entryCount); \(reachedCount) with a test that runs\(share(reachedCount, of: entryCount))",
            "tests that run: \(testCount); \(lookalikes) of them like another but for what they arrange",
        ]
        if let slowest = rows.max(by: { $0.seconds < $1.seconds }), slowest.seconds > 0 {
            let all = rows.map(\.seconds).reduce(0, +)
            lines.append("seconds: \(rounded(all)); \(rounded(slowest.seconds)) of them for \(slowest.name)")
        }
        for failure in failures {
            lines.append("")
            lines.append("SUTs without a suite [\(failure.rule)]: \(failure.rows.count)")
            lines += failure.rows.prefix(3).map { "    \($0.name): \($0.failure ?? "")" }
        }
        for cost in costs {
            lines.append("")
            lines.append("entry points without a test, since \(cost.cause): \(cost.entries)")
            lines += cost.examples.prefix(3).map { "    \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for programs.
    var output: some Encodable { Output(self) }

    private struct Output: Encodable {
        var suts: [SUT]
        var entryPoints: Int
        var entryPointsWithTest: Int
        var tests: Int
        var lookalikes: Int
        var causes: [Cause]

        init(_ report: SurveyReport) {
            suts = report.rows.map(SUT.init)
            entryPoints = report.entryCount
            entryPointsWithTest = report.reachedCount
            tests = report.testCount
            lookalikes = report.lookalikes
            causes = report.costs.map(Cause.init)
        }
    }

    private struct Cause: Encodable {
        var cause: String
        var entryPoints: Int
        var examples: [String]

        init(_ cost: Cost) {
            (cause, entryPoints, examples) = (cost.cause, cost.entries, cost.examples)
        }
    }

    private struct SUT: Encodable {
        var name: String
        var file: String
        var line: Int
        var milliseconds: Int
        /// Why no suite can be planned; `null` where one can.
        @OrNull var failure: String?
        var entryPoints: [EntryPoint]

        init(_ row: Row) {
            (name, file, line) = (row.name, row.location.file, row.location.line)
            milliseconds = Int((row.seconds * 1000).rounded())
            failure = row.failure
            entryPoints = row.entries.map(EntryPoint.init)
        }
    }

    private struct EntryPoint: Encodable {
        var name: String
        var line: Int
        var enabled: Int
        var disabled: Int
        /// How many running tests of other entry points act through it first, where it shows in nothing by itself.
        var shownBy: Int
        /// Why tests wait for a person; `null` where none does.
        @OrNull var reason: String?
        var unread: [Gap]

        init(_ entry: SuitePlan.Entry) {
            (name, line, enabled, disabled) = (entry.name, entry.location.line, entry.enabled, entry.disabled)
            shownBy = entry.shownBy
            reason = entry.reason
            unread = entry.unread.map {
                Gap(construct: $0.construct, file: $0.location.file, line: $0.location.line)
            }
        }
    }

    private struct Gap: Encodable {
        var construct: String
        var file: String
        var line: Int
    }

    private func share(_ part: Int, of all: Int) -> String { all == 0 ? "" : " (\(part * 100 / all) %)" }
}

extension SurveyReport.Row {
    /// `LibraryListViewModel  9 of 11  Sources/LibraryList.swift:3:7`
    fileprivate var line: String {
        "\(name)  \(failure == nil ? "\(reached) of \(entries.count)" : "none")  \(location)"
    }
}

/// Seconds with one digit after the point.
private func rounded(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }
