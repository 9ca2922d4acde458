import Facts

/// Something that can be looked at when an act is over: the SUT's state, what a double recorded, what came back.
package struct Look: Hashable, Sendable {
    /// What is looked at.
    package enum About: Hashable, Sendable {
        /// A property of the SUT.
        case state(String)
        /// How often a member of a double was used: the double, the member and the variable that counts.
        case calls(double: String, member: String, variable: String)
        /// What a member of a double got last: the double, the member and the variable that keeps it.
        case received(double: String, member: String, variable: String)
        /// What a property of a double was set to.
        case setting(double: String, member: String)
        /// What the SUT showed while a method of a double was under way, by the name that it was kept under.
        case underWay(String)
        /// What the act returned.
        case result
        /// What the act threw.
        case thrown
        /// What an object holds that the test arranged, by its name.
        case object(String)
        /// What a closure of the test was called with.
        case recorded(String)
        /// What a closure made that the SUT handed to a double.
        case made(String)
        /// What a publisher of the SUT sent.
        case sent(String)
        /// What a publisher of the SUT failed with.
        case failed(String)
        /// Whether a claim that was read holds, by its position.
        case claim(Int)
        /// A value that a double gives back, by the expression that finds it; it is compared with, not looked at.
        case kept(String)
    }

    /// What is looked at.
    package var about: About
    /// The expression that shows it.
    package var expression: Code.Expression
    /// Whether it has to be awaited, since an actor keeps it.
    package var waits = false
    /// The parts of it, by label, that are kept as anything, so that they have to be cast; empty for the whole.
    package var erased: Set<String> = []

    /// Creates a look.
    package init(_ about: About, _ expression: Code.Expression, waits: Bool = false) {
        self.about = about
        self.expression = expression
        self.waits = waits
    }

    /// The expression as a test has to evaluate it.
    var evaluated: Code.Expression { waits ? .await(expression) : expression }
}

extension Look.About {
    /// The less, the more a test says by it: what comes out before what goes on inside.
    var rank: Int {
        switch self {
        case .claim, .kept: 0
        case .thrown: 1
        case .result: 2
        case .state, .underWay, .object: 3
        case .recorded, .made, .sent, .failed: 4
        case .received: 5
        case .setting: 6
        case .calls: Self.callsRank
        }
    }

    /// The rank of what says least: how often something was called.
    static let callsRank = 7
}
