import Project
import Verifying

/// How often probes are run, and in what surroundings: what differs in any run is not expected.
enum Repetition {
    /// The names and variables of the runs after the first.
    static var environments: [(name: String, variables: [String: String])] { environments(0..<5) }

    /// Those of further runs of what is kept, where the code asks for chance: what comes out one time in two must not
    /// come out the same in all runs.
    static var furtherEnvironments: [(name: String, variables: [String: String])] { environments(5..<20) }

    private static func environments(_ times: Range<Int>) -> [(name: String, variables: [String: String])] {
        let german = ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]
        let zones = ["Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "UTC"]
        return times.map { time in
            let zone = ["TZ": zones[time % zones.count]]
            return ("again-\(time)", time.isMultiple(of: 2) ? zone.merging(german) { $1 } : zone)
        }
    }

    /// What is random, or in no order, as it stands in code.
    private static let chance = [
        "random", "shuffle", "UUID()", "Set<", "Set(", ".keys", ".values", "Dictionary(", "hashValue", "Hasher",
    ]

    /// Sets that nobody goes through.
    private static let bags = ["Set<AnyCancellable>"]

    /// Whether the modules of SUTs ask for chance.
    static func isUnsteady(_ plan: Scaffold.Plan, in workspace: Workspace) -> Bool {
        let modules = Set(
            plan.known.compactMap { workspace.owners.module(owning: $0.recipe.sut.info.location.file)?.name })
        return workspace.sources.files.contains { file in
            guard modules.contains(file.module) else { return false }
            var text = String(decoding: file.bytes, as: UTF8.self)
            for bag in bags { text.replace(bag, with: "") }
            return chance.contains(where: text.contains)
        }
    }

    /// What probes see on another day. One that does not come to its end, because it waits for a time of day, tells
    /// nothing.
    static func later(_ numbers: [Int], in sandbox: Sandbox) async throws -> Observation {
        try await Looking(sandbox: sandbox, patience: (hangs: 2, crashes: 6)).observe(
            "later", numbers: numbers, inParallel: true,
            environment: ["TZ": "UTC", ClockSupport.variable: ClockSupport.otherDay], limit: 120
        ).observation
    }

    /// How many processes probes are spread over that are to be apart from each other.
    private static let processes = 40

    /// What probes see apart from those beside them, one process after the other: what depends on who came first, such
    /// as a port that is taken, is seen to differ.
    static func apart(_ numbers: [Int], in sandbox: Sandbox) async throws -> Observation {
        var observation = Observation("")
        for remainder in 0..<processes {
            let own = numbers.enumerated().filter { $0.offset % processes == remainder }.map(\.element)
            guard !own.isEmpty else { break }
            let seen = try await Looking(sandbox: sandbox, patience: (hangs: 1, crashes: 3)).observe(
                "apart", numbers: own, inParallel: false, environment: ["TZ": "UTC"], limit: 60)
            observation.add(seen.observation)
        }
        return observation
    }
}
