import Facts
import Suites

/// A test that looks instead of expecting: what it arranges and does is a test's, and every look is written down.
package struct Probe: Hashable, Sendable {
    /// Its number, from 1, the same in every run.
    package var number: Int
    /// The test it was made of; its assertions are claims to be checked.
    package var test: SuitePlan.Test
    /// The nested suite it belongs to.
    package var group: Group
    /// What its name is made of, where its arrangement was searched for rather than read out of the code.
    package var name: TestName?
    /// What it looks at, the claims first.
    package var looks: [Look]
    /// Whether the test makes the SUT.
    let hasSUT: Bool
    /// The values that doubles give back, by the expressions that find them.
    package var kept: [String]

    /// Makes a probe of a test.
    package init(
        _ number: Int, _ test: SuitePlan.Test, group: Group, name: TestName? = nil, looks: [Look], kept: [String] = []
    ) {
        self.kept = kept
        self.number = number
        self.test = test
        self.group = group
        self.name = name
        let claims = test.assert.enumerated().compactMap { position, statement -> Look? in
            guard case .expect(let assertion) = statement.kind else { return nil }
            return Look(.claim(position), assertion.condition)
        }
        let recorders = test.arrange.compactMap(\.recorder)
        // A test that was read claims what it sees there itself.
        let witnesses = name == nil ? [] : test.arrange.compactMap(\.witness).map { Look(.underWay($0), .name($0)) }
        let objects = test.arrangedNames.map { Look(.object($0), .name($0)) }
        hasSUT = test.statements.contains { $0.names("sut") }
        self.looks = claims + recorders + witnesses + objects + looks
    }

    /// A nested suite.
    package struct Group: Hashable, Sendable {
        /// The type's name.
        package var name: String
        /// The display name.
        package var title: String

        /// Names a nested suite.
        package init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// Whether its arrangement was searched for.
    package var isSearched: Bool { name != nil }

    /// What the looks after work has come to rest are numbered from.
    package static let restOffset = 10_000

    /// What the looks before the test waits for anything are numbered from.
    package static let waitOffset = 20_000

    /// The name of the function.
    var function: String { "probe\(number)" }
}

extension TestStatement {
    /// The look at the list that it declares, for the calls of a closure or for what a publisher sends.
    fileprivate var recorder: Look? {
        guard case .declare(let binding) = kind, binding.isVariable, case .array([])? = binding.value else {
            return nil
        }
        if binding.name.hasSuffix("Calls") {
            return Look(.recorded(String(binding.name.dropLast("Calls".count))), .name(binding.name))
        }
        if let closure = Exploration.CallBack.closure(ofList: binding.name) {
            return Look(.made(closure), .name(binding.name))
        }
        guard let publisher = Subscription.publisher(ofList: binding.name) else { return nil }
        let isValues = binding.name == Subscription.list(of: publisher)
        return Look(isValues ? .sent(publisher) : .failed(publisher), .name(binding.name))
    }

    /// What it declares for the SUT's state while a method of a double is under way.
    fileprivate var witness: String? {
        guard case .declare(let binding) = kind, binding.isVariable, binding.value == nil,
            binding.name.contains("During")
        else { return nil }
        return binding.name
    }

    /// Whether it declares a name.
    func names(_ name: String) -> Bool {
        switch kind {
        case .declare(let binding), .act(.binding(let binding)), .prepare(.binding(let binding)): binding.name == name
        default: false
        }
    }
}
