import Reading
import Rendering
import Scaffolding

/// The file, or with `split` the files, that hold the doubles testgen writes.
struct DoublesFile {
    /// The doubles that were asked for now.
    var plans: [DoublePlan]
    /// What to write.
    var drafts: [Draft]

    /// Plans the doubles a SUT needs, together with those that already stand in the file.
    static func plan(for known: Scaffold.Understanding, in session: Session) throws -> DoublesFile {
        let wanted = known.recipe.dependencies.compactMap { dependency -> [TypeFact]? in
            if case .generated(_, let protocols) = dependency.double { protocols } else { nil }
        }
        return try plan(wanted, index: known.index, tests: known.tests, in: session)
    }

    /// Plans doubles for protocols, together with those that already stand in the file.
    static func plan(
        _ wanted: [[TypeFact]], index: FactIndex, tests: Project.TestTarget, in session: Session
    ) throws -> DoublesFile {
        let configuration = try session.configuration.get()
        let options = DoubleOptions(naming: configuration.naming)
        var names: Set<String> = []
        let plans = wanted.compactMap { session.take(planDouble(of: $0, in: index, options: options)) }
            .filter { names.insert($0.name).inserted }
        let folder = Path.join(tests.path, "Mocks")
        if configuration.mocks.split {
            let drafts = plans.map { plan in
                let path = Path.join(configuration.mocks.output ?? folder, plan.name + ".generated.swift")
                return Draft(path: path, content: text([plan]))
            }
            return DoublesFile(plans: plans, drafts: drafts)
        }
        if plans.isEmpty { return DoublesFile(plans: [], drafts: []) }
        let path = configuration.mocks.output ?? Path.join(folder, "AutoMockable.generated.swift")
        let all = try plans + earlier(at: path, besides: plans, options: options, in: session)
        return DoublesFile(plans: plans, drafts: [Draft(path: path, content: text(all))])
    }

    /// The doubles that already stand in a file of testgen's and whose protocols still exist.
    private static func earlier(
        at path: String, besides plans: [DoublePlan], options: DoubleOptions, in session: Session
    ) throws -> [DoublePlan] {
        let present = try ExistingDoubles(session: session).owned[path] ?? []
        let sources = try session.sources.get()
        let names = present.flatMap { $0 }
        let files = Set(names.flatMap { sources.files(naming: $0) })
        var reader = DemandReader(sources)
        let index = FactIndex(files: try session.require(reader.read(files.sorted(), naming: names)))
        let done = Set(plans.map(\.name))
        return present.compactMap { names -> DoublePlan? in
            let protocols = names.compactMap { name in index.types(named: name).first { $0.kind == .protocol } }
            guard !protocols.isEmpty else { return nil }
            return planDouble(of: protocols, in: index, options: options).value
        }
        .filter { !done.contains($0.name) }
    }

    private static func text(_ plans: [DoublePlan]) -> String {
        let modules = Set(plans.flatMap(\.protocols).map(\.module)).filter { !$0.isEmpty }
        return renderDoubles(plans, testableImports: modules.sorted())
    }
}
