import Facts
import Resolving
import Testing

/// Structs of closures as SUTs: what they do stands in the function that makes them.
@Suite struct FactoryChoiceTests {
    private func recipe(_ source: String, wanted: String? = nil) throws -> Recipe {
        try ResolvingTests.recipe("Tides", ["S.swift": "protocol Gauge {}\n" + source], wanted: wanted).value
    }

    private let closures = "struct Tides { var level: (_ harbour: String) async throws -> Double }\n"

    @Test func theFunctionCalledLiveMakesThem() throws {
        let found = try recipe(
            closures
                + "extension Tides { static func other(gauge: Gauge) -> Tides { .init(level: { _ in 0 }) }\n"
                + "static func live(gauge: Gauge, offset: Double = 0.5) -> Self { .init(level: { _ in offset }) } }")
        #expect(found.construction.kind == .factory)
        #expect(found.construction.maker == "live")
        #expect(found.dependencies.map(\.name) == ["gauge"])
        #expect(found.inputs.map(\.parameter.name) == ["offset"])
        let method = try #require(found.members.methods.first { $0.name == "level" })
        #expect(method.parameters.map(\.name) == ["harbour"])
        #expect(method.effects.isAsync && method.effects.canThrow)
    }

    @Test func whatTheClosuresDoIsRead() throws {
        let found = try recipe(
            """
            struct Tides { var level: (String, Int) -> Int; var high: () -> Bool; var low: () -> Bool }
            extension Tides {
                static func from(gauge: Gauge) -> Tides {
                    Tides(level: { _, day in day + 1 }, high: gauge.high) { false }
                }
            }
            """)
        let methods = found.members.methods.filter { !$0.info.isStatic }
        #expect(methods.map(\.name) == ["level", "high", "low"])
        #expect(methods[0].parameters.map(\.name) == ["value", "day"])
        #expect(found.members.properties.filter { $0.info.access == .private }.map(\.name) == ["gauge"])
        let kinds = methods.map { $0.body?.first?.kind }
        if case .expression(.binary)? = kinds[0] {} else { Issue.record("level adds") }
        #expect(kinds[1] == .other("high"))
        #expect(kinds[2] == .expression(.boolean(false)))
    }

    @Test func whatIsDoneBeforeMakesTheClosuresUnknown() throws {
        let found = try recipe(
            """
            struct Tides { var high: () -> Bool }
            extension Tides {
                static func live(gauge: Gauge) -> Self {
                    let isHigh = gauge.isHigh
                    return .init(high: { isHigh })
                }
            }
            """)
        let method = try #require(found.members.methods.first { $0.name == "high" })
        #expect(method.body?.first?.kind == .other("high"))
    }

    @Test func namesThatMeanSomethingElseInAMethodAreNotRead() throws {
        let found = try recipe(
            """
            struct Tides { var high: () -> Int; var low: () -> Int }
            extension Tides {
                static func live(gauge: Gauge, low: @escaping () -> Int) -> Self {
                    .init(high: { low() + 1 }, low: { 2 })
                }
            }
            """)
        let kinds = found.members.methods.filter { !$0.info.isStatic }.map { $0.body?.first?.kind }
        #expect(kinds == [.other("high"), .expression(.integer("2"))])
    }

    @Test func theLatestIsNoTest() throws {
        let found = try recipe(
            closures + "extension Tides { static func latest(gauge: Gauge) -> Self { .init(level: { _ in 1 }) } }")
        #expect(found.construction.maker == "latest")
    }

    @Test func whatMakesStandInsIsNoWay() throws {
        let found = try recipe(
            closures + "extension Tides { static func mock(level: Double) -> Self { .init(level: { _ in level }) } }")
        #expect(found.construction.kind == .memberwise)
        #expect(found.members.methods.allSatisfy { $0.name != "level" })
    }

    @Test func anInitialiserThatIsAskedForIsTaken() throws {
        let found = try recipe(
            "struct Tides { var level: () -> Int; init(level: @escaping () -> Int) { self.level = level } }\n"
                + "extension Tides { static func live(gauge: Gauge) -> Self { .init(level: { 1 }) } }",
            wanted: "init(level:)")
        #expect(found.construction.kind == .initializer)
    }

    @Test func aTypeThatIsMadeOtherwiseNeedsNoDoubleForItsFunction() throws {
        let found = try recipe(
            "final class Tides { init() {}\nstatic func live(gauge: Gauge) -> Tides { Tides() } }")
        #expect(found.construction.kind == .initializer)
        #expect(found.dependencies.isEmpty)
    }
}
