import Facts
import Resolving
import Testing

@Suite("A project's own containers")
struct OwnContainerTests {
    private let wrapper = """
        public final class Locator {
            public static let shared = Locator()
            public func register<T>(_ type: T.Type, _ make: @escaping () -> T) {}
            public func resolve<T>(_ type: T.Type) -> T { fatalError() }
        }
        @propertyWrapper public struct Injected<T> {
            public let wrappedValue: T
            public init() { wrappedValue = Locator.shared.resolve(T.self) }
        }
        """

    @Test("A wrapper the project declares wins over an import")
    func projectFirst() throws {
        let sources = [
            "L.swift": wrapper,
            "VM.swift": "import Resolver\nprotocol API {}\nfinal class VM { @Injected var api: any API }",
        ]
        let result = try recipe("VM", sources).value
        #expect(result.containers == ["Locator"])
        #expect(
            result.dependencies.map(\.handover) == [
                .registration(["Locator.shared.register(API.self, { api })"], undo: [])
            ])
    }

    @Test("A wrapper of a module that the file does not see is not meant")
    func invisible() throws {
        let sources = [
            "Other/L.swift": wrapper,
            "App/VM.swift": "import Resolver\nprotocol API {}\nfinal class VM { @Injected var api: any API }",
        ]
        #expect(try recipe("VM", sources).value.containers == ["Resolver"])
    }

    @Test("A wrapper of a module that an imported module exports is meant")
    func exported() throws {
        let sources = [
            "Other/L.swift": wrapper,
            "Core/Core.swift": "@_exported import Other",
            "App/VM.swift": "import Core\nprotocol API {}\nfinal class VM { @Injected var api: any API }",
        ]
        #expect(try recipe("VM", sources).value.containers == ["Locator"])
    }
}
