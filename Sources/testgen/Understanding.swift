import Facts
import Project
import Reading
import Resolving

/// A SUT with its facts, its recipe and its doubles.
struct Understanding {
    var subject: Subject
    var index: FactIndex
    var recipe: Recipe
    var tests: Project.TestTarget
    /// The doubles that exist or can be planned.
    var doubles: DoubleCatalog
    /// The name by which a command finds the SUT again: with its module, where another one has a type of that name.
    var name: String

    /// The shortest name for a command: the module's, where that means this SUT and no other.
    var shortName: String {
        let isModule = subject.module == Subject.module(of: subject.type) && name == recipe.sut.qualifiedName
        return isModule ? subject.module : name
    }

    /// The doubles that testgen has to write.
    var wantedDoubles: [DoublesPlanner.Request] { recipe.wantedDoubles(from: doubles, for: tests) }
}

extension Recipe {
    /// The doubles that testgen has to write for tests.
    func wantedDoubles(from catalog: DoubleCatalog, for tests: Project.TestTarget) -> [DoublesPlanner.Request] {
        dependencies.filter { !$0.generatedProtocols.isEmpty }.map {
            DoublesPlanner.Request(
                protocols: $0.generatedProtocols, catalog: catalog, tests: tests, isSendable: $0.mustBeSendable)
        }
    }
}

extension SourceIndex {
    /// The name by which a type is found again: with the types around it, and its module where another one has the same.
    ///
    /// - Parameter modules: The modules whose types share the files of tests.
    fileprivate func lastingName(of type: TypeFact, among modules: Set<String>) -> String {
        let others = declarations(of: type.name).filter { other in
            let module = file(other.location.file)?.module ?? ""
            return other.scope == type.scope && module != type.module && modules.contains(module)
        }
        return others.isEmpty || type.module.isEmpty ? type.qualifiedName : type.module + "." + type.qualifiedName
    }
}

/// Reads the files that concern a SUT and resolves its dependencies.
struct SubjectReader {
    private let workspace: Workspace
    private let existing: ExistingDoubles
    private let parsed = ParsedFiles()
    private let packages: PackageSources

    /// Prepares to read SUTs of a project, each file once.
    init(_ workspace: Workspace, _ existing: ExistingDoubles) {
        self.workspace = workspace
        self.existing = existing
        packages = PackageSources(workspace)
    }

    /// Reads the files that concern a module, bodies included, and resolves the dependencies of its type.
    ///
    /// Every command reads the same, so that a factory is the same whichever command wrote it.
    ///
    /// - Parameter writes: Whether something will be written, which takes a test target.
    func understand(_ argument: String, writes: Bool = true, _ notes: inout Notes) throws -> Understanding {
        let name = workspace.subjectName(argument)
        let subject = try workspace.sources.subject(name, in: workspace.project.configuration.module).get()
        return try understand(subject, writes: writes, &notes)
    }

    /// Reads the files that concern a SUT, bodies included, and resolves its dependencies.
    func understand(_ subject: Subject, writes: Bool = true, _ notes: inout Notes) throws -> Understanding {
        let project = workspace.project
        let containers = try Container.chosen(by: project.configuration)
        var index = try read(subject, registries: containers.flatMap(\.registries), &notes)
        guard let sut = index.types(named: subject.type).first(where: { $0.info.location == subject.location }) else {
            throw Failure(
                "`\(subject.type)` is not declared where it seemed to be", at: subject.location, rule: "reading")
        }
        if var unsupported = UnsupportedStyle.diagnostic(for: sut, in: index) {
            if writes { throw Failure([unsupported]) }
            unsupported.severity = .note
            notes.diagnostics.append(unsupported)
        }
        let tests = try tests(for: sut, writes: writes, &notes)
        var doubles = catalog(index, of: sut, for: tests)
        var resolved = resolve(sut, in: index, options: options(for: sut, containers, tests, doubles))
        let values = workspace.project.elsewhere.isEmpty ? [] : index.undeclaredNames(in: sut.module)
        let elsewhere = try packages.facts(for: resolved.value.unknownNames(in: index), values: values)
        if !elsewhere.isEmpty {
            index = FactIndex(files: index.files + elsewhere, library: index.library)
            doubles = catalog(index, of: sut, for: tests)
            resolved = resolve(sut, in: index, options: options(for: sut, containers, tests, doubles))
        }
        return Understanding(
            subject: subject, index: index, recipe: notes.take(resolved), tests: tests, doubles: doubles,
            name: workspace.sources.lastingName(of: sut, among: modules(of: tests)))
    }

