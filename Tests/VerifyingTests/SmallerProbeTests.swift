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
            TestStatement(.stub(.path("deps", "store", "pageReturnValue"), .name("page"))),
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
        let test = probe.test.withoutIdleLists()
        #expect(test.assert.isEmpty && test.arrange.compactMap(\.declaredName) == ["deps", "page", "sut"])
    }

    @Test func whatAClosureMakesIsNotWrittenDownWhereNothingLooksAtIt() {
        var test = probe.test
        let made = Code.Binding("result", .call(.name("isGone"), [.init(nil, .name("page"))]))
        let record = Code.Expression.call(.path("isGoneResults", "append"), [.init(nil, .name("result"))])
        let closure = Code.Closure(["isGone"], [.binding(made), .expression(record), .return(.number("1"))])
        test.arrange += [
            TestStatement(.declare(.init(isVariable: true, "isGoneResults", .array([])))),
            TestStatement(.stub(.path("deps", "store", "removeAllClosure"), .closure(closure))),
        ]
        let smaller = test.withoutIdleLists()
        #expect(smaller.arrange.compactMap(\.declaredName) == ["deps", "page", "sut"])
        let left: [Code.Statement] = [
            .assignment(.name("_"), .call(.name("isGone"), [.init(nil, .name("page"))])), .return(.number("1")),
        ]
        #expect(
            smaller.arrange.last?.kind
                == .stub(.path("deps", "store", "removeAllClosure"), .closure(.init(["isGone"], left))))
        test.assert.append(TestStatement(.expect(.equal(.name("isGoneResults"), .array([])))))
        #expect(test.withoutIdleLists().arrange.last == test.arrange.last)
    }

    @Test func aClosureThatNothingLooksAtIsLeftOut() {
        var test = probe.test
        test.arrange += [
            TestStatement(.declare(.init(isVariable: true, "onCloseCalls", .array([])))),
            TestStatement(.prepare(.assignment(.path("sut", "onClose"), .name("onCloseCalls")))),
        ]
        #expect(test.withoutIdleLists().arrange.compactMap(\.declaredName) == ["deps", "page", "sut"])
        test.assert.append(TestStatement(.expect(.equal(.name("onCloseCalls"), .array([])))))
        #expect(test.withoutIdleLists().arrange.compactMap(\.declaredName).last == "onCloseCalls")
    }

    @Test func whatNothingAsksForIsNotTold() {
        var test = probe.test
        let other = ProbeEvidence.Uncalled(double: "store", member: "save", counter: "saveCallsCount")
        #expect(test.silence([other]).isEmpty && test == probe.test)
        let silent = ProbeEvidence.Uncalled(double: "store", member: "page", counter: "pageCallsCount")
        #expect(test.silence([silent, other]) == [silent])
        #expect(!test.arrange.contains { $0.names("page") } && test.arrange.count == probe.test.arrange.count - 2)
    }
}
