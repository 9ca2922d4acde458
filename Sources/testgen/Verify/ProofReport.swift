import Facts
import Project
import Running

/// What came of a proof, as a command prints it and in the schema of mutation testing that viewers know.
struct ProofReport {
    private let verdicts: [ProofRun.Verdict]
    private let workspace: Workspace
    private let finder: SuiteFinder
    private let idle: IdleAsserts?

    init(
        _ verdicts: [ProofRun.Verdict], _ workspace: Workspace, _ finder: SuiteFinder, showsAsserts: Bool = false
    ) {
        self.verdicts = verdicts
        self.workspace = workspace
        self.finder = finder
        idle = showsAsserts ? IdleAsserts(verdicts, finder) : nil
    }

    /// The table for people, and the changes for programs.
    var outcome: Outcome {
        let changes = verdicts.map { verdict in
            Output.Change(
                suite: verdict.suite, line: verdict.mutant.location.line, file: verdict.mutant.location.file,
                kind: verdict.mutant.kind.rawValue, code: verdict.mutant.code,
                replacement: verdict.mutant.replacement, noticedBy: verdict.failed.map(\.text),
                reachedBy: verdict.reached.count, status: verdict.status.rawValue, isNoticed: verdict.isCaught)
        }
        let asserts = idle?.places.map { Output.Assert(file: $0.file, line: $0.line) }
        return Outcome(text: verdicts.table + idleText, data: Output(changes: changes, idleAsserts: asserts))
    }

    /// `CartTests.swift:31  #expect(sut.items.count >= 0)`, and how many there are of how many.
    private var idleText: String {
        guard let idle else { return "" }
        let rows = idle.places.map { place in
            let lines = (try? workspace.world.existing(place.file))?.split(
                separator: "\n", omittingEmptySubsequences: false)
            let code = lines.flatMap { $0.count < place.line ? nil : $0[place.line - 1] } ?? ""
            return "\(Path.name(place.file)):\(place.line)  \(code.drop { $0 == " " }.prefix(90))\n"
        }
        let hasOthers = verdicts.contains { $0.reached.contains(where: \.isXCTest) }
        let others = hasOthers ? "; of XCTest's nothing is known" : ""
        return rows.joined() + "\(idle.places.count) of \(idle.all) asserts hold with every change\(others)\n"
    }

    private struct Output: Encodable {
        var changes: [Change]
        var idleAsserts: [Assert]?

        struct Assert: Encodable {
            var file: String
            var line: Int
        }

        struct Change: Encodable {
            var suite: String
            var line: Int
            var file: String
            var kind: String
            var code: String
            @OrNull var replacement: String?
            var noticedBy: [String]
            var reachedBy: Int
            var status: String
            var isNoticed: Bool
        }
    }

    // MARK: - The schema of mutation testing

    /// The report in `mutation-testing-report-schema`, version 2.
    func schema() throws -> MutationReport {
        let tests = Set(verdicts.flatMap { $0.reached + $0.failed }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1, String($0)) })
        var report = MutationReport()
        for verdict in verdicts {
            let (mutant, file) = (verdict.mutant, verdict.mutant.location.file)
            let end = mutant.end ?? mutant.location
            let entry = MutationReport.Mutant(
                id: String(mutant.number), mutatorName: mutant.kind.rawValue, replacement: mutant.replacement,
                location: .init(
                    start: .init(line: mutant.location.line, column: mutant.location.column),
                    end: .init(line: end.line, column: end.column)),
                status: verdict.status.inSchema, coveredBy: verdict.reached.compactMap { numbers[$0] },
                killedBy: verdict.failed.compactMap { numbers[$0] })
            let known = report.files[file]
            report.files[file] = .init(
                source: try known?.source ?? workspace.world.existing(file) ?? "",
                mutants: (known?.mutants ?? []) + [entry])
        }
        for test in tests {
            guard let fact = finder.fact(test) else { continue }
            let file = fact.location.file
            let entry = MutationReport.Test(
                id: numbers[test] ?? "", name: test.path.joined(separator: "/"),
                location: .init(start: .init(line: fact.location.line, column: fact.location.column)))
            let known = report.testFiles[file]
            report.testFiles[file] = .init(
                source: try known?.source ?? workspace.world.existing(file) ?? "", tests: (known?.tests ?? []) + [entry]
            )
        }
        return report
    }
}

extension ProofRun.Verdict.Status {
    /// The word of the schema.
    fileprivate var inSchema: String {
        switch self {
        case .noticed: "Killed"
        case .hung: "Timeout"
        case .unnoticed: "Survived"
        case .unreached: "NoCoverage"
        }
    }
}
