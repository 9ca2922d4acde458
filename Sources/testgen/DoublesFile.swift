import Doubles
import Facts
import Project
import Reading
import Rendering

/// A file that holds doubles testgen writes.
struct DoublesFile {
    /// The file.
    var path: String
    /// The doubles in it.
    var plans: [DoublePlan]
    /// Modules to import with `@testable`, beside those the protocols are declared in.
    var imports: [String] = []
    /// Modules that are not the project's, whose internal declarations nobody may need.
    var foreign: Set<String> = []

    /// A double somebody needs.
    struct Wanted {
        /// The protocols it stands for.
        var protocols: [TypeFact]
        /// The facts to plan it from.
        var index: FactIndex
        /// The test target that needs it.
        var tests: Project.TestTarget
        /// Whether it must be `Sendable` though its protocols are not.
        var isSendable = false
        /// The kind, where the command asks for one: such doubles have a file of their own.
        var kind: DoubleKind?
        /// The names of its protocols.
        var names: Set<String> { Set(protocols.map(\.name)) }
    }

    /// The file as it should be.
    var draft: Draft {
        let modules = Set(imports + plans.flatMap(\.protocols).map(\.module)).filter { !$0.isEmpty }
        let others = modules.intersection(foreign).sorted().map {
            ImportFact(module: $0, text: "import \($0)", attributes: [])
        }
        var plans = plans
        if !plans.isEmpty { plans[0].imports += others }
        let own = modules.subtracting(foreign).sorted()
        return Draft(path: path, content: renderDoubles(plans, testableImports: own), command: "mocks")
    }

    /// Plans doubles into the files they belong to, together with those that already stand there.
    ///
    /// - Parameter others: Files that are planned even when nothing new belongs to them.
    static func plan(_ wanted: [Wanted], and others: [String] = [], in session: Session) throws -> [DoublesFile] {
        let configuration = try session.configuration.get()
        var options = configuration.doubleOptions
        var files = others.map { DoublesFile(path: $0, plans: []) }
        let sendable = try sendable(wanted, in: session)
        for wanted in wanted {
            options.isSendable = sendable.contains(wanted.names)
            options.kind = wanted.kind ?? configuration.double
            guard let plan = session.take(planDouble(of: wanted.protocols, in: wanted.index, options: options)) else {
                continue
            }
            let asked = wanted.kind == configuration.double ? nil : wanted.kind
            let path = path(of: plan, asked, in: wanted.tests, configuration.mocks)
            if let index = files.firstIndex(where: { $0.path == path }) {
                if !files[index].plans.contains(where: { $0.name == plan.name }) { files[index].plans.append(plan) }
            } else {
                files.append(DoublesFile(path: path, plans: [plan]))
            }
        }
        for index in files.indices {
            let present = try earlier(at: files[index].path, options: options, in: session)
            let names = Set(files[index].plans.map(\.name))
            files[index].plans += present.filter { !names.contains($0.name) }
        }
        let known = Set(try session.project.get().modules.map(\.name))
        for index in files.indices {
            files[index].foreign = Set(files[index].plans.flatMap(\.protocols).map(\.module)).subtracting(known)
        }
        return files.filter { !$0.plans.isEmpty }
    }

    private static func path(
        of plan: DoublePlan, _ kind: DoubleKind?, in tests: Project.TestTarget, _ mocks: Configuration.Mocks
    ) -> String {
        let folder = Path.join(tests.path, "Mocks")
        if let kind, !mocks.split { return Path.join(folder, fileName(of: kind)) }
        if mocks.split { return Path.join(mocks.output ?? folder, plan.name + ".generated.swift") }
        return mocks.output ?? Path.join(folder, "AutoMockable.generated.swift")
    }

    /// `Stubs.generated.swift`
    private static func fileName(of kind: DoubleKind) -> String {
        (kind == .dummy ? "Dummies" : kind.suffix == "Spy" ? "Spies" : kind.suffix + "s") + ".generated.swift"
    }

    /// The kind of the doubles that a file's name tells of.
    private static func kind(of path: String) -> DoubleKind? {
        DoubleKind.allCases.first { fileName(of: $0) == Path.name(path) }
    }

    /// The protocols of those doubles that must be `Sendable` for somebody, or are already.
    private static func sendable(_ wanted: [Wanted], in session: Session) throws -> Set<Set<String>> {
        let present = try session.doubles.get().owned.values.joined().filter { $0.contains("Sendable") }
        return Set(wanted.filter(\.isSendable).map(\.names) + present.map { Set($0).subtracting(["Sendable"]) })
    }

    /// The doubles that already stand in a file of testgen's and whose protocols still exist.
    private static func earlier(
        at path: String, options: DoubleOptions, in session: Session
    ) throws -> [DoublePlan] {
        let present = try session.doubles.get().owned[path] ?? []
        let sendable = try sendable([], in: session)
        return try protocols(named: present, in: session).compactMap { protocols, index in
            var options = options
            options.isSendable = sendable.contains(Set(protocols.map(\.name)))
            options.kind = kind(of: path) ?? options.kind
            return planDouble(of: protocols, in: index, options: options).value
        }
    }

    /// Reads the protocols, or classes, of given names; those that no longer exist are left out.
    static func protocols(
        named names: [[String]], in session: Session
    ) throws -> [(protocols: [TypeFact], index: FactIndex)] {
        if names.isEmpty { return [] }
        let sources = try session.sources.get()
        var reader = DemandReader(sources, depth: .requirements)
        let index = FactIndex(files: try session.require(reader.read([], naming: names.flatMap { $0 })))
        return names.compactMap { names in
            let found = names.compactMap { name in
                let types = index.types(named: name)
                return types.first { $0.kind == .protocol } ?? types.first { $0.kind == .class }
            }
            return found.isEmpty ? nil : (found, index)
        }
    }
}

extension Configuration {
    /// What the doubles stage is told.
    var doubleOptions: DoubleOptions {
        var options = DoubleOptions(naming: naming, failsUnstubbed: unstubbed == .fail)
        options.kind = double
        return options
    }
}
