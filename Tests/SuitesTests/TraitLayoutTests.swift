import Testing

@testable import Facts
@testable import Suites

/// Where lines break in the traits of a suite.
@Suite struct TraitLayoutTests {
    @Test func reasonsAndNamesAreNeverSums() {
        let reason = String(repeating: "word ", count: 40)
        let lines = TestTrait.disabled(reason).layout.lines(width: 60)
        #expect(lines == [".disabled(", "    \"\(reason)\")"])
    }
}
