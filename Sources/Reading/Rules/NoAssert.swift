import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let noAssert = Rule(
        "no-assert", "A test asserts something.", source: .agents, severity: .error,
        why: """
            A test without an assert passes whatever the code does. It raises coverage and guards nothing. Helpers that \
            assert, verify or wait count, those of base classes and other files as well, and so does a measurement.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func ↓loads() async {
                    let sut = LibraryListViewModel()
                    await sut.load()
                }
                @Test func ↓saves() {}
            }
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func ↓testLoads() { LibraryListViewModel().load() }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func loads() async {
                    await sut.load()
                    expectLoaded(sut)
                }
                @Test(.disabled("the page after the last one is not decided yet")) func saves() {}
                private func expectLoaded(_ sut: LibraryListViewModel) { #expect(!sut.items.isEmpty) }
            }
            """,
            """
            import XCTest
            final class LibraryTests: XCTestCase {
                func testIsFast() { measure { LibraryListViewModel().load() } }
                func testCallsBack() {
                    let called = expectation(description: "called")
                    sut.load { called.fulfill() }
                    waitForExpectations(timeout: 1)
                }
            }
            """,
        ]
    ) { file, knowledge in
        file.unitTests.compactMap { test in
            guard !test.isDisabled, AssertSearch(test, in: file, knowledge).finds == false, !test.mayThrow else {
                return nil
            }
            // That nothing crashes is all that such a test promises.
            if !test.isEmpty, test.name.text.lowercased().contains("crash") { return nil }
            let message =
                test.isEmpty
                ? "\(test.name.text) is empty; write it, or disable it with a reason"
                : "\(test.name.text) asserts nothing and passes whatever the code does, short of a crash; assert what it changes with "
                    + (test.framework == .xctest ? "XCTAssertEqual" : "#expect")
            return file.finding("no-assert", at: test.name, message)
        }
    }
}
