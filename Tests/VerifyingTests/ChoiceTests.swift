import Testing

@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("Which tests and expectations are kept")
struct ChoiceTests {
    private static let looks = [Look(.state("a"), .path("sut", "a")), Look(.state("b"), .path("sut", "b"))]

    /// What a probe saw of two properties.
    private static func seen(_ a: Int, _ b: Int) -> Observation.Seen {
        let lines = [(0, a), (1, b)].map { look, value in
            #"{"probe":1,"look":\#(look),"value":{"k":"integer","v":"\#(value)","q":true}}"#
        }
        return Observation((lines + [#"{"probe":1,"event":"end"}"#]).joined(separator: "\n")).probes[1]
            ?? Observation.Seen()
    }

    private static func evidence(
        _ number: Int, _ first: Observation.Seen, again: [Observation.Seen], changes: [Int: Observation.Seen] = [:]
    ) -> ProbeEvidence? {
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))])
        let probe = Probe(number, test, group: .init(name: "Load", title: "Load"), looks: looks)
        var evidence = ProbeEvidence(probe, first, again: again) { _, _ in true }
        for (change, seen) in changes { evidence?.compare(seen, change: change) }
        return evidence
    }

    @Test("What differs from run to run is not expected")
    func unsteady() throws {
        let found = try #require(Self.evidence(1, Self.seen(1, 2), again: [Self.seen(1, 2), Self.seen(1, 3)]))
        #expect(found.expectations.map(\.about) == [.state("a")])
    }

    @Test("A probe that once did not end is no test")
    func incomplete() {
        #expect(Self.evidence(1, Self.seen(1, 2), again: [Observation.Seen()]) == nil)
    }

    @Test("One expectation is kept where two notice the same, and each property is expected once")
    func fewest() throws {
        let first = try #require(
            Self.evidence(1, Self.seen(1, 2), again: [], changes: [7: Self.seen(5, 6), 8: Self.seen(1, 6)]))
        let second = try #require(Self.evidence(2, Self.seen(3, 4), again: [], changes: [9: Self.seen(5, 6)]))
        #expect(first.notices == [7, 8])
        let kept = Choice([first, second]).kept
        #expect(kept.map(\.notices) == [[7, 8], [9]])
        #expect(kept.map { $0.expectations.map(\.about) } == [[.state("b")], [.state("a")]])
        #expect(Choice([first]).kept.map { $0.expectations.map(\.about) } == [[.state("b"), .state("a")]])
    }

    @Test("A test that was read stays where it notices other changes; of two that notice the same, one")
    func read() throws {
        let found = try [[7: Self.seen(5, 2), 8: Self.seen(1, 6)], [7: Self.seen(5, 2)], [7: Self.seen(5, 2)]]
            .enumerated().map { number, changes in
                try #require(Self.evidence(number + 1, Self.seen(1, 2), again: [], changes: changes))
            }
        #expect(Choice(found).kept.map(\.evidence.probe.number) == [1, 2])
    }

    @Test("What is claimed is not expected a second time because it was seen")
    func claimedAndSeen() throws {
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))],
            assert: [TestStatement(.expect(.equal(.path("sut", "a"), .number("1"))))])
        let probe = Probe(1, test, group: .init(name: "Load", title: "Load"), looks: Self.looks)
        func seen(_ claim: Bool, _ a: Int) -> Observation.Seen {
            let lines = [
                #"{"probe":1,"look":0,"value":{"k":"boolean","v":"\#(claim)","q":true}}"#,
                #"{"probe":1,"look":1,"value":{"k":"integer","v":"\#(a)","q":true}}"#,
                #"{"probe":1,"look":2,"value":{"k":"integer","v":"3","q":true}}"#, #"{"probe":1,"event":"end"}"#,
            ]
            return Observation(lines.joined(separator: "\n")).probes[1] ?? Observation.Seen()
        }
        var evidence = try #require(ProbeEvidence(probe, seen(true, 1), again: []) { _, _ in true })
        evidence.compare(seen(false, 4), change: 9)
        #expect(evidence.expectations.filter { $0.notices == [9] }.count == 2)
        #expect(Choice([evidence]).kept.first?.expectations.map(\.about) == [.claim(0)])
    }

    @Test("What few tests show is expected before what all show")
    func telling() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        func seen(_ number: Int, _ values: [Int]) -> Observation.Seen {
            let lines = values.enumerated().map { look, value in
                #"{"probe":\#(number),"look":\#(look),"value":{"k":"integer","v":"\#(value)","q":true}}"#
            }
            return Observation((lines + [#"{"probe":\#(number),"event":"end"}"#]).joined(separator: "\n")).probes[
                number]
                ?? Observation.Seen()
        }
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))])
        let evidence = try [1, 2].map { number -> ProbeEvidence in
            let probe = Probe(
                number, test, group: .init(name: "Load", title: "Load"),
                looks: names.map { Look(.state($0), .path("sut", $0)) })
            var evidence = try #require(
                ProbeEvidence(probe, seen(number, [1, 1, 1, 1, 1, 1]), again: []) { _, _ in true })
            evidence.compare(seen(number, [2, 2, 2, 2, 2, 1]), change: 7)
            evidence.compare(seen(number, number == 1 ? [2, 1, 1, 1, 1, 2] : [1, 1, 1, 1, 1, 1]), change: 8)
            return evidence
        }
        let kept = try #require(Choice(evidence).kept.first)
        #expect(kept.expectations.map(\.about).contains(.state("f")))
    }

    @Test("An expectation that is not got to notices nothing")
    func endedEarly() throws {
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))])
        let probe = Probe(
            1, test, group: .init(name: "Load", title: "Load"), looks: [Look(.thrown, .name("error"))] + Self.looks)
        func seen(_ error: String, _ a: Int) -> Observation.Seen {
            Observation(
                """
                {"probe":1,"look":0,"value":\(error)}
                {"probe":1,"look":1,"value":{"k":"integer","v":"\(a)","q":true}}
                {"probe":1,"event":"end"}
                """
            ).probes[1] ?? Observation.Seen()
        }
        let (none, some) = (#"{"k":"null"}"#, #"{"k":"case","v":"gone","t":"App.Fault"}"#)
        var evidence = try #require(ProbeEvidence(probe, seen(none, 1), again: []) { _, _ in true })
        evidence.compare(seen(some, 2), change: 7)
        #expect(evidence.endedBy == [7])
        #expect(evidence.expectations.map(\.notices) == [[]])

        var throwing = try #require(ProbeEvidence(probe, seen(some, 1), again: []) { _, _ in true })
        throwing.compare(seen(none, 2), change: 7)
        #expect(throwing.endedBy == [7])
        #expect(throwing.expectations.map(\.notices) == [[7]])
    }

    @Test("What an actor shows late is waited for one after the other")
    func lateStateOfAnActor() throws {
        func seen(_ a: Int, _ b: Int) -> Observation.Seen {
            let values = [(0, 1), (1, 2), (Probe.restOffset, a), (Probe.restOffset + 1, b)]
            let lines = values.map { look, value in
                #"{"probe":1,"look":\#(look),"value":{"k":"integer","v":"\#(value)","q":true}}"#
            }
            return Observation((lines + [#"{"probe":1,"event":"end"}"#]).joined(separator: "\n")).probes[1]
                ?? Observation.Seen()
        }
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))])
        let looks = [
            Look(.state("a"), .path("sut", "a"), waits: true), Look(.state("b"), .path("sut", "b"), waits: true),
        ]
        let name = TestName(entry: "works", effects: [], conditions: [])
        let probe = Probe(1, test, group: .init(name: "Load", title: "Load"), name: name, looks: looks)
        var evidence = try #require(ProbeEvidence(probe, seen(5, 6), again: [seen(5, 6)]) { _, _ in true })
        evidence.compare(seen(7, 6), change: 1)
        evidence.compare(seen(5, 8), change: 2)
        let kept = try #require(Choice([evidence]).kept.first)
        let statements = kept.test(in: SuiteStyle(), errorType: { _ -> TypeRef? in nil }).act
        let waits = statements.compactMap { statement -> String? in
            guard case .wait(until: let condition) = statement.kind else { return nil }
            return condition.text
        }
        #expect(waits == ["await sut.a == 5", "await sut.b == 6"])
    }

    @Test("What was not there before a test waited is waited for as well")
    func stateAfterAWait() throws {
        func seen(_ before: Int, _ a: Int, _ b: Int) -> Observation.Seen {
            let values = [(0, a), (1, b), (Probe.waitOffset, before), (Probe.waitOffset + 1, 2)]
            let lines = values.map { look, value in
                #"{"probe":1,"look":\#(look),"value":{"k":"integer","v":"\#(value)","q":true}}"#
            }
            return Observation((lines + [#"{"probe":1,"event":"end"}"#]).joined(separator: "\n")).probes[1]
                ?? Observation.Seen()
        }
        let test = SuitePlan.Test(
            title: "works", function: "works",
            act: [
                TestStatement(.act(.expression(.name("act")))),
                TestStatement(.wait(until: .binary(.path("deps", "store", "loadCallsCount"), "==", .number("1")))),
            ])
        let name = TestName(entry: "works", effects: [], conditions: [])
        let probe = Probe(1, test, group: .init(name: "Load", title: "Load"), name: name, looks: Self.looks)
        var evidence = try #require(ProbeEvidence(probe, seen(0, 1, 2), again: [seen(1, 1, 2)]) { _, _ in true })
        evidence.compare(seen(0, 7, 2), change: 1)
        evidence.compare(seen(0, 1, 8), change: 2)
        let kept = try #require(Choice([evidence]).kept.first)
        let statements = kept.test(in: SuiteStyle(), errorType: { _ -> TypeRef? in nil }).act
        let waits = statements.compactMap { statement -> String? in
            guard case .wait(until: let condition) = statement.kind else { return nil }
            return condition.text
        }
        #expect(waits == ["deps.store.loadCallsCount == 1", "sut.a == 1"])
    }
}
