import Checking
import Project

extension Rule {
    static let useSwiftTesting = Rule(
        "swift-testing", "New tests use Swift Testing, not XCTest.", source: .rulebook(3), severity: .note,
        why: """
            Two frameworks in one target mean two ways to name, group, tag, wait and assert. Old XCTest classes may stay, \
            and all other rules hold for them; a note a file reminds of them. What is new is written as a suite. UI tests and performance tests need XCTest and \
            are left alone.
            """,
        bad: [
            """
            import XCTest
            final class ↓LibraryTests: XCTestCase {
                func testFilter() { XCTAssertEqual(1, 1) }
            }
            final class OtherTests: XCTestCase {}
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
        guard knowledge.framework == .swiftTesting, file.bytes.typeNames.isDisjoint(with: needsXCTest) else {
            return []
        }
        let first = file.testCaseTypes.sorted().map { file.nodes.types[$0] }.first { type in
            guard !type.isExtension else { return false }
            return !file.nodes.calls.within(type.range).contains { $0.calleeName.hasPrefix("measure") }
        }
        guard let first else { return [] }
        return [
            file.finding(
                "swift-testing", at: first.nameToken,
                "\(first.name) is an XCTestCase; write new tests as a @Suite with @Test and #expect")
        ]
    }

    /// What only XCTest can do.
    private static let needsXCTest: Set<String> = [
        "XCUIApplication", "XCUIElement", "XCUIDevice", "XCTMetric", "XCTClockMetric", "XCTCPUMetric",
        "XCTMemoryMetric",
        "XCTOSSignpostMetric", "XCTApplicationLaunchMetric", "XCTMeasureOptions",
    ]
}
