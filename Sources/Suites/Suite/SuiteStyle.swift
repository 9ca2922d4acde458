import Facts
import Project

/// How a team wants its suites to look.
public struct SuiteStyle: Hashable, Sendable {
    /// The framework the tests are written for.
    public var framework: Configuration.Framework
    /// How tests are named.
    public var naming: TestNaming
    /// What the three parts of a test are called.
    public var marks: TestMarks
    /// Tags that the test target declares; those that fit a SUT are put on its suite.
    public var tags: Set<String>

    /// Creates a style; the rulebook's unless told otherwise.
    public init(
        framework: Configuration.Framework = .swiftTesting, naming: TestNaming = .sentence,
        marks: TestMarks = .arrangeActAssert, tags: Set<String> = []
    ) {
        self.framework = framework
        self.naming = naming
        self.marks = marks
        self.tags = tags
    }

    /// Tags of the tier and the layer of a SUT, in that order, as far as the tests declare them.
    func tags(for sut: String) -> [String] {
        let words = sut.camelWords
        let layer = Self.layers.first { layer in
            layer.endings.contains { words.suffix($0.camelWords.count) == $0.camelWords[...] }
        }
        return (["unit"] + (layer?.tags ?? [])).filter(tags.contains)
    }

    /// Layers by the endings of type names.
    private static let layers: [(endings: [String], tags: [String])] = [
        (["ViewModel"], ["viewModel"]),
        (["ViewController"], ["viewController"]),
        (["Presenter"], ["presenter"]),
        (["Interactor"], ["interactor"]),
        (["UseCase"], ["useCase"]),
        (["Repository", "Repo"], ["repository"]),
        (["Service"], ["service"]),
        (["Manager"], ["manager", "service"]),
        (["Store"], ["store"]),
        (["Coordinator"], ["coordinator"]),
        (["Model"], ["model", "viewModel"]),
    ]
}
