import Testing

@testable import Facts
@testable import Suites

/// What a planned suite is made of before it is printed.
@Suite struct SuiteTreeTests {
    private let desk = """
        protocol Bell { func ring(_ text: String) throws }
        @MainActor final class Desk {
            private(set) var isOpen = false
            private(set) var note: String?
            private let bell: Bell
            init(bell: Bell) { self.bell = bell }
            func open(_ name: String) throws {
                isOpen = true
                try bell.ring(name)
            }
            func later(_ name: String) {
                Task {
                    try? bell.ring(name)
                    note = name
                }
            }
            func count(_ number: Int) throws { try bell.ring("line\\n\\(number)") }
        }
        """

    @Test func statementsSayWhatTheyAreFor() throws {
        let plan = try plannedTree("Desk", in: desk)
        let test = try #require(plan.tests.first { $0.function.hasPrefix("openCallsRing") })
        guard case .declare(let deps)? = test.arrange.first?.kind else {
            Issue.record("\(test.arrange)")
            return
        }
        #expect(deps.name == "deps")
        #expect(
            test.act.map(\.kind) == [
                .act(.expression(.try(.call(.path("sut", "open"), [.init(nil, .string("name"))]))))
            ])
        #expect(test.assert.contains { $0.kind == .expect(.holds(.path("sut", "isOpen"))) })
        #expect(test.effects == Effects(throwing: .any))
        #expect(test.statements.allSatisfy { $0.basis == .read })
    }

    @Test func statementsKnowTheCodeTheyCameFrom() throws {
        let plan = try plannedTree("Desk", in: desk)
        let test = try #require(plan.tests.first { $0.function.hasPrefix("openCallsRing") })
        #expect(test.act[0].source?.line == 7)
        let claims = test.assert.compactMap { claim -> [Int?]? in
            guard case .expect(let assertion) = claim.kind else { return nil }
            return [assertion.subject.text == "sut.isOpen" ? 8 : 9, claim.source?.line]
        }
        #expect(!claims.isEmpty && claims.allSatisfy { $0[0] == $0[1] }, "\(claims)")
    }

    @Test func supportIsWhatStatementsNeed() throws {
        let plan = try plannedTree("Desk", in: desk)
        #expect(plan.support == [.waitUntil, .testError])
        #expect(try plannedTree("Desk", in: desk, obstacle: "of a reason").support.isEmpty)
    }

    @Test func anErrorOfTheProjectThatIsNamedLikeTheSupportNeedsNone() throws {
        let plan = try plannedTree("Desk", in: desk + "\nenum TestError: Error, Equatable { case expected }")
        #expect(plan.view.lines.contains { $0.contains("TestError.expected") })
        #expect(plan.support == [.waitUntil])
    }

    @Test func escapesOfInterpolatedTextsAreReadAndWritten() throws {
        let lines = try plannedTree("Desk", in: desk).view.lines
        #expect(lines.contains(#"#expect(deps.bell.ringReceivedText == "line\n2")"#), "\(lines)")
    }

    @Test func traitsAreValues() throws {
        let plan = try plannedTree("Desk", in: desk, hooks: ["makeKey"])
        #expect(plan.tests.allSatisfy { $0.traits == [.disabled("Fill in Factory.makeKey() first.")] })
        #expect(plan.assertingCount == 0 && plan.disabledCount == plan.tests.count)
    }
}
