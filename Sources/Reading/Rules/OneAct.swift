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
        file.unitTests.compactMap { test in
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
                    && !step.isAssignment
            }
            let acting = within.drop { $0.isBeforeNamed(in: test) }
            if acting.count > 1 { return acting[acting.startIndex + 1].node.bytes }
            return nil
        }
        return actAfterAssert(Array(steps.drop { $0.isBeforeNamed(in: test) }))
    }

    /// Without comments: an act after the asserts of another, with asserts of its own to follow.
    ///
    /// Values set before the first call are arrangement, also where an assert looks whether it is as it should be; and
    /// what is read after an act is part of looking.
    private static func actAfterAssert(_ steps: [TestCase.Step]) -> Range<Int>? {
        let calls = steps.indices.filter { steps[$0].isAct && !steps[$0].isAssignment }
        let acts = calls.isEmpty ? steps.indices.filter { steps[$0].isAct } : Array(calls)
        guard let first = acts.first, let assert = steps[first...].firstIndex(where: \.isAssert) else { return nil }
        let isRead = { (step: TestCase.Step) in !steps[first].isBinding && step.isBinding && !step.isAwaited }
        guard let second = acts.first(where: { $0 > assert && !isRead(steps[$0]) }) else { return nil }
        if steps[second].isAssert { return steps[second].node.bytes }
        return steps[second...].contains(where: \.isAssert) ? steps[second].node.bytes : nil
    }
}

extension TestCase.Step {
    /// Whether it sets a value.
    fileprivate var isAssignment: Bool {
        guard case .expr(let expression) = node.item else { return false }
        let elements = expression.elements
        return elements.count >= 3 && elements[1].is(AssignmentExprSyntax.self)
            && !elements[0].is(DiscardAssignmentExprSyntax.self)
    }

    /// Whether it arranges for the act that the test is named for, and is not that: `add` in `test_remove_…`.
    fileprivate func isBeforeNamed(in test: TestCase) -> Bool {
        let name = test.name.text.lowercased().filter(\.isLetter)
        func isNamed(_ step: Self) -> Bool {
            guard step.isAct, let call = step.called, call.count > 4 else { return false }
            return name.contains(call.lowercased())
        }
        return test.steps.contains(where: isNamed) && !isNamed(self)
    }

    /// The method that it calls.
    private var called: String? {
        guard case .expr(let expression) = node.item else { return nil }
        let value = expression.elements.last ?? expression
        return value.unwrapped.as(FunctionCallExprSyntax.self)?.calleeName
    }

    /// Whether it makes a variable of what it calls.
    fileprivate var isBinding: Bool {
        if case .decl = node.item { true } else { false }
    }

    /// Whether it waits.
    fileprivate var isAwaited: Bool { node.description.contains("await ") }
}
