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
    private let options: DoubleOptions

    /// Prepares to plan the files of a project.
    ///
    /// - Parameter output: The file that a command asks for, instead of the one that the project says.
    init(_ workspace: Workspace, _ present: ExistingDoubles, output: String? = nil) {
        self.workspace = workspace
        self.present = present
        options = workspace.doubleOptions(writing: output)
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
            // A composition whose double was called otherwise is doubled once.
            let wanted = Set(plans.map { Set($0.protocols.map(\.info.location)) })
            let existing = try existingPlans(at: path, &notes).filter { plan in
                plan.protocols.count == 1 || !wanted.contains(Set(plan.protocols.map(\.info.location)))
            }
            let all = Array((plans + existing).uniqued(on: \.name))
            let foreign = Set(all.flatMap(\.protocols).map(\.module)).subtracting(known)
            return DoublesFile(
                path: path, plans: all, foreign: foreign, owner: workspace.project.module(owning: path))
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
        let already = present.owned.values.joined().map(\.protocols).filter { $0.contains("Sendable") }
        return Set(wanted.filter(\.isSendable).map(\.names) + already.map { Set($0).subtracting(["Sendable"]) })
    }

    /// The doubles that already stand in a file of testgen's and whose protocols still exist.
    private func existingPlans(at path: String, _ notes: inout Notes) throws -> [DoublePlan] {
        let sendable = sendable([])
        guard let owned = present.owned[path] else { return try lostPlans(of: path, &notes) }
        let (found, catalog) = try protocols(named: owned.map(\.protocols), &notes)
        return zip(owned, found).compactMap { double, protocols in
            guard !protocols.isEmpty else { return nil }
            return catalog.plan(
                of: protocols, named: protocols.count > 1 ? double.name : nil, kind: Self.kind(of: path),
                isSendable: sendable.contains(Set(protocols.map(\.name)))
            ).value
        }
    }

    /// The doubles that generated files of the tests use, where the file in which they stood is gone.
    private func lostPlans(of path: String, _ notes: inout Notes) throws -> [DoublePlan] {
        guard !workspace.configuration.mocks.split, Self.kind(of: path) == nil,
            !workspace.tests.files.contains(where: { $0.path == path })
        else { return [] }
        let target = workspace.owners.tests(owning: path)?.name
        let used = workspace.tests.files.reduce(into: Set<String>()) { used, file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard target == nil || file.module == target, Fingerprint.command(of: text) != nil else { return }
            used.formUnion(identifiers(in: text))
        }
        guard !used.isEmpty else { return [] }
        let protocols = workspace.sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name)
        let (found, catalog) = try self.protocols(named: protocols.uniqued().map { [$0] }, &notes)
        return found.compactMap { protocols in
            guard !protocols.isEmpty, let plan = catalog.plan(of: protocols).value else { return nil }
            return used.contains(plan.name) && workspace.tests.declarations(of: plan.name).isEmpty ? plan : nil
        }
    }

    /// Reads the protocols, or classes, of given names, with the catalog of their doubles; of those that no longer exist
    /// nothing is found.
    private func protocols(
        named names: [[String]], _ notes: inout Notes
    ) throws -> (found: [[TypeFact]], catalog: DoubleCatalog) {
        let index = index(of: try notes.require(read(names.flatMap { $0 })))
        let found = names.map { $0.compactMap(index.subjectOfDouble) }
        return (found, catalog(index))
    }

    /// Reads what declares some names, as far as it can be read, with the catalog of doubles.
    func index(naming names: [String], _ notes: inout Notes) throws -> (index: FactIndex, catalog: DoubleCatalog) {
        let index = index(of: notes.readable(try read(names)))
        return (index, catalog(index))
    }

    private func read(_ names: [String]) throws -> Diagnosed<[FileFacts]> {
        var reader = DemandReader(workspace.sources, depth: .requirements)
        return try reader.read([], naming: names)
    }

    private func index(of files: [FileFacts]) -> FactIndex {
        FactIndex(files: files + workspace.interfaces.facts(for: files))
    }

    private func catalog(_ index: FactIndex) -> DoubleCatalog {
        DoubleCatalog(index, options: options, existing: present, in: workspace)
    }
}

extension FactIndex {
    /// What a double of a name stands for: a protocol, a class or a struct of closures.
    func subjectOfDouble(_ name: String) -> TypeFact? {
        let types = types(named: name)
        return types.first { $0.kind == .protocol } ?? types.first { $0.kind == .class }
            ?? types.firstNonNil(protocolOfClosures)
    }
}
