import Facts

/// Where a machine stands when some acts are done and came to rest. It never goes on itself: copies of it do.
struct Beginning {
    /// The machine.
    let machine: Machine
    /// How the acts went.
    let progress: Progress

    /// A machine that goes on from there with other answers.
    ///
    /// - Parameters:
    ///   - change: What is changed of the code from there on.
    ///   - joinsLast: Whether the last act is joined as well as those before it.
    func next(_ answers: [Oracle.Answer], change: CodeChange? = nil, joinsLast: Bool) -> Machine {
        machine.copy(oracle: machine.oracle.going(on: answers), change: change, joinsLast: joinsLast)
    }
}

/// The beginnings of runs: acts that many runs have in common are done once.
final class Beginnings {
    private var known: [[Act]: [Beginning]] = [:]
    private var count = 0
    /// How many are kept at a time.
    private static let most = 4_000

    /// Where a machine stands after some acts with some answers; `nil` where they do not come to an end.
    ///
    /// - Parameter fresh: A machine that did nothing yet, with the answers.
    func beginning(
        of acts: ArraySlice<Act>, _ answers: [Oracle.Answer], fresh: ([Oracle.Answer]) -> Machine
    ) -> Beginning? {
        guard let act = acts.last else { return nil }
        let key = Array(acts)
        if let found = known[key]?.first(where: { $0.machine.oracle.agrees(with: answers) }) { return found }
        var (machine, progress): (Machine, Progress)
        if acts.count == 1 {
            (machine, progress) = (fresh(answers), Progress())
        } else if let start = beginning(of: acts.dropLast(), answers, fresh: fresh) {
            (machine, progress) = (
                start.next(answers, change: start.machine.change, joinsLast: false), start.progress
            )
        } else {
            return nil
        }
        guard machine.goOn(&progress, with: act) else { return nil }
        if count == Self.most { (known, count) = ([:], 0) }
        count += 1
        let found = Beginning(machine: machine, progress: progress)
        known[key, default: []].append(found)
        return found
    }
}
