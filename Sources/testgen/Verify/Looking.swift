import Behaviour
import Facts
import Foundation
import Project
import Running
import Verifying

/// Runs probes in the copy: one that crashes or hangs costs itself only.
struct Looking {
    let sandbox: Sandbox

    /// Runs probes until each has come to its end or been found to crash or hang.
    ///
    /// - Parameters:
    ///   - name: A name for the files of the run.
    ///   - numbers: The probes to run.
    ///   - limit: Seconds for a run of all of them.
    /// - Returns: What they saw, and why some did not come to their end.
    func observe(
        _ name: String, numbers: [Int], inParallel: Bool, environment: [String: String], limit: Double
    ) async throws -> (observation: Observation, lost: [Int: String]) {
        var observation = Observation("")
        var lost: [Int: String] = [:]
        var open = Set(numbers)
        var isParallel = inParallel
        for _ in 0..<8 where !open.isEmpty {
            let run = try await sandbox.test(
                name, filters: Self.filters(open), inParallel: isParallel,
                environment: environment, limit: limit)
            let seen = Observation(run.looks)
            observation.add(seen)
            open = open.filter { !(seen.probes[$0].map { $0.isComplete || $0.escaped != nil } ?? false) }
            guard !open.isEmpty else { break }
            let begun = seen.unfinished.filter(open.contains)
            if isParallel, begun.count > 1 {
                // Which of them it was shows when they run one after the other.
                isParallel = false
                continue
            }
            let reason = run.isTimedOut ? "it does not end" : CrashMessage.read(run.output)?.message ?? "it crashes"
            for number in begun { lost[number] = reason }
            open.subtract(begun)
            if begun.isEmpty { break }
        }
        for number in open where lost[number] == nil { lost[number] = "it was not run" }
        return (observation, lost)
    }

    /// The changes that probes get to, none of them switched on, each with the probes that do.
    func reached(_ numbers: [Int]) async throws -> [Int: Set<Int>] {
        let path = Path.join(sandbox.home, "reached.txt")
        try? FileManager.default.removeItem(atPath: path)
        _ = try await observe(
            "reached", numbers: numbers, inParallel: false, environment: [Mutant.reachedVariable: path, "TZ": "UTC"],
            limit: 60)
        var reached: [Int: Set<Int>] = [:]
        for line in ((try? sandbox.world.text(path)) ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").compactMap { Int($0) }
            if words.count == 2 { reached[words[0], default: []].insert(words[1]) }
        }
        return reached
    }

    private static func filters(_ numbers: Set<Int>) -> [String] {
        ["TestgenProbesOf.*/probe(\(numbers.sorted().map(String.init).joined(separator: "|")))\\("]
    }
}
