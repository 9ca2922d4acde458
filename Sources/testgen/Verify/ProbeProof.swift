import Behaviour
import Verifying

extension ProbeBench {
    /// What probes see with changes of the code, by the change.
    typealias Changed = [Int: Observation]

    /// Runs the probes that get to each change with it.
    mutating func prove(_ progress: (Int, Int) -> Void) async throws {
        let numbers = proved.keys.sorted()
        reached = try await Looking(sandbox: sandbox).reached(numbers)
        let concerned = planted.all.map(\.number).compactMap { change in
            reached[change].map { (change, some(of: $0.intersection(numbers).sorted())) }
        }
        compare(try await changed(concerned, progress))
        try await proveRest()
    }

    /// Tries the changes that are not noticed so far with all the probes that get to them.
    private mutating func proveRest() async throws {
        let rest = unnoticed.sorted().compactMap { change -> (Int, [Int])? in
            let all = reached[change, default: []].intersection(proved.keys).sorted()
            let others = Set(all).subtracting(some(of: all)).sorted()
            return others.isEmpty ? nil : (change, others)
        }
        compare(try await changed(rest) { _, _ in })
    }

    /// The changes that no probe notices.
    var unnoticed: Set<Int> {
        proved.values.reduce(into: Set(planted.all.map(\.number))) { $0.subtract($1.notices) }
    }

    /// Takes what probes saw with changes.
    mutating func compare(_ changed: Changed) {
        for (change, observation) in changed {
            for (number, seen) in observation.probes { proved[number]?.compare(seen, change: change) }
        }
    }

    /// Runs probes with changes.
    func changed(_ concerned: [(change: Int, probes: [Int])], _ progress: (Int, Int) -> Void) async throws -> Changed {
        let looking = Looking(sandbox: sandbox, patience: (hangs: 1, crashes: 6))
        var all: Changed = [:]
        try await Workers.each(concerned) { change, probes in
            let variables = ["TZ": "UTC", Mutant.variable: String(change)]
            let changed = try await looking.observe(
                "changed-\(change)", numbers: probes, inParallel: true, environment: variables, limit: 30)
            return (change, changed.observation)
        } take: { (change: Int, changed: Observation) in
            all[change] = changed
            if all.count % 10 == 0 { progress(all.count, concerned.count) }
        }
        return all
    }

    /// How many probes a change is proved with at first.
    private static let probesOfChange = 60

    /// Some of many probes: those that were read, and others spread over all that a search arranged.
    func some(of numbers: [Int]) -> [Int] {
        guard numbers.count > Self.probesOfChange else { return numbers }
        let read = numbers.filter { !probes[$0 - 1].probe.isSearched }
        let searched = numbers.filter { probes[$0 - 1].probe.isSearched }
        let room = min(searched.count, max(Self.probesOfChange - read.count, 10))
        guard room > 0 else { return read }
        let step = Double(searched.count) / Double(room)
        return read + (0..<room).map { searched[Int(Double($0) * step)] }
    }
}
