import Doubles
import Facts
import Project
import Reading
import Rendering

/// A generated file of doubles.
struct DoublesFile {
    /// The file.
    var path: String
    /// The doubles in it.
    var plans: [DoublePlan]
    /// Modules to import with `@testable`, beside those the protocols are declared in.
    var imports: [String] = []
    /// Modules outside of the project, which are imported without `@testable`.
    var foreign: Set<String> = []

    /// The module that the file belongs to; `nil` for a file of tests.
    var owner: Project.Module?

    /// The file as it should be.
    var draft: Draft {
        let modules = Set(imports + plans.flatMap(\.protocols).map(\.module)).filter {
            !$0.isEmpty && $0 != owner?.name
        }
        let visible = modules.filter { foreign.contains($0) || owner != nil && showsAll(of: $0) }
        let others = visible.sorted().map { ImportFact(module: $0, text: "import \($0)", attributes: []) }
        var plans = plans
        if !plans.isEmpty { plans[0].imports += others }
        let own = modules.subtracting(visible).sorted()
        var draft = Draft(path: path, content: renderDoubles(plans, testableImports: own), command: "mocks")
        draft.grain = .types
        return draft
    }

    /// The file as it should be, with imports that say which of two types of one name is meant.
    func draft(_ clashes: NameClashes) -> Draft {
        var draft = draft
        draft.content = clashes.resolved(in: draft.content)
        return draft
    }

    /// Whether a module shows to everybody what the doubles of its protocols need.
    private func showsAll(of module: String) -> Bool {
        plans.allSatisfy { plan in
            plan.interfaces.isEmpty && plan.protocols.allSatisfy { $0.module != module || $0.info.access >= .public }
        }
    }
}

extension Workspace {
    /// The options of the doubles stage, for doubles that go to a file, or to the project's usual one.
    func doubleOptions(writing output: String? = nil) -> DoubleOptions {
        var options = configuration.doubleOptions
        let path = output ?? configuration.mocks.output
        let isShared = path.map { project.module(owning: $0) != nil } ?? false
        let isolated = project.modules.filter(\.isMainActorByDefault).map { ($0.name, "MainActor") }
        options.defaultActors = Dictionary(isolated, uniquingKeysWith: { first, _ in first })
        options.access = configuration.mocks.access ?? (isShared ? .public : nil)
        return options
    }
}

extension Configuration {
    /// The options of the doubles stage.
    var doubleOptions: DoubleOptions {
        var options = DoubleOptions(naming: naming, failsUnstubbed: unstubbed == .fail)
        options.kind = double
        options.dropSuffix = mocks.dropSuffix
        return options
    }
}
