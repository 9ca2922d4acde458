import Facts
import Host
import MockData
import Project
import Reading
import Rendering

/// One run of `testgen data`.
struct DataRun {
    private let root: ProjectRoot
    private let workspace: Workspace?
    private var command: DataCommand
    /// The models to build: those that the command names, and those that the same files build already.
    private let names: [String]
    private let shape: DataShape

    /// Runs the command in a world, and says what it wrote.
    static func outcome(of command: DataCommand, in world: World, _ notes: inout Notes) async throws -> Outcome {
        let root = try ProjectRoot.read(world, &notes)
        let workspace = command.sources.isEmpty ? try Workspace(root, &notes) : nil
        return try await DataRun(root: root, workspace: workspace, command: command).outcome(&notes)
    }

    /// Prepares a run. It drops the models of earlier runs that no longer exist.
    ///
    /// - Parameter workspace: The project; `nil` where the command names what it reads.
    init(root: ProjectRoot, workspace: Workspace?, command: DataCommand) {
        self.root = root
        self.workspace = workspace
        self.command = command
        shape = command.shape ?? root.configuration.data
        guard let workspace else {
            names = command.models
            return
        }
        // What the kit began is one file with what comes later.
        if command.output == nil { self.command.output = Self.kitFolder(shape, in: workspace) }
        let output = self.command.output
        let earlier = Self.earlierModels(shape, output: output, in: workspace).filter { name in
            let simple = name.split(separator: ".").last.map(String.init) ?? name
            return !workspace.sources.declarations(of: simple).isEmpty
        }
        names = Set(command.models + earlier).sorted()
    }

    /// The folder in which the kit wrote builders of a shape; `nil` without one.
    private static func kitFolder(_ shape: DataShape, in workspace: Workspace) -> String? {
        guard shape == .dataBuilder else { return nil }
        return workspace.tests.files.lazy.filter { Path.name($0.path) == "MockDataBuilder.swift" }.compactMap { file in
            let past = pastCommand(String(decoding: file.bytes, as: UTF8.self))
            return past?.shape == shape && past?.output == Path.folder(file.path) ? past?.output : nil
        }.first
    }

    /// The command `data` that wrote a text; `nil` where another one did.
    private static func pastCommand(_ text: String) -> DataCommand? {
        guard let line = Fingerprint.command(of: text), line.hasPrefix("data ") else { return nil }
        return try? DataCommand.parse(line.split(separator: " ").dropFirst().map(String.init))
    }

    /// The models of the files that a command of the same shape and place wrote.
    private static func earlierModels(_ shape: DataShape, output: String?, in workspace: Workspace) -> [String] {
        guard shape == .factory || shape == .dataBuilder else { return [] }
        return workspace.tests.files.flatMap { file -> [String] in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard let past = pastCommand(text), past.shape == shape, past.output == output else { return [] }
            return past.models
        }
    }

    /// Writes the builders and says which.
    func outcome(_ notes: inout Notes) async throws -> Outcome {
        let made = try make(&notes)
        let set = made.set
        var drafts = made.drafts
        if set.plans.isEmpty {
            drafts = try drafts.filter { try root.world.existing($0.path) != nil }
            if drafts.isEmpty { notes.diagnostics.append(emptiness(of: set)) }
        }
        if command.verify, let workspace { try await DraftBuild(workspace).check(drafts) }
        let output = Output(
            builders: set.plans.map(\.model.qualifiedName), found: set.found.values.map(\.callee).sorted(),
            missing: set.missing.map(\.model.qualifiedName),
            holes: set.plans.flatMap { plan in plan.holes.map { "\(plan.stem).\($0.parameter)" } })
        guard let workspace else { return Outcome(data: output, changes: try root.world.write(drafts)) }
        return try workspace.write(drafts) { Outcome(data: output, changes: $0) }
    }

    /// Says why there is no builder to write.
    private func emptiness(of set: BuilderSet) -> Diagnostic {
        let names = set.missing.map(\.model.name).joined(separator: ", ")
        let callees = set.found.values.map { "`\($0.callee)`" }.sorted().joined(separator: ", ")
        let reasons = [
            names.isEmpty ? nil : "no test can make \(names)",
            callees.isEmpty ? nil : "the tests have \(callees) already",
        ].compactMap { $0 }
        let reason = reasons.isEmpty ? "there is no model in the sources" : reasons.joined(separator: ", and ")
        return Diagnostic(.warning, "there is no builder to write: \(reason)", rule: "nothing-to-do")
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var builders: [String]
        var found: [String]
        var missing: [String]
        var holes: [String]
    }

