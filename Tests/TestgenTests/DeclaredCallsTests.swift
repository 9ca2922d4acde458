import Facts
import Reading
import Testing

@testable import testgen

/// What the types of a project can be called with.
@Suite struct DeclaredCallsTests {
    private let calls: DeclaredCalls

    init() {
        let source = """
            struct Jar { let label: String; var count: Int; let shape = "round"; static let all = 3 }
            enum Move { case put(Jar, on: Int), take }
            protocol Shelf { func find(_ label: String) -> Jar?; func turn(by steps: Int) }
            final class Wheel { init(size: Int) {}; func turn(by steps: Double) {} }
            """
        calls = DeclaredCalls(
            FactIndex(files: [readFile(source, path: "Shelf.swift", module: "App", depth: .bodies).value]))
    }

    @Test func methodsInitialisersAndCasesAreKnownByTheirLabels() {
        #expect(calls.types("find", [nil]) == [.simple("String")])
        #expect(calls.types("Wheel", ["size"]) == [.simple("Int")])
        #expect(calls.types("put", [nil, "on"]) == [.simple("Jar"), .simple("Int")])
        #expect(calls.types("find", ["label"]) == nil)
        #expect(calls.types("take", []) == nil)
    }

    @Test func whatIsStoredIsGivenToAStructWithoutInitialisers() {
        #expect(calls.types("Jar", ["label", "count"]) == [.simple("String"), .simple("Int")])
    }

    @Test func whatDiffersAmongTypesIsNotKnown() {
        #expect(calls.types("turn", ["by"]) == nil)
    }
}
