import Testing

@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("A probe without what does not compile")
struct SmallerProbeTests {
    private static func call(_ name: String) -> Code.Expression { .call(.name(name)) }

    private let probe: Probe = {
        var test = SuitePlan.Test(title: nil, function: "probe")
        test.arrange = [
            TestStatement(.declare(.init("deps", Self.call("setupDependencies")))),
            TestStatement(.declare(.init("page", Self.call("makePage")))),
            TestStatement(.stub(.path("deps", "source", "page"), .name("page"))),
            TestStatement(.prepare(.binding(.init("sut", Self.call("makeSUT"))))),
            TestStatement(.declare(.init(isVariable: true, "outcomeValues", .array([])))),
            TestStatement(
                .prepare(
                    .binding(
                        .init("outcomeSubscription", .call(.path("sut", "sink"), [.init(nil, .name("outcomeValues"))])))
                )),
        ]
        test.act = [TestStatement(.act(.expression(.call(.path("sut", "load")))))]
        test.assert = [TestStatement(.keepAlive("outcomeSubscription"))]
        return Probe(
            1, test, group: .init(name: "Load", title: "Load"),
            name: TestName(entry: "load", effects: [], conditions: []),
            looks: [Look(.result, .name("result"))])
    }()

    @Test func aStubGoesWithTheValueThatNothingElseSpeaksOf() throws {
        let smaller = try #require(probe.without([2]))
        #expect(
            smaller.test.arrange.compactMap(\.declaredName) == ["deps", "sut", "outcomeValues", "outcomeSubscription"])
    }

    @Test func aSubscriptionGoesWithWhatItRecordsAndWhatKeepsIt() throws {
        let smaller = try #require(probe.without([5]))
        #expect(smaller.test.assert.isEmpty && !smaller.looks.contains { $0.about == .sent("outcome") })
        #expect(probe.looks.contains { $0.about == .sent("outcome") })
    }

    @Test func aProbeCannotDoWithoutWhatItActsOn() {
        #expect(probe.without([3]) == nil)
    }

    @Test func aSubscriptionThatNothingLooksAtIsLeftOut() {
        let test = probe.test.withoutIdleSubscriptions()
        #expect(test.assert.isEmpty && test.arrange.compactMap(\.declaredName) == ["deps", "page", "sut"])
    }
}
