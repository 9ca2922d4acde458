import Checking
import SwiftSyntax

extension Rule {
    static let throwsOnly = Rule(
        "throws-only", "A test that expects no error says so.", source: .agents,
        why: """
            A test that only calls what may throw fails when something is thrown, and passes whatever else happens. If that \
            is what it is for, an assert says it to the reader: `#expect(throws: Never.self) { … }`. If it is not, what the \
            call should have done is not looked at.
            """,
        bad: [
            """
            import Testing
            struct LibraryTests {
                @Test func ↓saves() throws { try sut.save() }
            }
            """
        ],
        good: [
            """
            import Testing
            struct LibraryTests {
                @Test func saves() throws { #expect(throws: Never.self) { try sut.save() } }
                @Test func loads() throws {
                    try sut.load()
                    #expect(sut.isLoaded)
                }
            }
            """
        ]
    ) { file, knowledge in
        file.unitTests.compactMap { test in
            guard !test.isDisabled, test.mayThrow, AssertSearch(test, in: file, knowledge).finds == false else {
                return nil
            }
            return file.finding(
                "throws-only", at: test.name,
                "\(test.name.text) fails only if something throws; say so with \(test.framework.expectNoError), or assert "
                    + "what the call did")
        }
    }
}
