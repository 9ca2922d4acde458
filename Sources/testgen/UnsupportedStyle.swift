import Facts
import Project
import Resolving

/// Types in a style for which testgen writes no tests.
enum UnsupportedStyle {
    /// The module that declares reducers.
    static let architecture = "ComposableArchitecture"

    /// Why no tests are written for a type; `nil` where they are.
    static func diagnostic(for sut: TypeFact, in index: FactIndex) -> Diagnostic? {
        guard isReducer(sut, in: index) else { return nil }
        return Diagnostic(
            .error,
            "\(sut.qualifiedName) is a reducer of The Composable Architecture, a style for which testgen writes no tests; "
                + "nothing was written. Test it with `TestStore(initialState: …) { \(sut.qualifiedName)() }` and put doubles "
                + "of its dependencies in place by `withDependencies`", at: sut.info.location, rule: "unsupported-style"
        )
    }

    fileprivate static func isReducer(_ sut: TypeFact, in index: FactIndex) -> Bool {
        if sut.info.attributes.contains(where: { $0.name == "Reducer" }) { return true }
        let modules = index.visibleModules(fromFile: sut.info.location.file, in: sut.module)
        let names = sut.inherits.compactMap(\.lastName)
        return modules.contains(architecture) && (names.contains("Reducer") || names.contains("ReducerProtocol"))
    }
}

extension Understanding {
    /// Whether testgen writes tests in the SUT's style.
    var isSupported: Bool { !UnsupportedStyle.isReducer(recipe.sut, in: index) }
}
