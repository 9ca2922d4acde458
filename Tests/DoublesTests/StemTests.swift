import Doubles
import Facts
import Project
import Reading
import Testing

/// What the members of a double are called after.
@Suite struct StemTests {
    private func stems(_ members: String, _ naming: DoubleNaming = .short) throws -> [String] {
        let source = "protocol P { \(members) }"
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first)
        let plan = try #require(planDouble(of: [fact], in: index, options: DoubleOptions(naming: naming)).value)
        return plan.requirements.map {
            switch $0 {
            case .method(let double): double.stem
            case .property(let double): double.stem
            case .initializer(let double): double.stem
            case .subscript(let double): double.getter.stem
            }
        }
    }

    @Test(arguments: [
        ("init(id: Int); init(text: String)", ["initId", "initText"]),
        ("init(); init(id: Int); init(id: String)", ["init", "initIdInt", "initIdString"]),
        (
            "subscript(key: String) -> Int { get }; subscript(at i: Int) -> Int { get }",
            ["subscriptKey", "subscriptAt"]
        ),
        ("func f(_: String); func f(_: String...)", ["fStringVoid", "fStringVariadicVoid"]),
        ("func over(_ x: Int); func over(_ x: Int?)", ["overXIntVoid", "overXOptionalIntVoid"]),
        ("func over(_ x: [Int]); func over(_ x: Int)", ["overXArrayOfIntVoid", "overXIntVoid"]),
        ("static func make() -> Int; func make() -> Int", ["makeStaticInt", "makeInt"]),
        ("func run(); func run() async", ["runVoid", "runVoidAsync"]),
    ])
    func whatIsCalledAlikeIsToldApartByLabelsAndTypes(members: String, expected: [String]) throws {
        #expect(try stems(members) == expected)
        let turned = members.split(separator: ";").reversed().joined(separator: ";")
        #expect(try stems(turned) == expected.reversed())
    }

    @Test(arguments: [
        ("func get(id: Int) -> Int; func get(name: String) -> Int; func get() -> Int", ["get", "getName", "getInt"]),
        ("func update(); func update() -> Int; func update(arg: Int)", ["update", "updateInt", "updateArg"]),
        ("func show(x: Int); func show(x: Float)", ["show", "showX"]),
        ("func show(x: Int); func show(x: Float); func show(x: Int?)", ["show", "showX", "showXOptionalInt"]),
        ("var talk: Int { get }; func talk(_ dismiss: Bool)", ["talk", "talkDismiss"]),
        ("func loadItem(item: Int); func loadItem(item: [String])", ["loadItem", "loadItemArrayString"]),
        ("func run(); static func run()", ["run", "runstatic"]),
    ])
    func mockolosNamesGrowPartByPart(members: String, expected: [String]) throws {
        #expect(try stems(members, .mockolo) == expected)
    }

    @Test func sourcerysOwnNameStaysWithTheFirst() throws {
        let members = "func load(_ x: Int) -> Int; func load(_ x: Int?) -> Int"
        #expect(try stems(members, .sourcery) == ["loadXIntInt", "loadX"])
    }
}
