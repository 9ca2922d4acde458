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
