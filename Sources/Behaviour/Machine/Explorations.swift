import Facts

/// Ways that were followed already, for as long as a SUT is looked at: where they are asked for again, nothing is run.
final class Explorations {
    private var known: [Question: Found] = [:]
    private var count = 0
    /// How many ways are kept at a time.
    private static let most = 2_000

    /// Which ways are asked for.
    struct Question: Hashable {
        /// The acts, of which the last is followed.
        let acts: [Act]
        /// How those before it go.
        let answers: [Oracle.Answer]
        /// What holds as it was in another run.
        let told: Told?
        /// How many ways are followed.
        let budget: Int
        /// Whether the last act is joined.
        let joinsLast: Bool
        /// Whether nothing is known of what is stored.
        let startsAnywhere: Bool

        /// Hashes what most of them differ in.
        func hash(into hasher: inout Hasher) {
            hasher.combine(acts.last)
            for answer in answers { hasher.combine(answer.choice) }
            hasher.combine(told)
        }
    }

    /// What is told a machine of another run.
    struct Told: Hashable {
        private let phases: Foretold
        private let course: Course

        init(_ run: Run) { (phases, course) = (Foretold(run), Course(run)) }

        /// Hashes what is decided.
        func hash(into hasher: inout Hasher) { hasher.combine(phases) }
    }

    /// Ways, and the steps that they took within a limit.
    struct Found {
        let runs: [Run]
        let steps: Int
        let limit: Int
    }

    /// The ways that were asked for before, where these did not end by another limit.
    func found(_ question: Question, within limit: Int) -> Found? {
        known[question].flatMap { $0.limit == limit || $0.steps < min($0.limit, limit) ? $0 : nil }
    }

    func keep(_ found: Found, for question: Question) {
        if count > Self.most { (known, count) = ([:], 0) }
        count += found.runs.count
        known[question] = found
    }
}
