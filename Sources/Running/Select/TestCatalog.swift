import OrderedCollections

/// All tests of a project as its sources declare them: traits inherited, classes of XCTest recognised.
public struct TestCatalog: Hashable, Sendable {
    /// The tests, in order of their identifiers.
    public var tests: [TestFact] { testsByID.values.elements }
    /// The suites that have an attribute or tests, by identifier.
    public private(set) var suites: [SuiteFact]
    /// All tags that are declared or used.
    public private(set) var tags: Set<String>
    private let testsByID: OrderedDictionary<TestID, TestFact>

    /// Joins what the files declare.
    public init(_ files: [TestDeclarations]) {
        let all = files.flatMap(\.suites)
        var traits: [TestID: TraitFact] = [:]
        for suite in all { traits[suite.id] = suite.traits.within(traits[suite.id] ?? TraitFact()) }
        let helpers = Set(files.flatMap(\.assertingFunctions))
        let cases = Self.testCases(among: all)
        let methods = files.flatMap(\.methods).filter { cases.contains(Self.owner(of: $0.id)) }
        var testsByID: OrderedDictionary<TestID, TestFact> = [:]
        for var fact in files.flatMap(\.tests) + methods {
            for outer in Self.suites(around: fact.id) { fact.traits = fact.traits.within(traits[outer] ?? TraitFact()) }
            fact.asserts += fact.calls.filter(helpers.contains).count
            testsByID[fact.id] = fact
        }
        testsByID.sort()
        self.testsByID = testsByID
        let owners = Set(testsByID.keys.flatMap(Self.suites))
        suites = Self.primary(all).filter { owners.contains($0.id) }.sorted { $0.id < $1.id }
        tags = Set(files.flatMap(\.tags)).union(testsByID.values.flatMap(\.traits.tags))
    }

    /// The fact about a test; `nil` when no source declares it, as for inherited ones.
    public func fact(_ id: TestID) -> TestFact? { testsByID[id] }

    /// The suites around a test, outermost first.
    static func suites(around id: TestID) -> [TestID] {
        guard id.path.count > 1 else { return [] }
        return (1..<id.path.count).map { TestID(module: id.module, path: Array(id.path.prefix($0))) }
    }

    private static func owner(of id: TestID) -> TestID { TestID(module: id.module, path: Array(id.path.dropLast())) }

    /// The classes that inherit from `XCTestCase`, at any distance.
    private static func testCases(among suites: [SuiteFact]) -> Set<TestID> {
        var found: Set<TestID> = []
        var names: Set<String> = ["XCTestCase"]
        while true {
            let more = suites.filter { !found.contains($0.id) && !names.isDisjoint(with: $0.inherits) }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.id))
            names.formUnion(more.map(\.id.name))
        }
    }

    /// One fact for each suite: the one with a display name or tags first.
    private static func primary(_ suites: [SuiteFact]) -> [SuiteFact] {
        var byID: [TestID: SuiteFact] = [:]
        for suite in suites {
            guard let known = byID[suite.id] else {
                byID[suite.id] = suite
                continue
            }
            let isBetter = known.displayName == nil && (suite.displayName != nil || known.traits == TraitFact())
            if isBetter { byID[suite.id] = suite }
        }
        return Array(byID.values)
    }
}
