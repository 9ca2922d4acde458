import Testing

@testable import Behaviour
@testable import Facts

/// The order in which ways are tried.
@Suite struct FrontierTests {
    /// Tries all ways through questions with so many answers, one after the other.
    private func ways(_ counts: [Int], limit: Int = .max) -> [[Int]] {
        var frontier = Frontier()
        var tried: [[Int]] = []
        var next: [Oracle.Answer]? = []
        while let given = next, tried.count < limit {
            var oracle = Oracle(given)
            tried.append(
                counts.enumerated().map { line, count in
                    oracle.site = SourceLocation(file: "", line: line, column: 0)
                    return oracle.choose(count)
                })
            frontier.add(from: oracle.answers, after: given.count)
            next = frontier.next()
        }
        return tried
    }

    @Test("Each way is tried once")
    func allWays() {
        let tried = ways([2, 3, 2])
        #expect(tried.count == 12)
        #expect(Set(tried).count == 12)
    }

    @Test("Every answer is given early, also where there are more ways than can be tried")
    func everyTurn() {
        let counts = Array(repeating: 2, count: 20)
        let tried = ways(counts, limit: 21)
        for question in counts.indices { #expect(tried.contains { $0[question] == 1 }) }
    }

    @Test("What no test can bring about comes last")
    func unarranged() {
        var frontier = Frontier()
        let (here, there) = (SourceLocation(file: "", line: 1, column: 0), SourceLocation(file: "", line: 2, column: 0))
        frontier.add(
            from: [
                .init(choice: 0, count: 2, isArranged: false, site: here),
                .init(choice: 0, count: 2, isArranged: true, site: there),
            ], after: 0)
        #expect(frontier.next()?.map(\.choice) == [0, 1])
        #expect(frontier.next()?.map(\.choice) == [1])
        #expect(frontier.isEmpty)
    }

    @Test("What turns off after something unknown was decided by comes later")
    func certainFirst() {
        var frontier = Frontier()
        var oracle = Oracle()
        for line in 0..<3 {
            oracle.site = SourceLocation(file: "", line: line, column: 0)
            _ = oracle.choose(2)
        }
        frontier.add(from: oracle.answers, after: 0, certainUntil: 1)
        let turned = (0..<3).compactMap { _ in frontier.next().map { $0.count - 1 } }
        #expect(turned == [0, 1, 2])
    }
}
