import Checking
import SwiftSyntax

extension Rule {
    static let oneAct = Rule(
        "one-act", "A test acts once.", source: .antiPattern,
        why: """
            A test that acts, asserts, acts and asserts again is two tests. When it fails, the first failure hides the \
            second, and the name can tell only half of it. Calls that bring the subject into the state the test starts from \
            belong to Arrange.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func pages() async {
                    await sut.load()
                    #expect(sut.items.count == 1)
                    ↓await sut.loadNextPage()
                    #expect(sut.items.count == 2)
                }
            }
            """,
            """
            import Testing
            struct LibraryTests {
                @Test func pages() async {
                    // Act
                    await sut.load()
                    ↓await sut.loadNextPage()
                    // Assert
                    #expect(sut.items.count == 2)
                }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func pages() async {
                    // Arrange
                    await sut.load()
                    // Act
                    await sut.loadNextPage()
                    // Assert
                    #expect(sut.items.count == 2)
                    sut.stop()
                }
            }
            """
        ]
    ) { file, _ in
        file.tests.compactMap { test in
            guard !test.isDisabled, let place = secondAct(of: test) else { return nil }
            return file.finding(
                "one-act", at: place,
                "\(test.name.text) acts again here; one act a test, the rest is arranging or another test")
        }
    }

    /// Where a test acts for the second time.
    private static func secondAct(of test: TestCase) -> Range<Int>? {
        let acts = test.marks.filter { $0.parts.contains(.act) }
        if acts.count > 1 { return acts[1].range }
        let steps = test.steps
        if let mark = acts.first {
            let end = test.marks.first { $0.range.lowerBound > mark.range.lowerBound }?.range.lowerBound ?? .max
            let within = steps.filter { step in
                let start = step.node.bytes.lowerBound
                return start > mark.range.lowerBound && start < end && step.isAct && !step.isAsyncLet && !step.isAssert
            }
            if within.count > 1 { return within[1].node.bytes }
            return nil
        }
        return actAfterAssert(steps)
    }

    /// Without comments: an act after the asserts of another, with asserts of its own to follow.
    private static func actAfterAssert(_ steps: [TestCase.Step]) -> Range<Int>? {
        guard let first = steps.firstIndex(where: \.isAct) else { return nil }
        let assert = steps[first...].firstIndex { $0.isAssert }
        guard let assert else { return nil }
        guard let second = steps[(assert + 1)...].firstIndex(where: { $0.isAct }) else { return nil }
        if steps[second].isAssert { return steps[second].node.bytes }
        return steps[second...].contains(where: \.isAssert) ? steps[second].node.bytes : nil
    }
}
