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
}

extension Configuration {
    /// The options of the doubles stage.
    var doubleOptions: DoubleOptions {
        var options = DoubleOptions(naming: naming, failsUnstubbed: unstubbed == .fail)
        options.kind = double
        return options
    }
}
