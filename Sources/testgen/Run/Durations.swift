import Facts
import Foundation
import Host
import Project
import Running

/// How long tests took when they last ran, from which shards are cut.
struct Durations {
    let world: World
    /// The file, from the root.
    let file: String

    /// Seconds, by test.
    func read() throws -> [TestID: Double] {
        guard let text = try world.existing(file) else { return [:] }
        guard let known = try? JSONDecoder().decode([String: Double].self, from: Data(text.utf8)) else {
            throw Failure(
                "\(file) is damaged; delete it, and the next run makes it again",
                at: SourceLocation(file: file, line: 1, column: 1), rule: "durations")
        }
        return Dictionary(known.compactMap { name, value in TestID(name).map { ($0, value) } }) { $1 }
    }

    /// Adds what was measured; tests that did not run keep what was known of them.
    func add(_ seconds: [TestID: Double]) throws {
        guard !seconds.isEmpty else { return }
        let all = try read().merging(seconds) { $1 }
        let rounded = Dictionary(all.map { ($0.key.text, ($0.value * 1000).rounded() / 1000) }) { $1 }
        let text = try JSONOutput.text(rounded)
        let before = try world.existing(file)
        guard text != before else { return }
        let change = FileChange(path: file, kind: before == nil ? .create : .update, before: before, after: text)
        try world.machine.files.commit(ChangeSet([change]), under: world.root)
    }
}
