import Host
import Reading
import Scaffolding

/// Breaks a SUT's code in a copy of the package, once for each thing its suite claims to notice, and says what it does.
struct ProofRun {
    let session: Session
    let known: Scaffold.Understanding
    /// The suite's name: `LibraryListViewModelTests`.
    let suite: String

    /// One change and the tests that failed because of it.
    struct Verdict {
        var mutant: Mutant
        var failed: [String]
        /// Whether anything failed, a crash included.
        var isCaught: Bool
    }

    /// Runs the proof and says what came of it.
    func run() async throws -> [Verdict] {
        let copy = try await makeCopy()
        do {
            let verdicts = try await prove(in: copy)
            _ = try await shell("rm", ["-rf", copy])
            return verdicts
        } catch {
            _ = try? await shell("rm", ["-rf", copy])
            throw error
        }
    }

    private func prove(in copy: String) async throws -> [Verdict] {
        let mutants = try plant(in: copy)
        progress("building \(mutants.count) changes in one go")
        let build = try await shell("swift", ["build", "--build-tests", "--package-path", copy])
        guard build.status == 0 else {
            let first = (build.output + build.error).split(separator: "\n").first { $0.contains("error:") } ?? ""
            throw Failure("the copy with the changes does not build: \(first)", rule: "prove")
        }
        guard try await test(nil, in: copy).status == 0 else {
            throw Failure("the suite fails before anything is changed", rule: "prove")
        }
        var verdicts: [Verdict] = []
        for mutant in mutants {
            let result = try await test(mutant.number, in: copy)
            verdicts.append(
                Verdict(mutant: mutant, failed: failedTests(in: result.output), isCaught: result.status != 0))
            progress("\(verdicts.count)/\(mutants.count)")
        }
        return verdicts
    }

    private func progress(_ text: String) {
        if !session.options.quiet { session.machine.console.report("prove: \(text)\n") }
    }

    private func makeCopy() async throws -> String {
        let made = try await shell("mktemp", ["-d", "-t", "testgen-prove-XXXXXX"])
        let folder = made.output.split(separator: "\n").first.map(String.init) ?? ""
        guard made.status == 0, !folder.isEmpty else { throw Failure("cannot make a temporary folder", rule: "prove") }
        for item in Set(try session.tree.get().paths.map { $0.split(separator: "/")[0] }) where !item.hasPrefix(".") {
            _ = try await shell("cp", ["-R", Path.join(session.root, String(item)), folder])
        }
        return folder
    }

    private func plant(in copy: String) throws -> [Mutant] {
        let sources = try session.sources.get()
        var mutants: [Mutant] = []
        var changes: [FileChange] = []
        for path in sources.files(naming: known.recipe.sut.name) {
            guard let text = try session.existing(path) else { continue }
            let planted = plantMutants(
                in: text, path: path, type: known.recipe.sut.name, first: mutants.count + 1,
                parameterTypes: parameterTypes)
            guard !planted.mutants.isEmpty else { continue }
            mutants += planted.mutants
            changes.append(FileChange(path: path, kind: .update, before: text, after: planted.text))
        }
        let folder = known.recipe.sut.info.location.file.split(separator: "/").dropLast().joined(separator: "/")
        changes.append(FileChange(path: folder + "/TestgenMutants.swift", kind: .create, after: Mutant.support))
        let wait = Path.join(Path.join(known.tests.path, "Support"), "WaitUntil.swift")
        if let text = try session.existing(wait) {
            let quick = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.contains("timeout: TimeInterval =") ? "    timeout: TimeInterval = 0.5," : String(line)
            }.joined(separator: "\n")
            changes.append(FileChange(path: wait, kind: .update, before: text, after: quick))
        }
        try session.machine.files.commit(ChangeSet(changes), under: copy)
        return mutants
    }

    /// The types of a dependency's parameters, for arguments that can be changed.
    private func parameterTypes(_ path: [String], _ labels: [String?]) -> [TypeRef]? {
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        guard let name = names.last,
            let dependency = known.recipe.dependencies.first(where: {
                $0.accessPaths.contains(names.dropLast().joined(separator: "."))
            })
        else { return nil }
        let methods = dependency.protocols.flatMap { [$0] + known.index.inheritedProtocols(of: $0).found }
            .flatMap(\.members.methods)
        return methods.first { $0.name == name && $0.parameters.map(\.label) == labels }?.parameters.map(\.type)
    }

    private func test(_ number: Int?, in copy: String) async throws -> Invocation.Result {
        let arguments = ["60", "swift", "test", "--skip-build", "--package-path", copy, "--filter", try filter]
        return try await session.machine.processes.run(
            Invocation("timeout", arguments, environment: number.map { [Mutant.variable: String($0)] } ?? [:]))
    }

    /// The suite, or the classes that stand in its place, as `swift test` knows them.
    private var filter: String {
        get throws {
            let path = Path.join(Path.join(known.tests.path, known.subject.module), suite + ".swift")
            let classes = try session.existing(path).map(testClasses) ?? []
            return "\\.(\((classes.isEmpty ? [suite] : classes).joined(separator: "|")))/"
        }
    }

    /// The names of the test cases a file declares.
    private func testClasses(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasSuffix(": XCTestCase {") else { return nil }
            return line.split(separator: ":")[0].split(separator: " ").last.map(String.init)
        }
    }

    private func failedTests(in output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            if line.hasPrefix("Test Case '"), line.contains("' failed (") {
                return line.split(separator: "'")[1].split(separator: ".").last.map(String.init)
            }
            guard line.contains("Test "), line.contains(" failed after "), !line.contains("Test run") else {
                return nil
            }
            guard let start = line.firstIndex(of: "\""), let end = line[line.index(after: start)...].lastIndex(of: "\"")
            else {
                return nil
            }
            return String(line[line.index(after: start)..<end])
        }
    }

    private func shell(_ program: String, _ arguments: [String]) async throws -> Invocation.Result {
        try await session.machine.processes.run(Invocation(program, arguments))
    }
}

extension [ProofRun.Verdict] {
    /// The table of changes and the tests that noticed them.
    var table: String {
        map { verdict in
            let place = "\(Path.name(verdict.mutant.location.file)):\(verdict.mutant.location.line)"
            let tests = verdict.failed.first.map { first in
                "\"\(first)\"" + (verdict.failed.count > 1 ? " and \(verdict.failed.count - 1) more" : "")
            }
            let caught = verdict.isCaught ? tests ?? "a crash" : "NOTHING"
            return
                "\(place)  \(verdict.mutant.kind.rawValue)  \(verdict.mutant.code.prefix(70))\n    noticed by \(caught)\n"
        }.joined() + summary
    }

    /// `23 of 25 changes are noticed (92 %)`
    var summary: String {
        let caught = filter(\.isCaught).count
        return "\(caught) of \(count) changes are noticed (\(isEmpty ? 100 : caught * 100 / count) %)\n"
    }
}
