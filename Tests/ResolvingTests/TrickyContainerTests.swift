import Facts
import Reading
import Resolving
import Testing

/// Cases in which a name means different things, or in which what is registered would not be found.
@Suite("Tricky cases of containers")
struct TrickyContainerTests {
    private func recipe(_ body: String, _ more: [String: String] = [:], tests: Set<String>? = nil) throws -> Recipe {
        let sources = ["App/P.swift": "protocol API {}\nprotocol Log {}\nstruct Live: API {}", "App/VM.swift": body]
        return try ResolvingTests.recipe("VM", sources.merging(more) { $1 }, testModules: tests).value
    }

    private func statements(_ recipe: Recipe) -> [String] {
        recipe.dependencies.flatMap { if case .registration(let lines, _) = $0.handover { lines } else { [String]() } }
    }

    private let injectedValues = """
        protocol InjectionKey { associatedtype Value; static var currentValue: Value { get set } }
        struct InjectedValues {
            private static var current = InjectedValues()
            static subscript<T>(_ path: WritableKeyPath<Self, T>) -> T {
                get { current[keyPath: path] } set { current[keyPath: path] = newValue }
            }
        }
        @propertyWrapper struct Injected<T> {
            let path: WritableKeyPath<InjectedValues, T>
            init(_ path: WritableKeyPath<InjectedValues, T>) { self.path = path }
            var wrappedValue: T { InjectedValues[path] }
        }
        extension InjectedValues { var api: any API { get { Live() } set {} } }
        """

    @Test("1: where a key path leads decides whose @Injected it is")
    func injectedByKeyPath() throws {
        let use = "final class VM { @Injected(\\.api) var api }"
        let factory = [
            "App/C.swift": "import FactoryKit\nextension Container { var api: Factory<any API> { self { Live() } } }"
        ]
        #expect(try recipe(use, factory).containers == ["Factory"])
        #expect(try recipe(use, ["App/V.swift": injectedValues]).containers == ["InjectedValues"])
        #expect(try recipe("import Resolver\nfinal class VM { @Injected var api: API }").containers == ["Resolver"])
        let bare = try recipe("final class VM { @Injected var api: API }")
        #expect(bare.containers.isEmpty)
        #expect(bare.dependencies.map(\.doubleType) == [nil])
    }

    @Test("2: the import, or the project's own wrapper, decides whose @ForceInject it is")
    func forceInject() throws {
        let use = "final class VM { @ForceInject var api: any API }"
        #expect(try recipe("import NerdzInject\n" + use).containers == ["NerdzInject"])
        #expect(try recipe("import SwinjectPropertyWrapper\n" + use).containers == ["SwinjectPropertyWrapper"])
        let own = """
            enum Box { static func register<T>(_ t: T.Type, _ v: T) {}; static func resolve<T>() -> T { fatalError() } }
            @propertyWrapper struct ForceInject<T> { init() {}; var wrappedValue: T { Box.resolve() } }
            """
        let found = try recipe("import NerdzInject\n" + use, ["App/Own.swift": own])
        #expect(statements(found) == ["Box.register(API.self, api)"])
    }

    @Test("3: @Dependency of Spezi and of Crocodil is not that of swift-dependencies")
    func otherDependency() throws {
        for module in ["Spezi", "Crocodil"] {
            let found = try recipe("import \(module)\nfinal class VM { @Dependency(Live.self) var live }")
            #expect(found.containers.isEmpty, "\(module)")
            #expect(found.dependencies.map(\.doubleType) == [nil])
        }
    }

