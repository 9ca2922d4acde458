import Facts

/// The ways that were not tried yet, each as the answers that lead to it.
///
/// Each way is tried once. Those come first that turn where little was turned so far, so that every turn is taken early,
/// also where there are more ways than can be tried.
struct Frontier {
    /// Another answer to a question of the code.
    private struct Turn: Hashable {
        var site: SourceLocation
        var question: Int
        var choice: Int
        /// Whether nothing unknown was decided by before.
        var isCertain: Bool
    }

    private struct Lane {
        var waiting: [[Oracle.Answer]] = []
        var next = 0
        var taken = 0
        var isArranged: Bool

        var isEmpty: Bool { next == waiting.count }
    }

    private var lanes: [Turn: Lane] = [:]
    private var turns: [Turn] = []

    /// Whether every way was tried.
    var isEmpty: Bool { lanes.values.allSatisfy(\.isEmpty) }

    /// Adds the ways that turn off from one that was tried.
    ///
    /// - Parameters:
    ///   - fixed: How many answers led to it; others have turned off there.
    ///   - certain: How many answers were given before the code decided by something unknown: what turns off later, does
    ///     the same.
    mutating func add(from answers: [Oracle.Answer], after fixed: Int, certainUntil certain: Int = .max) {
        var questions: [SourceLocation: Int] = [:]
        for (index, answer) in answers.enumerated() {
            let question = questions[answer.site, default: 0]
            questions[answer.site] = question + 1
            guard index >= fixed else { continue }
            for choice in answer.choice + 1..<max(answer.count, answer.choice + 1) {
                var way = Array(answers[...index])
                way[index].choice = choice
                let turn = Turn(
                    site: answer.site, question: min(question, 3), choice: choice, isCertain: index < certain)
                if lanes[turn] == nil {
                    lanes[turn] = Lane(isArranged: answer.isArranged)
                    turns.append(turn)
                }
                lanes[turn]?.waiting.append(way)
            }
        }
    }

    /// The way to try next; `nil` when all were tried.
    mutating func next() -> [Oracle.Answer]? {
        var best: (turn: Turn, rank: Int)?
        for turn in turns {
            guard let lane = lanes[turn], !lane.isEmpty else { continue }
            // What no test can bring about comes last, and before it what comes after that.
            let rank = lane.taken + (lane.isArranged ? 0 : 1_000) + (turn.isCertain ? 0 : 500)
            if best.map({ rank < $0.rank }) ?? true { best = (turn, rank) }
        }
        guard let turn = best?.turn, let lane = lanes[turn] else { return nil }
        lanes[turn]?.next += 1
        lanes[turn]?.taken += 1
        return lane.waiting[lane.next]
    }
}
