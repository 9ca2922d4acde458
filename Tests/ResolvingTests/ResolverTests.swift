import Facts
import Resolving
import Testing

@Suite("Resolving dependencies")
struct ResolverTests {
    @Test("Wrapped properties of NerdzInject are registered under their key")
    func nerdzInject() throws {
        let result = try recipe(
            "VM",
            [
                "P.swift": "protocol API {}\nprotocol Log {}",
                "VM.swift": """
                import NerdzInject
                @MainActor final class VM {
                    @ForceInject private var api: any API
                    @ForceInject("main") var log: Log
                    @Published var state = 1
                }
                """,
            ])
        #expect(result.diagnostics.isEmpty)
        #expect(result.value.dependencies.map(\.name) == ["api", "log"])
        #expect(result.value.dependencies.map(\.doubleType) == ["APIMock", "LogMock"])
        #expect(
            result.value.dependencies.map(\.handover) == [
                .registration(
                    ["NerdzInject.shared.registerObject(api, for: API.self)"],
                    undo: ["NerdzInject.shared.remove(by: API.self)"]),
                .registration(
                    ["NerdzInject.shared.registerObject(log, for: \"main\")"],
                    undo: ["NerdzInject.shared.remove(by: \"main\")"]),
            ])
        #expect(result.value.isolation == .globalActor("MainActor"))
        #expect(result.value.touchesGlobalContainer)
    }

    @Test("Initializer parameters know the property they are stored in")
    func initializer() throws {
        let recipe = try recipe(
            "Service",
            [
                "S.swift": """
                protocol API {}; protocol Clock {}
                final class Service {
                    private let remote: API
                    let limit: Int
                    init(api: API, clock: Clock = SystemClock(), limit: Int = 3) { self.remote = api; self.limit = limit }
                }
                """
            ]
        ).value
        #expect(recipe.dependencies.map(\.name) == ["api", "clock"])
        #expect(recipe.dependencies[0].accessPaths == ["remote", "api"])
        #expect(recipe.dependencies[0].handover == .argument(label: "api"))
        #expect(recipe.inputs.map(\.property) == ["limit"])
    }

    @Test("Of several initializers the one with most protocols is taken, unless the user chooses")
    func several() throws {
        let source = [
            "S.swift":
                "protocol A {}; protocol B {}; class S { init(a: A) {}; init(a: A, b: B) {}; convenience init(x: A, y: B) {} }"
        ]
        #expect(try recipe("S", source).value.construction.parameters.map(\.name) == ["a", "b"])
        #expect(try recipe("S", source, wanted: "init(a:)").value.construction.parameters.map(\.name) == ["a"])
    }

    @Test("A protocol that nobody declares is reported with who needs it")
    func unresolved() throws {
        let result = try recipe("S", ["S.swift": "class S { init(api: ThirdPartyAPI) {} }"])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.rule == "unresolved-dependency")
        #expect(diagnostic.location == SourceLocation(file: "S.swift", line: 1, column: 11))
        #expect(result.value.dependencies[0].origin == .unresolved(try #require(diagnostic.location), neededBy: ["S"]))
    }

    @Test("Singletons, clocks and made collaborators are seams")
    func seams() throws {
        let recipe = try recipe(
            "S",
            [
                "S.swift": """
                protocol API {}; final class Live: API {}
                class S { let api = Live()
                  func go() async { _ = UserDefaults.standard; let now = Date(); try? await Task.sleep(for: .seconds(1)) } }
                """
            ]
        ).value
        #expect(recipe.seams.map(\.kind) == [.concrete, .singleton, .clock, .sleep])
    }

    @Test("A struct without initializer is made memberwise; weak delegates are assigned")
    func memberwiseAndDelegate() throws {
        let sources = [
            "S.swift": """
            protocol API {}; protocol Delegate: AnyObject {}
            struct UseCase { let api: API; var retries = 2; let fixed = 1 }
            final class Presenter { weak var delegate: Delegate?; var router: API! }
            """
        ]
        let useCase = try recipe("UseCase", sources).value
        #expect(useCase.construction.kind == .memberwise)
        #expect(useCase.construction.parameters.map(\.name) == ["api", "retries"])
        let presenter = try recipe("Presenter", sources).value
        #expect(presenter.dependencies.map(\.style) == [.delegate, .property])
        #expect(presenter.dependencies[0].handover == .assignment(property: "delegate"))
    }
}
