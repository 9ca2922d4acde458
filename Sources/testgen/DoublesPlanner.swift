import Algorithms
import Doubles
import Facts
import OrderedCollections
import Project
import Reading

/// Plans doubles into the files they belong to, together with those that already stand there.
struct DoublesPlanner {
    private let workspace: Workspace
    private let present: ExistingDoubles

    /// Prepares to plan the files of a project.
    init(_ workspace: Workspace, _ present: ExistingDoubles) {
        self.workspace = workspace
        self.present = present
    }

    /// A double that a suite, a factory or a command needs.
    struct Request {
        /// The protocols it stands for.
        var protocols: [TypeFact]
        /// The catalog that plans it.
        var catalog: DoubleCatalog
        /// The test target that needs it.
        var tests: Project.TestTarget
        /// Whether it must be `Sendable` though its protocols are not.
        var isSendable = false
        /// The kind that the command asks for, which gets a file of its own; `nil` for the usual one.
        var kind: DoubleKind?
        /// The names of its protocols.
        var names: Set<String> { Set(protocols.map(\.name)) }
    }

    /// Plans the files of the doubles.
    ///
    /// - Parameter others: Files that are planned even when nothing new belongs to them.
    func files(_ wanted: [Request], and others: [String] = [], _ notes: inout Notes) throws -> [DoublesFile] {
        var plans: OrderedDictionary<String, [DoublePlan]> = [:]
        for path in others { plans[path] = [] }
        let sendable = sendable(wanted)
        for wanted in wanted {
            let plan = wanted.catalog.plan(
                of: wanted.protocols, kind: wanted.kind, isSendable: sendable.contains(wanted.names))
            guard let plan = notes.take(plan) else { continue }
            let asked = wanted.kind == workspace.configuration.double ? nil : wanted.kind
            let path = path(of: plan, asked, in: wanted.tests)
            plans[path, default: []].append(plan)
        }
        let known = Set(workspace.project.modules.map(\.name))
        let files = try plans.map { path, plans in
            let all = try (plans + existingPlans(at: path, &notes)).uniqued(on: \.name)
            let foreign = Set(all.flatMap(\.protocols).map(\.module)).subtracting(known)
            return DoublesFile(path: path, plans: all, foreign: foreign)
        }
        return files.filter { !$0.plans.isEmpty }
    }

    private func path(of plan: DoublePlan, _ kind: DoubleKind?, in tests: Project.TestTarget) -> String {
        let mocks = workspace.configuration.mocks
        let folder = Path.join(tests.path, "Mocks")
        if let kind, !mocks.split { return Path.join(folder, Self.fileName(of: kind)) }
        if mocks.split { return Path.join(mocks.output ?? folder, plan.name + ".generated.swift") }
        return mocks.output ?? Path.join(folder, fileName(in: folder, of: tests))
    }

    /// `AutoMockable.generated.swift`, or another name where a file of the tests has that: a module has no two files of one
    /// name.
    private func fileName(in folder: String, of tests: Project.TestTarget) -> String {
        let name = "AutoMockable.generated.swift"
        let isTaken = workspace.tests.files.contains { file in
            file.module == tests.name && Path.name(file.path) == name && Path.folder(file.path) != folder
        }
        return isTaken ? "Doubles.generated.swift" : name
    }

    /// `Stubs.generated.swift`
    private static func fileName(of kind: DoubleKind) -> String {
        kind.plural + ".generated.swift"
    }

    /// The kind of the doubles in a file, by the file's name.
    private static func kind(of path: String) -> DoubleKind? {
        DoubleKind.allCases.first { fileName(of: $0) == Path.name(path) }
    }

    /// The protocols whose doubles must be `Sendable`, or are already.
    private func sendable(_ wanted: [Request]) -> Set<Set<String>> {
        let already = present.owned.values.joined().filter { $0.contains("Sendable") }
        return Set(wanted.filter(\.isSendable).map(\.names) + already.map { Set($0).subtracting(["Sendable"]) })
    }

    /// The doubles that already stand in a file of testgen's and whose protocols still exist.
    private func existingPlans(at path: String, _ notes: inout Notes) throws -> [DoublePlan] {
        let sendable = sendable([])
        let (found, catalog) = try protocols(named: present.owned[path] ?? [], &notes)
        return found.compactMap { protocols in
            catalog.plan(
                of: protocols, kind: Self.kind(of: path), isSendable: sendable.contains(Set(protocols.map(\.name)))
            ).value
        }
    }

    /// Reads the protocols, or classes, of given names, with the catalog of their doubles; those that no longer exist
    /// are left out.
    func protocols(
        named names: [[String]], _ notes: inout Notes
    ) throws -> (found: [[TypeFact]], catalog: DoubleCatalog) {
        var reader = DemandReader(workspace.sources, depth: .requirements)
        let files = try notes.require(reader.read([], naming: names.flatMap { $0 }))
        let index = FactIndex(files: files + workspace.interfaces.facts(for: files))
        let found = names.compactMap { names -> [TypeFact]? in
            let found = names.compactMap { name in
                let types = index.types(named: name)
                return types.first { $0.kind == .protocol } ?? types.first { $0.kind == .class }
                    ?? types.firstNonNil(index.protocolOfClosures)
            }
            return found.isEmpty ? nil : found
        }
        let options = workspace.configuration.doubleOptions
        return (found, DoubleCatalog(index, options: options, existing: present, in: workspace))
    }
}
