import Facts
import Resolving

/// Something a test can do to a SUT, and the ways it can go.
package struct EntryPoint: Sendable {
    /// What is done.
    package var act: Act
    /// The ways about which something can be claimed.
    package var scenarios: [Scenario]
    /// What could not be read, where nothing can be claimed.
    package var unread: [Unread]

    /// Creates an entry point.
    package init(act: Act, scenarios: [Scenario] = [], unread: [Unread] = []) {
        self.act = act
        self.scenarios = scenarios
        self.unread = unread
    }
}

/// Something in the code that could not be read.
package struct Unread: Hashable, Sendable {
    /// What it is, in words that "cannot be read" may follow.
    package var construct: String
    /// Where it stands.
    package var location: SourceLocation

    /// Creates a note of something that could not be read.
    package init(construct: String, location: SourceLocation) {
        self.construct = construct
        self.location = location
    }
}

/// What a SUT's code does, as scenarios for tests.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
///   - isWritable: Whether a test of a scenario can be written.
/// - Returns: The entry points, the initialiser first.
package func scenarios(
    of recipe: Recipe, in index: FactIndex, isWritable: @escaping (Scenario) -> Bool = { _ in true }
) -> [EntryPoint] {
    let subject = TestedType(recipe, index: index)
    let found = ScenarioFinder(subject: subject, isWritable: isWritable).entries()
    let generic = subject.members.methods.filter { $0.isOffered && !$0.isEntryPoint }
    let points = found.map { entry in
        EntryPoint(
            act: entry.act,
            scenarios: entry.scenarios.map { scenario in
                var value = scenario.value(subject)
                value.variants = scenario.variants(subject).map { $0.value(subject) }
                return value
            })
    }
    return (points + generic.map { EntryPoint(act: .method($0)) }).map { point in
        guard point.scenarios.isEmpty else { return point }
        var point = point
        // Which construct stopped it, runs do not tell yet.
        point.unread = [Unread(construct: "its effects", location: point.act.location(in: recipe.sut))]
        return point
    }
}
