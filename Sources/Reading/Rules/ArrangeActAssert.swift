import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let arrangeActAssert = Rule(
        "arrange-act-assert", "A test is parted into arrange, act and assert by comments, in that order.",
        source: .rulebook(7),
        why: """
            The three parts say what the test needs, what it does and what it claims. A reader who knows the shape sees at \
            once which part is wrong. Given, When and Then do as well; two parts that are one statement share a comment: \
            `// Act & Assert`.
            """,
        fix:
            "inserts the comments where the parts are plain: the asserts stand last, and one statement acts before them",
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func ↓loads() async {
                    let sut = LibraryListViewModel()
                    await sut.load()
                    #expect(sut.items.isEmpty)
                }
            }
            """,
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    // Arrange
                    let sut = LibraryListViewModel()
                    ↓// Assert
                    #expect(sut.items.isEmpty)
                    // Act
                    await sut.load()
                }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    // MARK: - Arrange
                    let sut = LibraryListViewModel()

                    // MARK: - Act
                    await sut.load()

                    // MARK: - Assert
                    #expect(sut.items.isEmpty)
                }
            }
            """,
            """
            import Testing
            struct LibraryTests {
                @Test func refuses() {
                    // Given an empty text
                    let text = ""
                    // When & Then
                    #expect(throws: ParseError.self) { try parse(text) }
                }
            }
            """,
        ]
    ) { file, knowledge in
        file.unitTests.compactMap { test in
            if test.isDisabled || test.isEmpty || isMeasurement(test, in: file) { return nil }
            let parts = test.marks.flatMap { mark in mark.parts.map { (part: $0, mark: mark) } }
            if let early = misplaced(parts) {
                return file.finding(
                    "arrange-act-assert", at: early.range, extent: extent(of: test, in: file),
                    "out of order, the parts hide what is tested; put them as arrange, act, assert")
            }
            var missing = [PartMark.Part.act, .assert].filter { part in !parts.contains { $0.part == part } }
            if hasUnmarkedStart(test) { missing.insert(.arrange, at: 0) }
            guard !missing.isEmpty else { return nil }
            let style = test.marks.first.map { PartStyle(of: $0, in: file) } ?? knowledge.partStyle
            let names = missing.map { style.comment($0) }.joined(separator: ", ")
            return file.finding(
                "arrange-act-assert", at: test.name,
                "\(test.name.text) lacks \(names), which show what it does; add them",
                fix: test.marks.isEmpty ? fix(test, style, in: file) : nil)
        }
    }

    /// Whether a test only measures, which is one part.
    private static func isMeasurement(_ test: TestCase, in file: TestFile) -> Bool {
        file.nodes.calls.within(test.function.range).contains { $0.calleeName.hasPrefix("measure") }
    }

    /// The first part that is out of order. Act and assert may repeat.
    private static func misplaced(_ parts: [(part: PartMark.Part, mark: PartMark)]) -> PartMark? {
        guard let act = parts.firstIndex(where: { $0.part == .act }) else { return nil }
        if let assert = parts.firstIndex(where: { $0.part == .assert }), assert < act { return parts[assert].mark }
        if let arrange = parts.firstIndex(where: { $0.part == .arrange }), arrange > act,
            !parts[..<arrange].contains(where: { $0.part == .arrange || $0.part == .assert })
        {
            return parts[act].mark
        }
        return nil
    }

    private static func extent(of test: TestCase, in file: TestFile) -> ClosedRange<Int> {
        file.place(test.function.range.lowerBound).line...file.place(test.function.range.upperBound).line
    }

    /// Whether statements precede the first comment, or the arrangement has no comment.
    private static func hasUnmarkedStart(_ test: TestCase) -> Bool {
        guard let first = test.statements.first else { return false }
        guard let mark = test.marks.first else { return test.steps.first.map { !$0.isAct && !$0.isAssert } ?? false }
        return mark.range.lowerBound > first.bytes.lowerBound
    }

    /// The fix that adds comments before the three parts, where their beginnings are certain.
    private static func fix(_ test: TestCase, _ style: PartStyle, in file: TestFile) -> Fix? {
        let steps = test.steps
        guard let assert = steps.firstIndex(where: \.isAssert), assert > 0,
            steps[assert...].allSatisfy({ $0.isAssert && !$0.isAct }),
            let act = steps[..<assert].lastIndex(where: \.isAct), steps[..<act].allSatisfy({ !$0.isAct }),
            steps[(act + 1)..<assert].allSatisfy({ $0.isWait })
        else { return nil }
        var edits = [(act, PartMark.Part.act), (assert, .assert)]
        if act > 0 { edits.insert((0, .arrange), at: 0) }
        let starts = edits.map { file.lineStart(at: steps[$0.0].node.bytes.lowerBound) }
        guard Set(starts).count == starts.count, let open = test.function.node.body?.leftBrace.bytes.lowerBound,
            starts.allSatisfy({ $0 > open })
        else { return nil }
        return Fix(
            "Insert the comments",
            zip(edits, starts).map { edit, start in
                let indentation = file.indentation(at: start)
                return Fix.Edit(start..<start, "\(indentation)\(style.comment(edit.1))\n")
            })
    }
}

extension TestCase.Step {
    /// Whether the statement waits for the act to finish.
    fileprivate var isWait: Bool {
        guard case .expr(let expression) = node.item else { return false }
        return expression.description.contains("await ")
    }
}
