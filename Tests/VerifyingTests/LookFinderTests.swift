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
}
