import Host
import Reading
import Rendering
import Scaffolding

/// One run of `testgen mocks`.
struct MockRun {
    let session: Session
    let command: MocksCommand

    /// Writes the doubles and says which.
    func outcome() throws -> Outcome {
        let files = try command.sources.isEmpty ? projectFiles() : looseFiles()
        if command.kind != nil { try refuseTwins(of: files) }
        let drafts = files.map(\.draft)
        let changes = try session.write(drafts)
        let names = files.flatMap(\.plans).map(\.name).sorted()
        if files.isEmpty {
            session.noticed.append(
                Diagnostic(
                    .warning,
                    "no protocol is annotated with `// sourcery: AutoMockable`; name protocols, or use --all",
                    rule: "nothing-to-do"))
        }
        return Outcome(data: Output(doubles: names), changes: changes)
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var doubles: [String]
    }

    /// A double of a kind must not have the name of one that stands elsewhere.
    private func refuseTwins(of files: [DoublesFile]) throws {
        guard command.sources.isEmpty else { return }
        let tests = try session.tests.get()
        for file in files {
            for plan in file.plans {
                guard let twin = tests.declarations(of: plan.name).first(where: { $0.location.file != file.path })
                else {
                    continue
                }
                throw Failure(
                    "\(plan.name) stands in \(twin.location.file) already; remove it there, or put "
                        + "`// testgen: \(command.kind?.suffix ?? "")` before the protocol",
                    at: twin.location, rule: "twin")
            }
        }
    }

    // MARK: In a project

    private func projectFiles() throws -> [DoublesFile] {
        let project = try session.project.get()
        let sources = try session.sources.get()
        let names = try wantedNames(in: sources, and: session.tests.get())
        let found = try DoublesFile.protocols(named: names.map { [$0] }, in: session)
            .filter { !command.all || $0.protocols.allSatisfy { !$0.isLocal && $0.info.access.isTestable } }
        let wanted = try found.map { protocols, index in
            let module = protocols[0].module
            guard let tests = project.tests(for: module) ?? project.tests.first else {
                throw Failure(
                    "no test target can import \(module); add one, or name the file with --output", rule: "no-tests")
            }
            return DoublesFile.Wanted(protocols: protocols, index: index, tests: tests, kind: command.kind)
        }
        var files = try DoublesFile.plan(wanted, in: session)
        if let output = command.output {
            files = [DoublesFile(path: output, plans: files.flatMap(\.plans))]
        }
        return files
    }

    private func wantedNames(in sources: SourceIndex, and tests: SourceIndex?) throws -> [String] {
        if !command.protocols.isEmpty { return try command.protocols.map { try named($0, in: sources) } }
        if command.all {
            return sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name)
        }
        var names: [String] = []
        for index in [sources, tests].compactMap({ $0 }) {
            for path in index.files(mentioning: "AutoMockable") { names += try annotated(in: path, of: index) }
        }
        return names
    }

    private func named(_ name: String, in sources: SourceIndex) throws -> String {
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let found = sources.declarations(of: simple)
        if found.contains(where: { $0.keyword == "protocol" }) { return simple }
        if found.contains(where: { $0.keyword == "class" }) { return simple }
        if let other = found.first {
            throw Failure(
                "`\(name)` is a \(other.keyword); doubles stand for protocols and classes", at: other.location,
                rule: "no-such-protocol")
        }
        let all = sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name)
        let near = Nearest.names(to: simple, among: all)
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        throw Failure("there is no protocol `\(name)` in the sources\(hint)", rule: "no-such-protocol")
    }

    /// Protocols that a file annotates, in place or by an extension.
    private func annotated(in path: String, of index: SourceIndex) throws -> [String] {
        guard let file = index.file(path) else { return [] }
        let text = try FileTree.text(file.bytes, path: path)
        let facts = try session.require(readFile(text, path: path, module: file.module))
        let types = facts.types.filter { $0.kind == .protocol && ($0.info.asksForDouble || $0.isAutoMockable) }
        let extensions = facts.extensions.filter(\.info.asksForDouble)
        return types.map(\.name) + extensions.compactMap(\.extended.lastName)
    }

    // MARK: Without a project

    private func looseFiles() throws -> [DoublesFile] {
        let index = SourceIndex(try command.sources.flatMap(files))
        let names = try wantedNames(in: index, and: nil)
        var reader = DemandReader(index, depth: .requirements)
        let facts = FactIndex(files: try session.require(reader.read([], naming: names)))
        var options = try session.configuration.get().doubleOptions
        options.kind = command.kind ?? options.kind
        let plans = names.compactMap { name -> DoublePlan? in
            let types = facts.types(named: name)
            guard let fact = types.first(where: { $0.kind == .protocol }) ?? types.first(where: { $0.kind == .class })
            else { return nil }
            // Only protocols that a test can name.
            if command.all, fact.isLocal || !fact.info.access.isTestable { return nil }
            return session.take(planDouble(of: [fact], in: facts, options: options))
        }
        guard !plans.isEmpty, let output = command.output else { return [] }
        return [DoublesFile(path: output, plans: plans, imports: command.testableImport)]
    }

    private func files(_ argument: String) throws -> [SourceIndex.File] {
        let path = Path.join(session.root, argument)
        if let bytes = try? session.machine.files.read(path) {
            return [SourceIndex.File(path: argument, module: "", bytes: bytes)]
        }
        let tree = try session.machine.files.snapshot(of: path)
        return try tree.paths.filter { $0.hasSuffix(".swift") }.map {
            SourceIndex.File(path: Path.join(argument, $0), module: "", bytes: try tree.bytes($0))
        }
    }
}

extension DeclarationInfo {
    fileprivate var asksForDouble: Bool {
        annotations.contains { $0.key == "AutoMockable" && $0.value != "false" }
    }
}

extension TypeFact {
    /// Whether the protocol inherits from the marker `AutoMockable`.
    fileprivate var isAutoMockable: Bool { inherits.contains { $0.lastName == "AutoMockable" } }
}
