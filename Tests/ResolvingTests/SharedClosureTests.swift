import Facts
import Resolving
import Testing

/// Closures of a global value that return what a test replaces.
@Suite struct SharedClosureTests {
    private let source = """
        var World = Surroundings()
        struct Surroundings {
            var harbour: (String, Int) -> Harbour? = { _, _ in nil }
            var weather: () -> Weather = { Sunshine() }
            var tide: @Sendable () -> Tide = { Ebb() }
            var hour: () -> Int = { 12 }
        }
        protocol Harbour { func moor() }
        protocol Weather { var isCalm: Bool { get } }
        struct Sunshine: Weather { let isCalm = true }
        protocol Tide: Sendable { var isHigh: Bool { get } }
        struct Ebb: Tide { let isHigh = false }
        final class Skipper {
            func land() {
                guard World.weather().isCalm, World.tide().isHigh, World.hour() < 20 else { return }
                World.harbour("north", 3)?.moor()
            }
        }
        """

    @Test func theDoubleIsReturned() throws {
        let recipe = try recipe("Skipper", ["App/Skipper.swift": source]).value
        #expect(recipe.dependencies.map(\.name).sorted() == ["harbour", "weather"])
        let harbour = try #require(recipe.dependencies.first { $0.name == "harbour" })
        #expect(harbour.accessPaths == ["World.harbour()"])
        #expect(
            harbour.handover
                == .registration(
                    ["World.harbour = { _, _ in harbour }"], undo: ["World.harbour = originalHarbour"]))
        let weather = try #require(recipe.dependencies.first { $0.name == "weather" })
        #expect(
            weather.handover
                == .registration(["World.weather = { weather }"], undo: ["World.weather = originalWeather"]))
    }
}
