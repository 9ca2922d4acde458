import Behaviour
import Host
import Project
import Running
import Verifying

/// Runs probes in the copy: one that crashes, hangs or ends the process costs itself only.
struct Looking {
    let sandbox: Sandbox
    /// What probes belong to, by number: after some of a kind were lost, the rest of it is not tried.
    var kinds: [Int: String] = [:]
    /// How many of a kind may be lost by not coming to an end, and in other ways.
    var patience = (hangs: 4, crashes: 12)

    /// Why a probe did not come to its end.
    struct Loss {
        /// The reason, in words.
        var reason: String
        /// The message of the trap that ended it.
        var trap: TestIssue?
        /// Whether it cost the time of a limit.
        var isHang = false
    }

    /// Runs probes until each has come to its end or been found not to.
    ///
    /// Whoever is running when the process dies is only suspected, for it may have been something that another one
    /// left behind. It is blamed when it dies in a process of its own.
    ///
    /// - Parameters:
    ///   - name: A name for the files of the run.
    ///   - numbers: The probes to run.
    ///   - limit: Seconds for a run of all of them.
    /// - Returns: What they saw, and why some did not come to their end.
    func observe(
        _ name: String, numbers: [Int], inParallel: Bool, environment: [String: String], limit: Double
    ) async throws -> (observation: Observation, lost: [Int: Loss]) {
        var observation = Observation("")
        var ledger = Ledger(open: Set(numbers), kinds: kinds, patience: patience)
        var suspect: Int?
        var isParallel = inParallel
        while !ledger.open.isEmpty {
            let chosen = suspect.map { [$0] } ?? ledger.open
            let run = try await sandbox.test(
                name, filters: Self.filters(chosen), inParallel: isParallel, environment: environment, silence: 5,
                limit: limit)
            var seen = Observation(run.looks)
            seen.issues = Self.issues(run)
            observation.add(seen)
            let before = ledger.open.count
            ledger.open.subtract(seen.ended)
            let begun = seen.unfinished.filter(ledger.open.contains)
            if begun.count == 1, seen.probes.count == 1 {
                ledger.lose(begun[0], Loss(reason: run.death, trap: run.trap, isHang: run.isTimedOut))
                suspect = nil
            } else if let first = begun.first {
                // Which of several it was shows when they run one after the other.
                if begun.count == 1 { suspect = first }
                isParallel = false
            } else {
                suspect = nil
                if ledger.open.count == before { break }
            }
        }
        for number in ledger.open { ledger.lost[number] = Loss(reason: "it was not run") }
        return (observation, ledger.lost)
    }

    /// The probes that are still to be run, and those that were lost.
    private struct Ledger {
        var open: Set<Int>
        var lost: [Int: Loss] = [:]
        let kinds: [Int: String]
        let patience: (hangs: Int, crashes: Int)
        private var losses: [String: (hangs: Int, crashes: Int)] = [:]

        init(open: Set<Int>, kinds: [Int: String], patience: (hangs: Int, crashes: Int)) {
            self.open = open
            self.kinds = kinds
            self.patience = patience
        }

        /// Gives up a probe, and the rest of its kind when too many of it were lost.
        mutating func lose(_ number: Int, _ loss: Loss) {
            lost[number] = loss
            open.remove(number)
            let kind = kinds[number] ?? ""
            var count = losses[kind] ?? (0, 0)
            if loss.isHang { count.hangs += 1 } else { count.crashes += 1 }
            losses[kind] = count
            guard count.hangs >= patience.hangs || count.crashes >= patience.crashes else { return }
            for other in open where (kinds[other] ?? "") == kind {
                lost[other] = Loss(reason: "it was not run, since others like it do not come to their end")
                open.remove(other)
            }
        }
    }

    /// The probes that leave something under way which ends the process soon after they came to their end, and why; after
    /// many of them the rest is not told apart any more.
    func leavingTraps(_ numbers: [Int]) async throws -> [Int: Loss] {
        let culprits = Culprits(
            sandbox: sandbox, isWrong: { !$0.isTimedOut && !$0.events.contains(.runEnded) }, most: patience.crashes)
        let found = try await culprits.among(numbers.sorted()) { Self.filters(Set($0)) }
        return Dictionary(
            found.flatMap { item in item.tests.map { ($0, Loss(reason: item.run.death)) } }, uniquingKeysWith: { $1 })
    }

    /// The changes that probes get to, none of them switched on, each with the probes that do.
    func reached(_ numbers: [Int]) async throws -> [Int: Set<Int>] {
        let path = sandbox.folder.file("reached.txt")
        sandbox.folder.remove("reached.txt")
        _ = try await observe(
            "reached", numbers: numbers, inParallel: false, environment: [Mutant.reachedVariable: path, "TZ": "UTC"],
            limit: 120)
        var reached: [Int: Set<Int>] = [:]
        for line in ((try? sandbox.world.text(path)) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").compactMap { Int($0) }
            if words.count == 2 { reached[words[0], default: []].insert(words[1]) }
        }
        return reached
    }

    /// The first issue of each probe.
    private static func issues(_ run: Sandbox.Run) -> [Int: String] {
        var issues: [Int: String] = [:]
        for (id, result) in ProcessResults(stream: run.events).results {
            let number = id.path.last.flatMap { Int($0.drop { !$0.isNumber }.prefix(while: \.isNumber)) }
            if let number, let issue = result.issues.first(where: { $0.weight == .failure }) {
                issues[number] = issue.message
            }
        }
        return issues
    }

    private static func filters(_ numbers: Set<Int>) -> [String] {
        ["TestgenProbesOf.*/probe(\(numbers.sorted().map(String.init).joined(separator: "|")))\\("]
    }
}
