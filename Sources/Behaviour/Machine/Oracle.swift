import Facts

/// Answers the questions a run asks about what is not given, and enumerates all ways to answer.
///
/// An act is repeated from its start with the answers so far, so that the machine is copied only where acts begin.
struct Oracle {
    /// One answered question.
    struct Answer: Hashable {
        /// What was chosen.
        var choice: Int
        /// How many ways there were.
        var count: Int
        /// Whether a test can bring the choice about; otherwise the code decides by something unknown.
        var isArranged: Bool
        /// The statement that asks.
        var site: SourceLocation
    }

    /// The answers, in the order of the questions.
    private(set) var answers: [Answer]
    private var position = 0
    /// The statement that is run.
    var site = SourceLocation(file: "", line: 0, column: 0)
    /// Whether every new question is answered by its first choice and not recorded for backtracking.
    private let isSettled: Bool

    /// Whether the last way comes first: what is asked of every second element is answered otherwise than of the first.
    var isTurned = false

    /// Creates an oracle that repeats answers first.
    init(_ answers: [Answer] = [], isSettled: Bool = false) {
        self.answers = answers
        self.isSettled = isSettled
    }

    /// Chooses one of several ways.
    mutating func choose(_ count: Int, isArranged: Bool = true) -> Int {
        guard count > 1 else { return 0 }
        let choice = next(count, isArranged)
        return isTurned ? count - 1 - choice : choice
    }

    private mutating func next(_ count: Int, _ isArranged: Bool) -> Int {
        if position < answers.count {
            defer { position += 1 }
            return min(answers[position].choice, count - 1)
        }
        if !isSettled { answers.append(Answer(choice: 0, count: count, isArranged: isArranged, site: site)) }
        position += 1
        return 0
    }

    /// How many questions have been answered in this run.
    var asked: Int { position }

    /// The answers to the questions so far.
    var given: ArraySlice<Answer> { answers.prefix(position) }

    /// Whether a run with other answers is asked the same so far and answers the same; what it has no answer for is new to
    /// it, and answered by the first choice.
    func agrees(with others: [Answer]) -> Bool {
        for (index, answer) in given.enumerated() {
            guard answer.choice == (index < others.count ? others[index].choice : 0) else { return false }
        }
        return true
    }

    /// The oracle where it stands, with other answers from there on.
    func going(on others: [Answer]) -> Oracle {
        var oracle = self
        oracle.answers = others + given.dropFirst(others.count)
        return oracle
    }
}
