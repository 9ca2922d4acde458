import Checking
import Project

extension Rule {
    static let useSwiftTesting = Rule(
        "swift-testing", "New tests use Swift Testing, not XCTest.", source: .rulebook(3),
        why: """
            Two frameworks in one target mean two ways to name, group, tag, wait and assert. Old XCTest classes may stay: \
            put them into the baseline. What is new is written as a suite. UI tests and performance tests need XCTest and \
            are left alone.
            """,
        bad: [
            """
            import XCTest
            final class ↓LibraryTests: XCTestCase {
                func testFilter() { XCTAssertEqual(1, 1) }
            }
            """
        ],
        good: [
            """
            import Testing
            @Suite struct LibraryTests {
                @Test("The initial filter is all") func initialFilter() { #expect(Filter().category == .all) }
            }
            """,
            """
            import XCTest
            final class LibraryUITests: XCTestCase {
                func testLaunch() { XCUIApplication().launch() }
            }
            """,
        ],
        pattern: LintPattern(#"class\s+\w+\s*:\s*XCTestCase\b"#)
    ) { file, knowledge in
        guard knowledge.framework == .swiftTesting, file.nodes.imports("XCTest") else { return [] }
        let names = file.bytes.typeNames
        guard names.isDisjoint(with: needsXCTest) else { return [] }
        return file.nodes.types.filter {
            $0.inherits.first.map { isTestCase($0, knowledge) } ?? false && !$0.isExtension
        }
        .filter { type in
            let calls = file.nodes.calls.within(type.range)
            return !calls.contains { ["measure", "measureMetrics", "self.measure"].contains($0.calleeText) }
        }
        .map { type in
            file.finding(
                "swift-testing", at: type.nameToken,
                "\(type.name) is an XCTestCase; write new tests as a @Suite with @Test and #expect, and keep old ones in "
                    + "the baseline")
        }
    }

    /// What only XCTest can do.
    private static let needsXCTest: Set<String> = [
        "XCUIApplication", "XCUIElement", "XCUIDevice", "XCTMetric", "XCTClockMetric", "XCTCPUMetric",
        "XCTMemoryMetric",
        "XCTOSSignpostMetric", "XCTApplicationLaunchMetric", "XCTMeasureOptions",
    ]

    /// Whether a class is `XCTestCase`, or one of the project's own on top of it.
    private static func isTestCase(_ name: String, _ knowledge: Knowledge, depth: Int = 0) -> Bool {
        if name == "XCTestCase" { return true }
        guard depth < 5,
            let base = knowledge.testTypes[name]?.first(where: { $0.keyword == "class" })?.conformances.first
        else { return false }
        return isTestCase(base, knowledge, depth: depth + 1)
    }
}
