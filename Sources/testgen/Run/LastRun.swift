import Facts
import Foundation
import Host
import Project
import Running

/// The tests that did not pass in the last run.
struct LastRun {
    let folder: String
    let files: any FileStore

    private struct Record: Codable {
        var failed: [String]
        /// The arguments of parameterised tests that failed, by test.
        var arguments: [String: [String]]?
    }

    private var path: String { Path.join(folder, "last-run.json") }

    private func record() throws -> Record? {
        try files.read(path).flatMap { try? JSONDecoder().decode(Record.self, from: Data($0)) }
    }

    /// The tests that did not pass; an error without results of a run.
    func failed() throws -> Set<TestID> {
        guard let record = try record() else {
            throw Failure("nothing is known of a last run; `testgen run --all` runs all tests", rule: "run")
        }
        return Set(record.failed.compactMap { TestID($0) })
    }

    /// The arguments that parameterised tests failed for.
    func arguments() -> [TestID: [String]] {
        let known = (try? record())?.flatMap(\.arguments) ?? [:]
        return Dictionary(known.compactMap { text, values in TestID(text).map { ($0, values) } }) { $1 }
    }

    /// Stores the tests that did not pass. Tests that did not run keep their entry.
    func write(_ verdict: Verdict, ran selected: [TestID]) throws {
        let failed = verdict.results.values.filter { $0.isFailed || $0.state == .open }.map(\.id)
        let kept = ((try? self.failed()) ?? []).subtracting(selected)
        let unknown = arguments().filter { !selected.contains($0.key) }
        let arguments = unknown.merging(verdict.failedArguments) { $1 }
        let ids = kept.union(failed).union(verdict.culprits).sorted().map(\.text)
        let before = try files.read(path).map { String(decoding: $0, as: UTF8.self) }
        let text = try JSONOutput.text(
            Record(failed: ids, arguments: Dictionary(uniqueKeysWithValues: arguments.map { ($0.key.text, $0.value) })))
        let change = FileChange(
            path: "last-run.json", kind: before == nil ? .create : .update, before: before, after: text)
        try files.commit(ChangeSet([change]), under: folder)
    }
}
