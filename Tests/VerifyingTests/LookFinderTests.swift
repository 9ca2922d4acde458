import Facts
import Reading
import Resolving
import TestSupport
import Testing

@testable import Verifying

@Suite("What tests can look at")
struct LookFinderTests {
    @Test("Looks go to what an object shows that is used as it is")
    func object() throws {
        let source = """
            final class Bell {
                private(set) var rings = 0
                private var last = 0
                let volume: Int
                init(volume: Int) { self.volume = volume }
                func ring() { rings += volume }
            }
            final class Desk {
                private let bell: Bell
                private(set) var isOpen = false
                init(bell: Bell) { self.bell = bell }
            }
            """
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.types(named: "Desk").first)
        let recipe = resolve(sut, in: index, options: ResolveOptions(offer: plannedDoubles(in: index))).value
        let looks = LookFinder(recipe, doubles: [:], index: index).looks().map(\.expression.text)
        #expect(looks == ["error", "result", "sut.isOpen", "deps.bell.rings"])
    }

    @Test("A look does nothing: properties that call dependencies are none")
    func askingProperties() throws {
        let source = """
            protocol Keychain { var isOpen: Bool { get }; func string(for key: String) -> String? }
            final class Session {
                private let keychain: Keychain
                private(set) var user: String?
                init(keychain: Keychain) { self.keychain = keychain }
                var token: String? { keychain.string(for: "token") }
                var isSignedIn: Bool { hasToken() && user != nil }
                var isReady: Bool { keychain.isOpen }
                var greeting: String { "Hello, " + (user ?? "you") }
                private func hasToken() -> Bool { token != nil }
            }
            """
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.types(named: "Session").first)
        let recipe = resolve(sut, in: index, options: ResolveOptions(offer: plannedDoubles(in: index))).value
        let looks = LookFinder(recipe, doubles: [:], index: index).looks().map(\.expression.text)
        #expect(looks == ["error", "result", "sut.user", "sut.isReady", "sut.greeting"])
    }
}
