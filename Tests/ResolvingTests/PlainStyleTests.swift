import Facts
import Resolving
import Testing

/// What a SUT gets without a container.
@Suite("Styles without a container")
struct PlainStyleTests {
    private func recipe(_ source: String) throws -> Recipe {
        try ResolvingTests.recipe("S", ["S.swift": "protocol A {}; protocol B {}\n" + source]).value
    }

    @Test("A tuple of dependencies")
    func tuple() throws {
        let found = try recipe(
            "final class S { let both: (a: any A, B); init(both: (a: any A, B)) { self.both = both } }")
        #expect(found.dependencies.map(\.name) == ["a", "both1"])
        #expect(found.dependencies.map(\.accessPaths) == [["both.a"], ["both.1"]])
        #expect(found.bundles.map(\.type) == [""])
    }

    @Test("A tuple with anything else in it is a value")
    func mixedTuple() throws {
        let found = try recipe("final class S { init(both: (a: any A, Int)) {} }")
        #expect(found.dependencies.isEmpty)
        #expect(found.inputs.map(\.parameter.name) == ["both"])
    }

    @Test("A double is Sendable where the code asks for it")
    func sendable() throws {
        #expect(
            try recipe("class S { init(a: any A & Sendable, b: B) {} }").dependencies.map(\.mustBeSendable) == [
                true, false,
            ])
        #expect(try recipe("class S<T: A & Sendable> { init(a: T) {} }").dependencies.map(\.mustBeSendable) == [true])
        #expect(try recipe("actor S { init(a: any A) {} }").dependencies.map(\.mustBeSendable) == [true])
    }

    @Test("An initializer that takes a decoder of the project's is one a test calls")
    func decoder() throws {
        let found = try recipe(
            "protocol Decoder {}; struct S { let d: any Decoder; var n = 1; init(decoder: any Decoder) { d = decoder } }"
        )
        #expect(found.construction.parameters.map(\.name) == ["decoder"])
        let inBody = try recipe("struct S { let a: any A; init(from decoder: any Decoder) throws { fatalError() } }")
        #expect(inBody.construction.kind == .none)
        let beside = try recipe(
            "struct S { let a: any A }; extension S { init(from decoder: any Decoder) throws { fatalError() } }")
        #expect(beside.construction.kind == .memberwise)
    }

    @Test("The only instance of a type is no SUT for tests that run one after another")
    func shared() throws {
        let found = try recipe("final class S { static let shared = S(); private init() {} }")
        #expect(found.construction.kind == .shared)
        #expect(found.obstacles.count == 1)
    }

    @Test("A private property makes the memberwise initializer private, one that a container fills does not")
    func memberwise() throws {
        let kind = { (body: String) in try recipe("import NerdzInject\nstruct S { \(body) }").construction.kind }
        #expect(try kind("let a: A; private var n = 1") == .none)
        #expect(try kind("private var n = 1; private var b: B?") == .implicit)
        #expect(try kind("let a: A; @ForceInject private var b: B") == .memberwise)
        #expect(try kind("@ForceInject private var b: B") == .memberwise)
    }

    @Test("Plain values stand among the dependencies of a struct, under names that nothing else has")
    func plainValuesAmongDependencies() throws {
        let found = try recipe(
            "struct Needs { let name: String; let a: any A; var b: B?; var now: () -> Int = { 1 }; weak var c: C? }\n"
                + "protocol C: AnyObject {}\nfinal class S { init(needs: Needs, name: String) {} }")
        #expect(found.dependencies.map(\.name) == ["a", "b", "c"])
        #expect(found.inputs.map(\.parameter.name) == ["needsName", "now", "name"])
        #expect(found.inputs.map(\.parameter.type.text) == ["String", "@escaping () -> Int", "String"])
        #expect(found.bundles.first?.fields.map(\.content) == ["needsName", "a", "b", "now", "c"])
        #expect(try recipe("struct Item { let name: String }\nfinal class S { init(item: Item) {} }").bundles.isEmpty)
    }

    @Test("A type nested in a superclass is known by its name alone")
    func inheritedType() throws {
        let found = try recipe(
            "class Base { struct Configuration { let a: any A }; init(configuration: Configuration) {} }\n"
                + "struct Configuration {}\nfinal class S: Base { override init(configuration: Configuration) {} }")
        #expect(found.dependencies.map(\.name) == ["a"])
        #expect(found.bundles.map(\.type) == ["Base.Configuration"])
    }
}
