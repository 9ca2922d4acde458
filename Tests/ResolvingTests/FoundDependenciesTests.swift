import Facts
import Resolving
import Testing

/// Ways to be injected that are easily missed: each row is what is said of them, by their paths.
@Suite("Injected and found")
struct FoundDependenciesTests {
    private func found(_ name: String, _ source: String) throws -> [Dependency] {
        try recipe(name, ["S.swift": source]).value.dependencies
    }

    @Test func aTypeWhoseStaticMembersAreUsed() throws {
        let found = try found(
            "Desk",
            """
            protocol Relay { static func send(_ text: String) }
            enum SerialRelay: Relay { static func send(_ text: String) {} }
            final class Desk { let relay: Relay.Type; init(relay: Relay.Type = SerialRelay.self) { self.relay = relay } }
            """)
        #expect(found.map(\.path) == ["relay"])
        #expect(found.first?.doubleType == "RelayMock.Type")
    }

    @Test(arguments: ["(any BoardingLog)? = nil", "BoardingLog? = nil", "(any VPLogging)? = nil"])
    func oneWithAnInvisibleParentAndADefault(_ type: String) throws {
        let found = try found(
            "Desk",
            """
            import Vessels
            protocol BoardingLog: VPLogging { func note() }
            final class Desk { init(log: \(type), client: VPClient? = nil) {} }
            """)
        #expect(found.map(\.path) == ["log"])
        #expect(found.first?.reason != nil)
    }

    @Test func oneKeptUnderAnotherNameHasThatOfTheParameter() throws {
        let found = try found(
            "Desk",
            """
            protocol LanguageCenter {}; protocol Clock {}
            final class Desk {
                private let storedLanguageCenter: LanguageCenter
                private let clock: Clock
                init(languageCenter: LanguageCenter, _ c: Clock) { storedLanguageCenter = languageCenter; clock = c }
            }
            """)
        #expect(found.map(\.path) == ["languageCenter", "clock"])
        #expect(found.map(\.accessPaths) == [["storedLanguageCenter", "languageCenter"], ["clock", "c"]])
    }

    @Test(arguments: [
        "final class Tariffs { let source: TariffSource; init(source: TariffSource) { self.source = source } }",
        "struct Tariffs { let source: TariffSource }",
        "struct Tariffs { let source: TariffSource; init(source: TariffSource, limit: Int = 2) { self.source = source } }",
    ])
    func oneBehindAConcreteHelperIsNamedByItsPath(_ helper: String) throws {
        let found = try found(
            "Desk",
            """
            protocol TariffSource { func all() -> [Int] }
            \(helper)
            final class Desk {
                private let tariffs: Tariffs
                init(tariffs: Tariffs) { self.tariffs = tariffs }
                func load() -> Int { tariffs.source.all().count }
            }
            """)
        #expect(found.map(\.path).contains("tariffs.source"))
    }

    @Test func aWeakDelegateInAnArgumentsStruct() throws {
        let found = try found(
            "Panel",
            """
            protocol PanelDelegate: AnyObject { func done() }
            struct Setup { var title: String; weak var delegate: PanelDelegate? }
            final class Panel { private let setup: Setup; init(setup: Setup) { self.setup = setup } }
            """)
        #expect(found.map(\.path) == ["setup.delegate"])
    }

    @Test func oneOfANestedTypeThatANamesakeHides() {
        let source = """
            protocol Pump { func start() }
            protocol Lamp { func glow() }
            enum LightPanel { final class Model { let lamp: Lamp; init(lamp: Lamp) { self.lamp = lamp } } }
            enum TankPanel {
                final class Model { let pump: Pump; init(pump: Pump) { self.pump = pump }; func run() { pump.start() } }
            }
            """
        let all = recipes("Model", ["S.swift": source])
        #expect(all.map { $0.dependencies.map(\.path) } == [["lamp"], ["pump"]])
    }
}
