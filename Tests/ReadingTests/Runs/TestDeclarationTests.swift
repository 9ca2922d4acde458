import Reading
import Running
import Testing

@Suite struct TestDeclarationTests {
    private let catalog = TestCatalog([
        readTests(
            """
            import Testing
            extension Tag { @Tag static var unit: Self; @Tag static var slow: Self }
            @Suite("Outer", .tags(.unit)) struct Outer {
                @Test("First") func first() { #expect(true); check() }
                @Test(.disabled("later")) func later() {}
                @Test(.enabled(if: isOn)) func maybe() {}
                @Test(arguments: [1, 2]) func each(n: Int) throws { _ = try #require(n) }
                @Suite(.tags(Tag.slow)) struct Inner { @Test func deep() { withKnownIssue { #expect(false) } } }
                func check() { #expect(true) }
            }
            extension Outer.Inner { @Test func added() {} }
            #if os(Linux)
            @Test func onLinux() {}
            #endif
            class Base: XCTestCase {}
            final class OldTests: Base {
                func testOne() throws { XCTAssertEqual(1, 1); try XCTSkipIf(true) }
                func helper() {}
            }
            """, path: "Tests/T.swift", module: "AppTests")
    ])

    private func fact(_ name: String) throws -> TestFact {
        try #require(catalog.tests.first { $0.id.text == "AppTests.\(name)" }, "\(catalog.tests.map(\.id))")
    }

    @Test func testsAreFoundWithTheirNames() throws {
        #expect(try fact("Outer/first()").displayName == "First")
        #expect(try fact("Outer/each(n:)").isParameterised)
        #expect(try fact("onLinux()").isInCondition)
        #expect(try fact("OldTests/testOne").traits.enablement == .conditional)
        #expect(catalog.tests.count == 8)
    }

    @Test func tagsAreInherited() throws {
        #expect(try fact("Outer/first()").traits.tags == ["unit"])
        #expect(try fact("Outer/Inner/deep()").traits.tags == ["unit", "slow"])
        #expect(try fact("Outer/Inner/added()").traits.tags == ["unit", "slow"])
        #expect(catalog.tags == ["unit", "slow"])
    }

    @Test func whetherATestRunsIsRead() throws {
        #expect(try fact("Outer/later()").traits.enablement == .disabled)
        #expect(try fact("Outer/maybe()").traits.enablement == .conditional)
        #expect(try fact("Outer/first()").traits.enablement == .runs)
    }

    @Test func assertsAreCountedThoseOfHelpersToo() throws {
        #expect(try fact("Outer/first()").asserts == 2)
        #expect(try fact("Outer/each(n:)").asserts == 1)
        #expect(try fact("Outer/Inner/deep()").knownIssues == 1)
        #expect(try fact("OldTests/testOne").asserts == 1)
    }
}
