import Testing

@testable import Suites

/// What is expected of a double whose type is injected: its static members stand for those of the real one.
@Suite struct StaticDoubleTests {
    private let source = """
        protocol Horn {
            static var isMuted: Bool { get }
            static func blow(_ times: Int)
            func polish()
        }
        final class Ferry {
            private let horn: Horn.Type
            init(horn: Horn.Type) { self.horn = horn }
            func leave() {
                if !horn.isMuted { horn.blow(3) }
            }
        }
        """

    @Test func staticMembersAreToldAndLookedAt() throws {
        let suite = try plannedSuite("Ferry", in: source)
        #expect(suite.lines.contains("deps.horn.underlyingIsMuted = false"))
        #expect(suite.lines.contains("#expect(deps.horn.blowReceivedTimes == 3)"))
    }

    @Test func noTwoTestsUseThemAtATime() throws {
        let traits = try plannedTree("Ferry", in: source).traits
        #expect(traits.contains(.serialized))
        #expect(traits.contains(.exclusiveContainer(reset: nil)))
    }
}
