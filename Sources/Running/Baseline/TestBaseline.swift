/// What tests a project had when all was well: fewer tests, tests that no longer run, or fewer asserts are a loss.
public struct TestBaseline: Hashable, Sendable, Codable {
    /// The version of the format.
    public var schemaVersion = 1
    /// The tests by their identifiers.
    public var tests: [String: Entry]
    /// Losses that were accepted, with their reasons, the last one last.
    public var accepted: [Acceptance]

    /// What is known of one test.
    public struct Entry: Hashable, Sendable, Codable {
        /// How many asserts it has.
        public var asserts: Int
        /// Whether it runs.
        public var enablement: Enablement

        private enum CodingKeys: String, CodingKey {
            case asserts
            case enablement = "wish"
        }
    }

    /// A loss somebody stands for.
    public struct Acceptance: Hashable, Sendable, Codable {
        /// Why it is right.
        public var reason: String
        /// What was lost.
        public var losses: [String]

        /// Creates an acceptance.
        public init(reason: String, losses: [String]) {
            self.reason = reason
            self.losses = losses
        }
    }

    /// Notes the tests there are.
    public init(_ ids: [TestID], catalog: TestCatalog, accepted: [Acceptance] = []) {
        tests = [:]
        for id in ids {
            let fact = catalog.fact(id)
            tests[id.key] = Entry(asserts: fact?.asserts ?? 0, enablement: fact?.traits.enablement ?? .runs)
        }
        self.accepted = accepted
    }

    /// What has gone since: a sentence for each.
    public func losses(to now: TestBaseline) -> [String] {
        tests.sorted { $0.key < $1.key }.compactMap { id, before in
            guard let after = now.tests[id] else { return "\(id) is gone" }
            if before.enablement < after.enablement, after.enablement == .disabled { return "\(id) is disabled now" }
            if after.asserts < before.asserts { return "\(id) has \(after.asserts) asserts, it had \(before.asserts)" }
            return nil
        }
    }
}
