import Testing

@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("Expectations that do not hold")
struct MendedTestTests {
    private static let first = Assertion.equal(.name("result"), .number("1"))
    private static let second = Assertion.holds(.path("sut", "isLoaded"))

    private static func expecting(_ assertion: Assertion) -> TestStatement {
        TestStatement(.expect(assertion), basis: .observed)
    }

    private static let call = Code.Expression.call(.path("sut", "load"), [], trailing: nil)

    private static let test = SuitePlan.Test(
        title: "works", function: "works", act: [TestStatement(.act(.binding(.init("result", call))))],
        assert: [expecting(first), expecting(second)])

    @Test("One that was observed is waited for when it fails for the first time")
    func waited() {
        var test = Self.test
        let isSmaller = test.mend(1, fails: true)
        #expect(!isSmaller)
        #expect(test.act.last?.kind == .wait(until: Self.second.condition))
        #expect(test.assert == Self.test.assert)
    }

    @Test("One that fails again is left out, with the wait for it")
    func leftOut() {
        var test = Self.test
        _ = test.mend(1, fails: true)
        let isSmaller = test.mend(1, fails: true)
        #expect(isSmaller)
        #expect(test.act == Self.test.act)
        #expect(test.assert == [Self.expecting(Self.first)])
    }

    @Test("One that was read is waited for where its test waits anyway")
    func waitedForBesides() {
        let read = TestStatement(.expect(Self.second))
        let act = Self.test.act
        var plain = SuitePlan.Test(
            title: "works", function: "works", act: act, assert: [Self.expecting(Self.first), read])
        let isSmaller = plain.mend(1, fails: true)
        #expect(isSmaller)
        let wait = TestStatement(.wait(until: .path("sut", "isReady")))
        var waiting = SuitePlan.Test(
            title: "works", function: "works", act: act + [wait], assert: [Self.expecting(Self.first), read])
        let isLess = waiting.mend(1, fails: true)
        #expect(!isLess)
        #expect(waiting.act.last?.kind == .wait(until: Self.second.condition))
        #expect(waiting.assert.count == 2)
    }

    @Test("A result that nothing is said about gets no name")
    func unnamedResult() {
        var test = Self.test
        let isSmaller = test.mend(0, fails: false)
        #expect(isSmaller)
        #expect(test.act.map(\.kind) == [.act(.assignment(.name("_"), Self.call))])
        #expect(test.claimsAnything)
    }

    @Test("A place that is no expectation costs the test")
    func wholeTest() {
        var test = Self.test
        let isSmaller = test.mend(nil, fails: true)
        #expect(isSmaller)
        #expect(!test.claimsAnything)
    }

    @Test("A wait in vain costs what was waited for, and nothing else")
    func waitInVain() {
        var test = Self.test
        _ = test.mend(1, fails: true)
        let isSmaller = test.mend(nil, fails: true)
        #expect(isSmaller)
        #expect(test.act == Self.test.act)
        #expect(test.assert == [Self.expecting(Self.first)])
    }
}
