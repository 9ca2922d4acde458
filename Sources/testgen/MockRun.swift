import Doubles
import Facts
import Host
import Project
import Reading
import Rendering

/// One run of `testgen mocks`.
struct MockRun {
    private let command: MocksCommand

    /// Writes the doubles that a command asks for and returns their names.
    static func outcome(of command: MocksCommand, in world: World, _ notes: inout Notes) async throws -> Outcome {
        let run = MockRun(command: command)
        let files: [DoublesFile]
        let outcome: Outcome
        if command.sources.isEmpty {
            let workspace = try Workspace.read(world, &notes)
            files = try run.files(in: workspace, &notes)
            if command.kind != nil { try run.refuseDuplicates(of: files, in: workspace.tests) }
            let clashes = try workspace.nameClashes()
            let drafts = files.map { file in
                var draft = file.draft
                draft.content = clashes.resolved(in: draft.content)
                return draft
            }
            if command.verify { try await DraftBuild(workspace).check(drafts) }
            outcome = try workspace.write(drafts) { Outcome(data: Output(files), changes: $0) }
        } else {
            files = try run.looseFiles(in: world, &notes)
            outcome = Outcome(data: Output(files), changes: try world.write(files.map(\.draft)))
        }
        if files.isEmpty, command.protocols.isEmpty {
            notes.diagnostics.append(
                Diagnostic(
                    .warning,
                    "no protocol is annotated with `// sourcery: AutoMockable`; name protocols, or use --all",
                    rule: "nothing-to-do"))
        }
        return outcome
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var doubles: [String]

        init(_ files: [DoublesFile]) {
            doubles = files.flatMap(\.plans).map(\.name).sorted()
        }
    }

    /// Refuses doubles whose name another file declares.
    private func refuseDuplicates(of files: [DoublesFile], in tests: SourceIndex) throws {
        for file in files {
            for plan in file.plans {
                guard let duplicate = tests.declarations(of: plan.name).first(where: { $0.location.file != file.path })
                else {
                    continue
                }
                throw Failure(
                    "\(plan.name) stands in \(duplicate.location.file) already; remove it there, or put "
                        + "`// testgen: \(command.kind?.rawValue ?? "")` before the protocol",
                    at: duplicate.location, rule: "twin")
            }
        }
    }

    // MARK: In a project

    private func files(in workspace: Workspace, _ notes: inout Notes) throws -> [DoublesFile] {
        let project = workspace.project
        let planner = DoublesPlanner(workspace, ExistingDoubles(in: workspace))
        let names = try wantedNames(in: workspace.sources, and: workspace.tests, &notes)
        let (found, catalog) = try planner.protocols(named: names.map { [$0] }, &notes)
        let wanted = try found.filter { protocols in
            !command.all || protocols.allSatisfy { !$0.isLocal && $0.info.access.isTestable }
        }.map { protocols in
            let module = protocols[0].module
            guard let tests = project.tests(for: module) ?? project.tests.first else {
                throw Failure(
                    "no test target can import \(module); add one, or name the file with --output", rule: "no-tests")
            }
            return DoublesPlanner.Request(protocols: protocols, catalog: catalog, tests: tests, kind: command.kind)
        }
        var files = try planner.files(wanted, &notes)
        if let output = command.output {
            files = [DoublesFile(path: output, plans: files.flatMap(\.plans))]
        }
        return files
    }

    private func wantedNames(
        in sources: SourceIndex, and tests: SourceIndex?, _ notes: inout Notes
    ) throws -> [String] {
        if !command.protocols.isEmpty { return try command.protocols.map { try named($0, in: sources) } }
        if command.all {
            return sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name)
        }
        var names: [String] = []
        for index in [sources, tests].compactMap({ $0 }) {
            for path in index.files(mentioning: "AutoMockable") { names += try annotated(in: path, of: index, &notes) }
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
    private func annotated(in path: String, of index: SourceIndex, _ notes: inout Notes) throws -> [String] {
        guard let file = index.file(path) else { return [] }
        let text = try FileTree.text(file.bytes, path: path)
        let facts = try notes.require(readFile(text, path: path, module: file.module, flags: file.flags))
        let types = facts.types.filter { $0.kind == .protocol && ($0.info.asksForDouble || $0.isAutoMockable) }
        let extensions = facts.extensions.filter(\.info.asksForDouble)
        return types.map(\.name) + extensions.compactMap(\.extended.lastName)
    }

    // MARK: Without a project

    private func looseFiles(in world: World, _ notes: inout Notes) throws -> [DoublesFile] {
        let index = SourceIndex(try command.sources.flatMap { try world.looseFiles($0) })
        let names = try wantedNames(in: index, and: nil, &notes)
        var reader = DemandReader(index, depth: .requirements)
        let facts = FactIndex(files: try notes.require(reader.read([], naming: names)))
        var options = try world.configuration(&notes).doubleOptions
        options.kind = command.kind ?? options.kind
        let plans = names.compactMap { name -> DoublePlan? in
            let types = facts.types(named: name)
            guard let fact = types.first(where: { $0.kind == .protocol }) ?? types.first(where: { $0.kind == .class })
            else { return nil }
            // Only protocols that a test can name.
            if command.all, fact.isLocal || !fact.info.access.isTestable { return nil }
            let known = LibraryProtocols.completing(facts, for: [fact])
            return notes.take(planDouble(of: [fact], in: known, options: options))
        }
        guard !plans.isEmpty, let output = command.output else { return [] }
        return [DoublesFile(path: output, plans: plans, imports: command.testableImport)]
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
