import Doubles
import Facts
import Reading
import Testing

@Suite struct DoubleObstacleTests {
    private func plan(_ source: String) throws -> Diagnosed<DoublePlan?> {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first { $0.name == "P" })
        return planDouble(of: [fact], in: index)
    }

    @Test(arguments: [
        ("final class C {}; protocol P: C { func a() }", "no-subclass"),
        ("final class C {}; protocol P where Self: C { func a() }", "no-subclass"),
        ("private class C {}; protocol P: C { func a() }", "no-subclass"),
        ("class C {}; protocol P: C { init(a: Int) }", "no-subclass"),
        ("protocol P: Elsewhere { func a() }", "missing-inherited-protocol"),
        ("fileprivate protocol P { func a() }", "private-protocol"),
        ("protocol P: Actor, Codable { func a() }", "decoded-actor"),
        ("protocol P: FixedWidthInteger { func a() }", "value-protocol"),
        (
            "protocol P { associatedtype M; subscript<F>(a: F) -> X<Self, F> where F: Sequence { get } }; "
                + "class X<A: P, F> where A.M == F {}", "self-referential"
        ),
        ("protocol K { associatedtype Q }; protocol P { associatedtype E: K where E.Q == Self }", "self-referential"),
        ("protocol K<Q> { associatedtype Q }; protocol P { associatedtype E: K<Self> }", "self-referential"),
        ("@available(*, unavailable, renamed: \"Q\") protocol P { func a() }", "unavailable-protocol"),
    ])
    func whatCannotBeDoubledIsRefused(source: String, rule: String) throws {
        let result = try plan(source)
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.rule) == [rule])
    }

    @Test func aMissingParentIsToldWithAWayOut() throws {
        let diagnostic = try #require(plan("protocol P: Elsewhere { func a() }").diagnostics.first)
        #expect(diagnostic.notes.last?.contains("write a PMock into the tests") == true)
    }

    @Test(arguments: [
        ("protocol Q<A> { associatedtype A }; protocol P: Q<Int> {}", ["typealias A = Int"]),
        ("protocol R<A> { associatedtype A }; protocol Q: R<[Int]> {}; protocol P: Q {}", ["typealias A = [Int]"]),
        ("protocol R<A> { associatedtype A }; protocol Q<A>: R {}; protocol P: Q<Int> {}", ["typealias A = Int"]),
    ])
    func whatAParentIsGivenIsFixed(source: String, aliases: [String]) throws {
        let plan = try #require(try plan(source).value)
        #expect(plan.typealiases == aliases && plan.genericNames.isEmpty)
    }

    @Test(arguments: [
        ("class C {}; protocol P: C { func a() }", "C"), ("class C {}; protocol P where Self: C { func a() }", "C"),
        ("class C<T> {}; protocol P: C<Int> { func a() }", "C<Int>"),
        ("class C {}; protocol Q: C {}; protocol P: Q { func a() }", "C"),
        ("protocol P: NSObjectProtocol { func a() }", "NSObject"),
        ("protocol P: URLSessionDataDelegate { func a() }", "NSObject"),
        ("protocol P: UIViewController { func a() }", "UIViewController"),
    ])
    func aClassThatIsAskedForIsInheritedFrom(source: String, superclass: String) throws {
        #expect(try plan(source).value?.superclass == superclass)
    }

    @Test func whatTheSuperclassHasIsNotDoubledAgain() throws {
        let plan = try #require(try plan("class C { func a() {} }; protocol P: C { func a(); func b() }").value)
        #expect(plan.requirements.count == 1)
    }

    @Test(arguments: [
        "public protocol P { @_spi(Inside) func a() }", "@_spi(Inside) public protocol P { func a() }",
        "public protocol Q { @_spi(Inside) func a() }; public protocol P: Q {}",
    ])
    func whatIsShownToThoseWhoAskForItIsAskedFor(source: String) throws {
        #expect(try plan(source).value?.interfaces == ["@_spi(Inside)"])
    }

    @Test func availabilityIsKept() throws {
        #expect(try plan("@available(iOS 15, *) protocol P {}").value?.availability == ["@available(iOS 15, *)"])
    }
}
