import Facts
import Resolving
import Testing

/// What a SUT gets from a container, and how a test hands it over.
@Suite("Forms of containers")
struct ContainerFormTests {
    private let protocols = "protocol API {}\nprotocol Log {}"

    private func recipe(_ body: String, _ more: [String: String] = [:], tests: Set<String>? = nil) throws -> Recipe {
        let sources = ["P.swift": protocols, "VM.swift": body].merging(more) { $1 }
        return try ResolvingTests.recipe("VM", sources, testModules: tests).value
    }

    private func statements(_ recipe: Recipe) -> [[String]] {
        recipe.dependencies.map { if case .registration(let lines, _) = $0.handover { lines } else { [] } }
    }

    @Test("NerdzInject 2: a test gets a container of its own where its tests can")
    func nerdzTwo() throws {
        let body = "import NerdzInject\nfinal class VM { @ForceInject var api: any API }"
        let own = try recipe(body, tests: ["NerdzInject", "NerdzInjectTesting"])
        #expect(statements(own) == [["NerdzInject.current.registerObject(api, for: API.self)"]])
        #expect(own.support.flatMap(\.testTraits) == [".nerdzContainer"])
        #expect(!own.touchesGlobalContainer)
        let shared = try recipe(body, tests: ["NerdzInject"])
        #expect(statements(shared) == [["NerdzInject.shared.registerObject(api, for: API.self)"]])
        #expect(shared.touchesGlobalContainer)
    }

    @Test("NerdzInject 2: code that names the shared container is not given another")
    func nerdzShared() throws {
        let body = """
            import NerdzInject
            final class VM {
                @ForceInject var api: any API
                func run() { let log: any Log = NerdzInject.shared.forceResolve() }
            }
            """
        let found = try recipe(body, tests: ["NerdzInjectTesting"])
        #expect(found.touchesGlobalContainer)
        #expect(found.support.flatMap(\.testTraits).isEmpty)
    }

    @Test("Swinject: the types of arguments are part of the key")
    func swinjectArguments() throws {
        let body = """
            import Swinject
            enum DI { static let container = Container() }
            final class VM {
                let api = DI.container.resolve(API.self, argument: 3)!
                func run(id: Item.ID) { _ = DI.container.resolve(Log.self, arguments: id, "x") }
            }
            """
        #expect(
            try statements(recipe(body)) == [
                ["DI.container.register(API.self) { (_, _: Int) in api }"],
                ["DI.container.register(Log.self) { (_, _: Item.ID, _: String) in log }"],
            ])
    }

    @Test("Swinject: an argument whose type is not written makes no registration")
    func swinjectUnknownArgument() throws {
        let body = """
            import Swinject
            enum DI { static let container = Container() }
            final class VM { func run() { _ = DI.container.resolve(Log.self, argument: make()) } }
            """
        let found = try recipe(body)
        #expect(found.dependencies.map(\.doubleType) == [nil])
        #expect(found.obstacles.count == 1)
    }

    @Test("The environment of SwiftUI is nothing a test can hand over")
    func environment() throws {
        let body = """
            import SwiftUI
            extension EnvironmentValues { var api: any API { get { self[Key.self] } set {} } }
            struct VM { @Environment(\\.api) private var api; let log: any Log; init(log: any Log) { self.log = log } }
            """
        let found = try recipe(body)
        #expect(found.dependencies.map(\.doubleType) == ["LogMock", nil])
        #expect(found.obstacles.isEmpty)
    }

    @Test("What must be registered and is no protocol is registered all the same")
    func values() throws {
        let body = """
            import NerdzInject
            struct Settings { let limit: Int }
            final class VM { @ForceInject var settings: Settings; @Inject var maybe: Settings? }
            """
        let found = try recipe(body)
        #expect(found.dependencies.map(\.isRequired) == [true])
        #expect(statements(found) == [["NerdzInject.shared.registerObject(settings, for: Settings.self)"]])
    }

    @Test("Dependencies of swift-dependencies that the library provides get fixed values")
    func provided() throws {
        let body =
            "import Dependencies\nfinal class VM { @Dependency(\\.date) var date; @Dependency(\\.uuid) var uuid }"
        let found = try recipe(body)
        #expect(found.dependencies.map(\.doubleType) == ["DateGenerator", "UUIDGenerator"])
        #expect(found.dependencies.allSatisfy { $0.imports == ["import Foundation"] })
    }
}
