import Facts
import Reading
import Resolving
import Testing

/// Cases of isolation between tests, of declarations, and of ways in which a SUT is made.
@Suite("Tricky cases of scopes and declarations")
struct TrickyScopeTests {
    private func recipe(_ body: String, _ more: [String: String] = [:], tests: Set<String>? = nil) throws -> Recipe {
        let sources = ["App/P.swift": "protocol API {}\nprotocol Log {}\nstruct Live: API {}", "App/VM.swift": body]
        return try ResolvingTests.recipe("VM", sources.merging(more) { $1 }, testModules: tests).value
    }

    private let factory = [
        "App/C.swift": """
        import FactoryKit
        extension Container { var api: Factory<API> { self { Live() } } }
        final class Shop: SharedContainer { static let shared = Shop(); let manager = ContainerManager()
            var log: Factory<Log> { self { fatalError() } } }
        """
    ]

    @Test("14: a trait is put where it means one test")
    func traits() throws {
        let use = "import FactoryKit\nfinal class VM { @Injected(\\.api) var api }"
        let found = try recipe(use, factory, tests: ["FactoryTesting"])
        #expect(found.support.flatMap(\.traits) == [".container"])
        #expect(found.support.flatMap(\.testTraits).isEmpty)
        let nerdz = try recipe(
            "import NerdzInject\nfinal class VM { @ForceInject var a: API }", tests: ["NerdzInjectTesting"])
        #expect(nerdz.support.flatMap(\.traits).isEmpty)
        #expect(nerdz.support.flatMap(\.testTraits) == [".nerdzContainer"])
    }

    @Test("15: a container that is the same for all has no trait")
    func customContainer() throws {
        let use = "import FactoryKit\nfinal class VM { @Injected(\\.api) var api; @Injected(\\Shop.log) var log }"
        let found = try recipe(use, factory, tests: ["FactoryTesting"])
        #expect(found.support.flatMap(\.traits).isEmpty)
        #expect(found.touchesGlobalContainer)
        #expect(found.support.flatMap(\.reset) == ["Container.shared.reset()", "Shop.shared.reset()"])
    }

    @Test("16: doubles of Resolver go into a child, which the application's registrations do not reach")
    func resolverChild() throws {
        let found = try recipe("import Resolver\nfinal class VM { @Injected var api: API }")
        #expect(found.support.flatMap(\.prepare) == ["Resolver.reset()", "Resolver.root = Resolver(child: .main)"])
    }

    @Test("17: what a container keeps is dropped before and after a test")
    func caches() throws {
        let resets = [
            "import Resolver\nfinal class VM { @LazyInjected var api: API }": "Resolver.reset()",
            "import InfomaniakDI\nfinal class VM { @InjectService var api: API }":
                "SimpleResolver.sharedResolver.removeAll()",
            "import DependencyInjection\nfinal class VM { @Injected var api: API }": "Container.shared.clean()",
        ]
        for (use, reset) in resets { #expect(try recipe(use).support.flatMap(\.reset) == [reset]) }
    }

    @Test("18: what is resolved while the SUT is made is registered before")
    func order() throws {
        let found = try recipe(
            "import NerdzInject\nfinal class VM { let a: API = NerdzInject.shared.forceResolve(); lazy var b: Log = NerdzInject.shared.forceResolve() }"
        )
        #expect(found.dependencies.map(\.name) == ["a", "b"])
        #expect(found.dependencies.allSatisfy { if case .registration = $0.handover { true } else { false } })
        #expect(found.construction.parameters.isEmpty)
    }

    @Test("19: what only a body asks for is a dependency")
    func bodies() throws {
        let found = try recipe(
            """
            import Dependencies
            extension DependencyValues { var api: any API { get { Live() } set {} } }
            final class VM {
                func go() { @Dependency(\\.api) var api; _ = api }
                func log() { let log: Log = Other.shared.resolve(); _ = log }
            }
            final class Other { static let shared = Other(); func register<T>(_ t: T.Type, _ v: T) {}; func resolve<T>() -> T { fatalError() } }
            """)
        #expect(found.dependencies.map(\.name) == ["api", "log"])
        #expect(found.containers == ["swift-dependencies", "Other"])
    }

    @Test("20: attributes stand on lines of their own, in any order, between comments and conditions")
    func spelling() throws {
        let found = try recipe(
            """
            import NerdzInject
            final class VM {
                @ObservationIgnored
                @ForceInject // the remote one
                private var a: any API
                @ForceInject @ObservationIgnored fileprivate var b: any Log
                #if DEBUG
                @ForceInject("c")
                #endif
                var c: API
                @ForceInject("d") static var d: API
                var e, f: Log!
            }
            """)
        #expect(found.dependencies.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    }

    @Test("21: a nested SUT is named in full, a private one cannot be made")
    func nested() throws {
        let found = try recipe(
            "import NerdzInject\nenum Shop {}\nextension Shop { @MainActor final class VM { @ForceInject var a: API } }"
        )
        #expect(found.sut.qualifiedName == "Shop.VM")
        let hidden = try recipe("private final class VM { init(api: API) {} }")
        #expect(hidden.construction.kind == .none)
        let inPrivate = try recipe("enum Shop {}\nprivate extension Shop { final class VM { init(api: API) {} } }")
        #expect(inPrivate.construction.kind == .none)
    }

    @Test("22: the initializer with the most protocols that a test can call")
    func initializers() throws {
        let found = try recipe(
            """
            final class VM {
                init() {}
                required init?(coder: NSCoder) { nil }
                init?(api: API, name: String) throws {}
                private init(api: API, log: Log, x: API) {}
                convenience init(api: API) async {}
            }
            """)
        #expect(found.construction.parameters.map(\.name) == ["api", "name"])
        #expect(found.construction.isFailable)
        #expect(found.construction.effects.canThrow)
        #expect(found.inputs.map(\.parameter.name) == ["name"])
    }

    @Test("25: code that leaves the test's task sees the application's container")
    func detached() throws {
        let found = try recipe(
            """
            import FactoryKit
            final class VM {
                func go() { Task.detached { let api = Container.shared.api(); _ = api } }
                func hop() { DispatchQueue.global().async { _ = Container.shared.api() } }
                func stay() { Task { _ = Container.shared.api() } }
            }
            """, factory, tests: ["FactoryTesting"])
        #expect(found.seams.map(\.kind) == [.detached, .detached])
    }
}