    private func read(_ subject: Subject, registries: [String], _ notes: inout Notes) throws -> FactIndex {
        let sources = workspace.sources
        var reader = DemandReader(sources, depth: .bodies, parsed: parsed)
        let names = registries + sources.errors(near: subject.type)
        let facts = try reader.read(sources.files(ofLineOf: subject.type), naming: names)
        notes.parsed.formUnion(facts.value.map(\.path))
        let files = try notes.require(facts)
        return FactIndex(files: files + workspace.interfaces.facts(for: files), library: libraryTypes)
    }

    private func catalog(_ index: FactIndex, of sut: TypeFact, for tests: Project.TestTarget) -> DoubleCatalog {
        DoubleCatalog(
            index, options: workspace.doubleOptions(), existing: existing, in: workspace, for: tests,
            asked: sut.namesAsked(in: index))
    }

    private func options(
        for sut: TypeFact, _ containers: [Container], _ tests: Project.TestTarget, _ doubles: DoubleCatalog
    ) -> ResolveOptions {
        let project = workspace.project
        let module = project.modules.first { $0.name == sut.module }
        var options = ResolveOptions(
            containers: containers, defaultActor: project.configuration.defaultActor(of: module),
            testModules: tests.isStrict ? modules(of: tests) : nil,
            scene: sut.kind == .class ? readScene(of: sut.name, in: workspace.root.tree) : nil,
            offer: doubles.offer)
        options.stranger = { doubles.own(for: $0, in: tests) }
        return options
    }

    /// The modules that the tests can import, without those for the other test framework.
    private func modules(of tests: Project.TestTarget) -> Set<String> {
        let all = Set(tests.dependencies)
        return workspace.configuration.framework == .xctest
            ? all.subtracting(Container.all.flatMap(\.traitModules)) : all
    }

    private func tests(for sut: TypeFact, writes: Bool, _ notes: inout Notes) throws -> Project.TestTarget {
        let project = workspace.project
        if let choice = project.testChoice(for: sut.module) {
            let target = choice.target
            notes.choices.append("tests of \(sut.module) go into \(target.name) (\(target.path)): \(choice.reason)")
            return target
        }
        if !writes {
            let name = sut.module + "Tests"
            return Project.TestTarget(name: name, path: name, dependencies: project.modules.map(\.name))
        }
        throw project.noTests(for: sut.module, at: sut.info.location)
    }
}

extension Container {
    /// The containers that a configuration allows.
    static func chosen(by configuration: Configuration) throws -> [Container] {
        switch configuration.container {
        case nil: return all
        case .custom(let described): return [Container.custom(described)] + all
        case .known("none"): return []
        case .known(let name):
            let chosen = all.filter { $0.name.lowercased() == name.lowercased() }
            if !chosen.isEmpty { return chosen }
            throw Failure(
                "`container` names `\(name)`, which testgen does not know; it knows "
                    + (all.map(\.name) + ["none"]).joined(separator: ", "),
                at: configuration.places["container"], rule: "config")
        }
    }
}

extension Configuration {
    /// The isolation of a module's declarations that state none: what the configuration says, else the manifest.
    func defaultActor(of module: Project.Module?) -> String? {
        switch isolation {
        case .mainActor: "MainActor"
        case .nonisolated: nil
        case nil: module?.isMainActorByDefault == true ? "MainActor" : nil
        }
    }
}

extension SourceIndex {
    /// Names of error types a suite may let doubles throw: those that share a word with the SUT first, a few in all.
    fileprivate func errors(near sut: String) -> [String] {
        let names = testableNames.filter { $0.hasSuffix("Error") || $0.hasSuffix("Failure") }
        let shared = { (name: String) in zip(name, sut).prefix { $0 == $1 }.count }
        return Array(names.sorted { (shared($1), $0) < (shared($0), $1) }.prefix(8))
    }
}

extension TypeFact {
    /// The names of members that its code asks for.
    fileprivate func namesAsked(in index: FactIndex) -> Set<String> {
        var names: Set<String> = []
        for member in index.members(of: self) {
            member.forEachExpression { expression, _ in
                if case .member(_, let name) = expression { names.insert(name) }
            }
        }
        return names
    }
}
