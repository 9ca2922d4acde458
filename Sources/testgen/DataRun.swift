import Host
import Reading
import Rendering
import Scaffolding

/// One run of `testgen data`.
struct DataRun {
    let session: Session
    let command: DataCommand
    /// The models that are wanted: those named, and those that stand in the same files already.
    private let names: [String]
    private let shape: DataShape

    /// Prepares a run; of the models that earlier runs wrote, those that are gone are left out.
    init(session: Session, command: DataCommand) throws {
        self.session = session
        self.command = command
        shape = try command.shape ?? session.configuration.get().data
        guard command.sources.isEmpty else {
            names = command.models
            return
        }
        let sources = try session.sources.get()
        let earlier = try Self.earlier(shape, output: command.output, in: session).filter { name in
            let simple = name.split(separator: ".").last.map(String.init) ?? name
            return !sources.declarations(of: simple).isEmpty
        }
        names = Set(command.models + earlier).sorted()
    }

    /// The models of the files that a command of the same shape and place wrote.
    private static func earlier(_ shape: DataShape, output: String?, in session: Session) throws -> [String] {
        guard shape == .factory || shape == .dataBuilder else { return [] }
        return try session.tests.get().files.flatMap { file -> [String] in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard Fingerprint.ownership(of: text) == .untouched, let line = Fingerprint.command(of: text),
                line.hasPrefix("data "),
                let past = try? DataCommand.parse(line.split(separator: " ").dropFirst().map(String.init)),
                past.shape == shape, past.output == output
            else { return [] }
            return past.models
        }
    }

    /// Writes the builders and says which.
    func outcome() throws -> Outcome {
        let made = try make()
        let changes = try session.write(made.drafts)
        let set = made.set
        return Outcome(
            data: Output(
                builders: set.plans.map(\.model.qualifiedName), found: set.found.values.map(\.callee).sorted(),
                missing: set.missing.map(\.model.qualifiedName),
                holes: set.plans.flatMap { plan in plan.holes.map { "\(plan.stem).\($0.parameter)" } }),
            changes: changes)
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var builders: [String]
        var found: [String]
        var missing: [String]
        var holes: [String]
    }

    /// The drafts, and the builders in them.
    func make() throws -> (drafts: [Draft], set: BuilderSet) {
        let scene = try command.sources.isEmpty ? projectScene() : looseScene()
        let maker = SampleMaker(index: scene.index, options: scene.options)
        let set = session.take(maker.builders(for: scene.models))
        var files = maker.files(for: set)
        if command.scenario, let scenario = maker.scenario(for: set) { files.append(scenario) }
        let rendered = try session.require(renderData(files, templates: session.templates.get()))
        let drafts = rendered.map {
            Draft(path: Path.join(scene.folder, $0.name), content: $0.text, command: commandLine(scene.options.shape))
        }
        return (drafts, set)
    }

    /// The command that makes the files again; empty where they are not a project's.
    private func commandLine(_ shape: DataShape) -> String {
        guard command.sources.isEmpty else { return "" }
        let options = ["--shape", shape.rawValue] + (command.scenario ? ["--scenario"] : [])
        let place = command.output.map { ["--output", $0] } ?? []
        return (["data"] + options + place + (command.all ? ["--all"] : names)).joined(separator: " ")
    }

    /// What is known before builders are planned.
    private struct Scene {
        var index: FactIndex
        var models: [TypeFact]
        var options: DataOptions
        var folder: String
    }

    // MARK: In a project

    private func projectScene() throws -> Scene {
        let project = try session.project.get()
        let sources = try session.sources.get()
        let names = command.all ? sources.testableNames.sorted() : names
        for name in command.models where sources.declarations(of: simple(name)).isEmpty { throw unknown(name, sources) }
        var reader = DemandReader(sources)
        let paths = names.flatMap { sources.files(naming: simple($0)) }
        let facts = try session.require(reader.read(paths, naming: names.map(simple)))
        let first = FactIndex(files: facts)
        let models = try command.all ? first.types.filter(first.isModel) : names.map { try model($0, in: first) }
        guard let module = models.first?.module, let tests = project.tests(for: module) ?? project.tests.first else {
            throw Failure("no test target can import the models; add one, or give --output", rule: "no-tests")
        }
        let known = try ExistingData(of: Set(first.types.map(\.name)), in: tests.name, session: session)
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

    private func looseScene() throws -> Scene {
        let files = try command.sources.flatMap(files)
        let facts = try files.map { file in
            session.take(
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

    private func files(_ argument: String) throws -> [SourceIndex.File] {
        let path = Path.join(session.root, argument)
        if let bytes = try? session.machine.files.read(path) {
            return [SourceIndex.File(path: argument, module: command.module, bytes: bytes)]
        }
        let tree = try session.machine.files.snapshot(of: path)
        return try tree.paths.filter { $0.hasSuffix(".swift") }.map {
            SourceIndex.File(path: Path.join(argument, $0), module: command.module, bytes: try tree.bytes($0))
        }
    }
}
