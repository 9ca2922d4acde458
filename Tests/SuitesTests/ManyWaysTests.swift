import Testing

@testable import Suites

/// How many tests an entry point gets that has more ways than anybody reads.
@Suite struct ManyWaysTests {
    private let source = """
        protocol Board { func light(_ number: Int); func dim(_ number: Int) }
        final class Desk {
            private let board: Board
            init(board: Board) { self.board = board }
            func show(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool, _ e: Bool) {
                if a { board.light(1) } else { board.dim(1) }
                if b { board.light(2) } else { board.dim(2) }
                if c { board.light(3) } else { board.dim(3) }
                if d { board.light(4) } else { board.dim(4) }
                if e { board.light(5) } else { board.dim(5) }
            }
        }
        """

    @Test func eachTurnIsTakenWithoutATestForEachWay() throws {
        let tests = try plannedSuite("Desk", in: source).tests.filter { !$0.isDisabled }
        let acts = Set(tests.flatMap(\.act))

        #expect(tests.count < 16)
        for turn in 0..<5 {
            let flags = acts.compactMap { $0.flag(at: turn) }
            #expect(Set(flags) == ["true", "false"])
        }
    }
}

extension String {
    /// The argument of `sut.show(true, false, …)` at a position.
    fileprivate func flag(at position: Int) -> String? {
        guard let open = firstIndex(of: "("), let close = lastIndex(of: ")") else { return nil }
        let arguments = self[index(after: open)..<close].split(separator: ", ").map(String.init)
        return position < arguments.count ? arguments[position] : nil
    }
}