    @Test("4: the import decides whose Container and whose Resolver an initializer takes")
    func handedContainers() throws {
        let container =
            "final class VM { init(container: Container) { api = container.resolve(API.self)! }; let api: any API }"
        #expect(try recipe("import Swinject\n" + container).dependencies.first?.doubleType == "Container")
        let resolver = "final class VM { init(resolver: Resolver) { api = resolver.resolve() }; let api: API }"
        #expect(try recipe("import Swinject\n" + resolver).dependencies.first?.doubleType == "Container")
        #expect(try recipe("import Resolver\n" + resolver).containers == ["Resolver"])
        let own = ["App/C.swift": "final class Container { init(size: Int) {} }"]
        #expect(
            try recipe("import Swinject\nfinal class VM { init(container: Container) {} }", own).dependencies.isEmpty)
    }

    @Test("5: the root of a key path may be qualified")
    func qualifiedRoot() throws {
        let registry = [
            "App/C.swift": """
            import FactoryKit
            final class Shop: SharedContainer { static let shared = Shop(); let manager = ContainerManager()
                var api: Factory<any API> { self { Live() } } }
            """
        ]
        for path in ["\\Shop.api", "\\App.Shop.api"] {
            let found = try recipe("import FactoryKit\nfinal class VM { @Injected(\(path)) var api }", registry)
            #expect(statements(found) == ["Shop.shared.api.register { api }"])
        }
    }

    @Test("6: what is named in the argument is the key, and the double is what is declared")
    func keyAndType() throws {
        let found = try recipe("import NerdzInject\nfinal class VM { @ForceInject(API.self) var x: any Log }")
        #expect(statements(found) == ["NerdzInject.shared.registerObject(x, for: API.self)"])
        #expect(found.dependencies.map(\.doubleType) == ["LogMock"])
    }

    @Test("7: an optional with @ForceInject is looked up as an optional")
    func optionalKey() throws {
        let forced = try recipe("import NerdzInject\nfinal class VM { @ForceInject var x: API? }")
        #expect(statements(forced) == ["NerdzInject.shared.registerObject(x, for: Optional<API>.self)"])
        let plain = try recipe("import NerdzInject\nfinal class VM { @Inject var x: API? }")
        #expect(statements(plain) == ["NerdzInject.shared.registerObject(x, for: API.self)"])
    }

    @Test("8: names are part of the key, and the property names the double")
    func names() throws {
        let found = try recipe(
            "import Resolver\nfinal class VM { @Injected var basic: API; @Injected(name: \"gold\") var premium: API }")
        #expect(found.dependencies.map(\.name) == ["basic", "premium"])
        #expect(
            statements(found) == [
                "Resolver.root.register { basic as any API }",
                "Resolver.root.register(name: \"gold\") { premium as any API }",
            ])
    }

    @Test("9: one key is one double, two key paths are two")
    func twice() throws {
        let typed = try recipe(
            "import NerdzInject\nfinal class VM { @ForceInject var a: API; @ForceInject var b: any API }")
        #expect(typed.dependencies.map(\.accessPaths) == [["a", "b"]])
        let registry = [
            "App/C.swift":
                "import FactoryKit\nextension Container { var a: Factory<API> { self { Live() } }; var b: Factory<API> { self { Live() } } }"
        ]
        let keyed = try recipe(
            "import FactoryKit\nfinal class VM { @Injected(\\.a) var a; @Injected(\\.b) var b }", registry)
        #expect(keyed.dependencies.map(\.accessPaths) == [["a"], ["b"]])
    }

    @Test("10: the type of a member that has none written is its value's")
    func inferredMembers() throws {
        let cast = ["App/C.swift": "import Factory\nextension Container { static let api = Factory { Live() as API } }"]
        let old = try recipe("import Factory\nfinal class VM { @Injected(Container.api) var api }", cast)
        #expect(statements(old) == ["Container.api.register { api }"])
        #expect(old.dependencies.map(\.doubleType) == ["APIMock"])
        let entry = [
            "App/D.swift":
                "import Dependencies\nstruct Client { var go: () -> Void; static let testValue = Client {} }\nextension DependencyValues { @DependencyEntry var client = Client {} }"
        ]
        let found = try recipe("import Dependencies\nfinal class VM { @Dependency(\\.client) var client }", entry)
        #expect(found.dependencies.map(\.type.text) == ["Client"])
    }

    @Test("10b: what the project reads the world by is held")
    func ownTime() throws {
        let registry = [
            "App/D.swift":
                "import Dependencies\nextension DependencyValues { var today: () -> Date { get { { Date() } } set {} }\nvar calendar: Calendar { get { .current } set {} }\nvar limit: Int { get { 3 } set {} } }"
        ]
        let found = try recipe(
            "import Dependencies\nimport Foundation\nfinal class VM { @Dependency(\\.today) var today; @Dependency(\\.calendar) var calendar; @Dependency(\\.limit) var limit }",
            registry)
        let held = found.dependencies.compactMap { dependency -> String? in
            if case .scoped(let assignment) = dependency.handover { assignment } else { nil }
        }
        #expect(held == ["$0.today = dependencies.today", "$0.calendar = dependencies.calendar"])
    }

    @Test("11: concrete things are injected too")
    func concrete() throws {
        let classes = ["App/C.swift": "final class Settings { init() {} }\nfinal class Repo { init(api: any API) {} }"]
        let found = try recipe(
            "import NerdzInject\nfinal class VM { @ForceInject var settings: Settings; @ForceInject var repo: Repo }",
            classes)
        #expect(found.dependencies.map(\.name) == ["settings", "repoApi", "repo"])
        #expect(found.dependencies.last?.double.object?.parts?.map(\.content) == [.dependency("repoApi")])
    }

    @Test("12: an optional factory is registered")
    func promised() throws {
        let registry = [
            "App/C.swift": "import FactoryKit\nextension Container { var api: Factory<API?> { promised() } }"
        ]
        let found = try recipe("import FactoryKit\nfinal class VM { @Injected(\\.api) var api }", registry)
        #expect(statements(found) == ["Container.shared.api.register { api }"])
        #expect(found.dependencies.map(\.isOptional) == [true])
    }

    @Test("13: a factory that answers tests itself hides what a test registers")
    func onTest() throws {
        let registry = [
            "App/C.swift":
                "import FactoryKit\nextension Container { var api: Factory<API> { self { Live() }.singleton\n.onTest { Live() } } }"
        ]
        let found = try recipe("import FactoryKit\nfinal class VM { @Injected(\\.api) var api }", registry)
        #expect(statements(found).isEmpty)
        #expect(found.dependencies.map(\.doubleType) == [nil])
    }
}