    /// The drafts, and the builders in them.
    func make(_ notes: inout Notes) throws -> (drafts: [Draft], set: BuilderSet) {
        let scene = try workspace.map { try projectScene($0, &notes) } ?? looseScene(&notes)
        let maker = SampleMaker(index: scene.index, options: scene.options)
        let set = notes.take(maker.builders(for: scene.models))
        var files = maker.files(for: set)
        if command.scenario, let scenario = maker.scenario(for: set) { files.append(scenario) }
        let rendered = try notes.require(renderData(files, templates: root.templates()))
        let drafts = rendered.map {
            Draft(path: Path.join(scene.folder, $0.name), content: $0.text, command: commandLine(scene.options.shape))
        }
        return (drafts, set)
    }

    /// The command that makes the files again; empty where they are not a project's.
    private func commandLine(_ shape: DataShape) -> String {
        guard command.sources.isEmpty else { return "" }
        return Self.commandLine(
            shape, hasScenario: command.scenario, output: command.output, models: command.all ? ["--all"] : names)
    }

    /// The command that makes files of mock data again.
    static func commandLine(_ shape: DataShape, hasScenario: Bool, output: String?, models: [String]) -> String {
        let options = ["--shape", shape.rawValue] + (hasScenario ? ["--scenario"] : [])
        let place = output.map { ["--output", $0] } ?? []
        return (["data"] + options + place + models).joined(separator: " ")
    }

    /// The input for planning builders.
    private struct Scene {
        var index: FactIndex
        var models: [TypeFact]
        var options: DataOptions
        var folder: String
    }

    // MARK: In a project

    private func projectScene(_ workspace: Workspace, _ notes: inout Notes) throws -> Scene {
        let (project, sources) = (workspace.project, workspace.sources)
        let names = command.all ? sources.testableNames.sorted() : names
        for name in command.models where sources.declarations(of: simple(name)).isEmpty { throw unknown(name, sources) }
        var reader = DemandReader(sources)
        let paths = names.flatMap { sources.files(naming: simple($0)) }
        let facts = try notes.require(reader.read(paths, naming: names.map(simple)))
        let first = FactIndex(files: facts)
        let models = try command.all ? first.types.filter(first.isModel) : names.map { try model($0, in: first) }
        guard let module = models.first?.module, let tests = project.tests(for: module) ?? project.tests.first else {
            throw Failure("no test target can import the models; add one, or give --output", rule: "no-tests")
        }
        let known = try ExistingData(of: Set(first.types.map(\.name)), in: tests.name, tests: workspace.tests)
        let index = FactIndex(files: facts + known.files)
        return Scene(
            index: index, models: models, options: options(project, testModule: tests.name),
            folder: command.output ?? Path.join(tests.path, "MockData"))
    }

    private func options(_ project: Project, testModule: String) -> DataOptions {
        let actors = project.modules.filter(\.isMainActorByDefault).map { ($0.name, "MainActor") }
        return DataOptions(
            shape: shape,
            defaultActors: Dictionary(actors, uniquingKeysWith: { first, _ in first }), testModule: testModule,
            testModules: Set(project.tests.map(\.name)))
    }

    private func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private func model(_ name: String, in index: FactIndex) throws -> TypeFact {
        let simple = simple(name)
        let all = index.types(named: simple).filter {
            $0.qualifiedName == name || $0.qualifiedName.hasSuffix("." + name)
        }
        let exact = all.filter { $0.qualifiedName == name }
        let found = exact.isEmpty ? all : exact
        if found.count == 1, let fact = found.first { return fact }
        guard let first = found.first else { throw Failure("there is no type `\(name)`", rule: "no-such-model") }
        throw Failure(
            "`\(name)` is declared more than once; write the whole path", at: first.info.location, rule: "ambiguous",
            notes: found.map { "\($0.qualifiedName) at \($0.info.location)" })
    }

    private func unknown(_ name: String, _ sources: SourceIndex) -> Failure {
        let near = Nearest.names(to: simple(name), among: sources.testableNames)
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        return Failure("there is no type `\(name)` in the sources\(hint)", rule: "no-such-model")
    }

    // MARK: Without a project

    private func looseScene(_ notes: inout Notes) throws -> Scene {
        let files = try command.sources.flatMap { try root.world.looseFiles($0, module: command.module) }
        let facts = try files.map { file in
            notes.take(
                readFile(
                    try FileTree.text(file.bytes, path: file.path), path: file.path, module: command.module,
                    depth: .bodies))
        }
        let index = FactIndex(files: facts)
        let wanted = Set(command.models)
        let models = index.types.filter { type in
            guard type.kind != .protocol, index.isModel(type) else { return false }
            return command.all ? true : wanted.contains(type.qualifiedName) || wanted.contains(type.name)
        }
        for name in command.models where !models.contains(where: { $0.name == simple(name) }) {
            throw Failure("there is no type `\(name)` in the sources", rule: "no-such-model")
        }
        return Scene(index: index, models: models, options: DataOptions(shape: shape), folder: command.output ?? ".")
    }
}
