import Facts
import Foundation
import Host
import Running

/// Programs as a scenario tells of them: what they print, leave behind and exit with, instead of running them.
final class RecordedPrograms: @unchecked Sendable {
    /// What a program does when it is called.
    private struct Recorded {
        /// How the command lines begin for which it does that.
        var beginning: [String]
        var output: String
        var status: Int32 = 0
        var isHanging = false
        /// Files by the path from the root.
        var files: [(path: String, text: String)] = []
    }

    private let files: MemoryFiles
    private let root: String
    private let lock = NSLock()
    private var programs: [Recorded] = []

    init(files: MemoryFiles, root: String) {
        self.files = files
        self.root = root
    }

    /// Tells of a program: `swift build exits 1`, `swift test hangs`. What was told later counts.
    func tell(_ words: [String], output: String) {
        var program = Recorded(beginning: words, output: output)
        if words.last == "hangs" {
            program.beginning.removeLast()
            program.isHanging = true
        } else if words.count > 2, words[words.count - 2] == "exits", let status = Int32(words[words.count - 1]) {
            program.beginning.removeLast(2)
            program.status = status
        }
        lock.withLock { programs.append(program) }
    }

    /// Tells of a file that the last program leaves behind.
    func leave(_ text: String, at path: String) {
        lock.withLock {
            guard !programs.isEmpty else { return }
            programs[programs.count - 1].files.append((path, text))
        }
    }

    /// The runner that calls them.
    var runner: ProcessRunner {
        ProcessRunner(
            run: { call in
                let program = try self.program(for: call)
                return Invocation.Result(
                    status: program.status, output: program.status == 0 ? program.output : "",
                    error: program.status == 0 ? "" : program.output)
            },
            runLimited: { call, limits in
                let program = try self.program(for: call)
                self.files.put(Array(program.output.utf8), at: limits.output)
                return LimitedRun.End(status: program.isHanging ? 143 : program.status, isTimedOut: program.isHanging)
            })
    }

    private func program(for call: Invocation) throws -> Recorded {
        let line = [call.executable] + call.arguments
        if line.starts(with: ["rm", "-f"]) {
            for path in line.dropFirst(2) { files.put(nil, at: path) }
            return Recorded(beginning: line, output: "")
        }
        let known = lock.withLock { programs.last { line.starts(with: $0.beginning) } }
        guard let known else {
            let shown = line.joined(separator: " ")
            throw Failure("cannot run \(shown): the scenario tells of no such program", rule: "process")
        }
        for file in known.files { files.put(Array(file.text.utf8), at: root + "/" + file.path) }
        return known
    }
}
