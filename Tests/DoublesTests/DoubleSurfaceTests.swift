import Doubles
import Facts
import Project
import Reading
import Testing

/// What tests see of a double besides its requirements: feeds, types of records, access and names as Sourcery gives them.
@Suite struct DoubleSurfaceTests {
    private func plan(_ source: String, _ options: DoubleOptions = DoubleOptions()) throws -> DoublePlan {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first { $0.name == "P" })
        return try #require(planDouble(of: [fact], in: index, options: options).value)
    }

    private func stems(_ source: String) throws -> [String] {
        try plan(source, DoubleOptions(naming: .sourcery)).requirements.compactMap {
            if case .method(let double) = $0 { double.stem } else { nil }
        }
    }

    private func feeds(_ members: String) throws -> [String] {
        try plan("protocol P { \(members) }").requirements.map {
            switch $0 {
            case .method(let double): double.feed?.variable.name ?? "–"
            case .property(let double): double.feed?.variable.name ?? "–"
            default: "–"
            }
        }
    }

    @Test(arguments: [
        ("var items: AnyPublisher<[Int], Never> { get }", "itemsSubject"),
        ("func items() -> any Publisher<Int, any Error>", "itemsSubject"),
        ("var items: any Publisher { get }", "–"),
        ("func items(of id: Int) -> AsyncStream<Int>", "itemsFeed"),
        ("var items: AsyncThrowingStream<Int, any Error> { get }", "itemsFeed"),
        ("func items() -> any AsyncSequence<Int, Never>", "itemsFeed"),
        ("func items() -> any AsyncSequence<Int, Failed>", "–"),
        ("static func items() -> AsyncStream<Int>", "–"),
        ("var items: [Int] { get }", "–"),
    ])
    func publishersAndStreamsAreFed(member: String, feed: String) throws {
        #expect(try feeds(member) == [feed])
    }

    @Test func whoAsksForTheNameOfAFeedKeepsIt() throws {
        #expect(try feeds("var items: AsyncStream<Int> { get }; func sendItems()") == ["–", "–"])
    }

    @Test(arguments: [
        ("func f(_ x: Int?)", "Int?"), ("func f(_ x: any Q)", "(any Q)?"), ("func f(_ x: (any Q)?)", "(any Q)?"),
        ("func f(_ x: @escaping () -> Void)", "(() -> Void)?"), ("func f(_ x: (() -> Void)?)", "(() -> Void)?"),
        ("func f(_ x: (Int))", "Int?"), ("func f(_ x: (Bool)?)", "Bool?"),
        ("func f(_ x: [((Bool) -> Void)])", "[(Bool) -> Void]?"), ("func f(_ x: ((Int, Bool))?)", "(Int, Bool)?"),
    ])
    func oneArgumentIsRecordedAsOneOptional(member: String, type: String) throws {
        guard case .method(let double)? = try plan("protocol P { \(member) }; protocol Q {}").requirements.first else {
            Issue.record("no method")
            return
        }
        #expect(double.received?.type.text == type)
    }

    @Test(arguments: [
        ("public", "public", Access.public), ("public", "package", .package), ("package", "public", .package),
        ("", "public", .internal), ("public", "", .internal),
    ])
    func accessIsThatOfTheProtocolAtMost(declared: String, wanted: String, expected: Access) throws {
        var options = DoubleOptions()
        options.access = ["public": .public, "package": .package][wanted]
        #expect(try plan("\(declared) protocol P {}", options).access == expected)
    }

    @Test(arguments: [
        ("typealias Text = String; protocol P { func load() -> Text }", "loadString"),
        ("enum A { struct B {} }; protocol P { func load() -> A.B }", "loadAB"),
        ("protocol P { func load() -> Self }", "loadP"),
        ("protocol P { associatedtype E; func load() -> E }", "loadAny"),
        ("protocol P { associatedtype E: Sequence; func load() -> E }", "loadSequence"),
        ("protocol Q {}; protocol P { func load() -> (any Q)? }", "loadAnyQ"),
    ])
    func sourcerysNamesFollowTheResult(source: String, stem: String) throws {
        #expect(try stems(source) == [stem])
    }

    @Test func mockolosCommentsNameDoublesAndFixTypes() throws {
        let source = "/// @mockable(typealias: K = Int; V = (String, Int), override: name = FakeP)\n"
        let plan = try plan(source + "protocol P { associatedtype K; associatedtype V; func value(of k: K) -> V }")
        #expect(plan.name == "FakeP")
        #expect(plan.typealiases == ["typealias K = Int", "typealias V = (String, Int)"])
    }

    @Test func aSuffixOfProtocolsIsLeftOutOfTheNameOfTheirDouble() {
        let index = FactIndex(files: [
            readFile("protocol AProtocol {}; protocol B {}", path: "S.swift", module: "A").value
        ])
        var options = DoubleOptions()
        options.dropSuffix = "Protocol"
        let names = index.types.map { planDouble(of: [$0], in: index, options: options).value?.name }
        #expect(names == ["AMock", "BMock"])
    }

    @Test(arguments: [("import RxSwift\n", "itemsSubject"), ("", "–")])
    func observablesOfRxSwiftAreFed(header: String, feed: String) throws {
        let plan = try plan(header + "protocol P { var items: Observable<[Int]> { get } }")
        guard case .property(let double)? = plan.requirements.first else {
            Issue.record("no property")
            return
        }
        #expect(double.feed?.variable.name ?? "–" == feed)
    }
}
