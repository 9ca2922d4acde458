import Behaviour

/// The methods that tests of other entry points do first, and which so show in what these expect.
///
/// A scenario has no more acts than it needs: without the earlier ones it would expect something else.
struct ShownActs {
    /// How many tests act so first, by the act.
    private(set) var counts: [Act: Int] = [:]

    /// Counts the acts before the last of a scenario that became a test.
    mutating func note(_ scenario: Scenario) {
        let last = scenario.acts[scenario.lastPhase]
        for case .method(let method) in Set(scenario.acts.prefix(scenario.lastPhase)) where .method(method) != last {
            counts[.method(method), default: 0] += 1
        }
    }
}
