import Doubles
import Facts
import Project
import Reading
import Rendering
import Testing

@Suite struct DoubleKindTests {
    private func plan(
        _ source: String, _ kind: DoubleKind? = nil, naming: DoubleNaming = .short
    ) throws -> DoublePlan {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first { $0.kind == .protocol })
        var options = DoubleOptions(naming: naming)
        options.kind = kind
        return try #require(planDouble(of: [fact], in: index, options: options).value)
    }

    @Test(arguments: [
        ("// testgen: Stub\n", DoubleKind?.none, "RatesStub"), ("// testgen: fake\n", DoubleKind.spy, "RatesFake"),
        ("", DoubleKind.dummy, "RatesDummy"),
        ("// testgen: strict\n", DoubleKind?.none, "RatesStrictMock"),
        ("", nil, "RatesMock"),
    ])
    func annotationsComeBeforeConfiguration(annotation: String, kind: DoubleKind?, name: String) throws {
        #expect(try plan(annotation + "protocol Rates { func rate() -> Int }", kind).name == name)
    }

    @Test func aStubOfTheCleanArchitectureHasResultsAndListsOfCalls() throws {
        let source = """
            protocol SessionRepositoryProtocol {
                func getSession() async -> Result<Int?, E>
                func save(_ session: Int) async -> Result<Void, E>
                func rename(_ name: String?)
                func find(id: Int, name: String) throws -> Result<Session, E>
            }
            """
        let plan = try plan(source, .stub, naming: .cleanArchitecture)
        let methods = plan.requirements.compactMap { if case .method(let double) = $0 { double } else { nil } }
        #expect(plan.name == "SessionRepositoryStub" && plan.records)
        #expect(methods.map(\.returnValue?.name) == ["getSessionResult", "saveResult", nil, "findResult"])
        #expect(methods.map(\.initialValue) == [".success(nil)", ".success(())", nil, nil])
        #expect(methods.map(\.calls?.name) == [nil, "saveCalls", "renameCalls", "findCalls"])
        #expect(methods.map(\.callsCount.name).prefix(2) == ["getSessionCallsCount", "saveCalls.count"])
        #expect(methods[2].received?.name == "renameCalls.last.flatMap { $0 }")
    }

    @Test(arguments: [
        "func save(_ n: Note); func all() -> [Note]", "func add(_ n: Note) -> Note; func find(id: Int) -> Note?",
        "func put(_ n: Note) async throws; func fetch(id: Int) async throws -> Note; func remove(id: Int)",
        "func save(_ n: Note); func delete(_ n: Note); func removeAll()",
    ])
    func aStoreIsRecognised(members: String) throws {
        let store = try plan("struct Note { let id: Int }\nprotocol Notes { \(members) }", .fake).store
        #expect(store?.content == .models(.simple("Note"), key: "id"))
        #expect(store?.methods.count == members.split(separator: ";").count)
    }

    @Test(arguments: [
        "func set(_ v: Data, forKey k: String); func data(forKey k: String) -> Data?",
        "func save(_ token: String, for key: String) throws; func token(for key: String) throws -> String",
        "func write<T: Codable>(_ value: T, key: String); func read<T: Codable>(_ type: T.Type, key: String) -> T?",
    ])
    func aStoreUnderKeysIsRecognised(members: String) throws {
        let store = try plan("protocol Vault { \(members) }", .fake).store
        #expect(store?.content == .values(key: .simple("String")))
        #expect(store?.methods.count == 2)
    }

    @Test(arguments: [
        "func archived() -> [Note]", "func findParent(id: Int) -> Note?", "func saveToDisk(_ n: Note)",
        "func all(in folder: String) -> [Note]", "func save(_ n: Note, force: Bool)", "func latest() -> Note?",
    ])
    func whatIsNotAStoresIsFilledInByAPerson(member: String) throws {
        let members = "func save(_ n: Note); func all() -> [Note]; \(member)"
        let store = try plan("struct Note { let id: Int }\nprotocol Notes { \(members) }", .fake).store
        #expect(store?.methods.count == 2)
    }

    @Test(arguments: [
        "func save(_ n: Note); var size: Int { get }", "func all() -> [Note]", "func save(_ n: Note); func sync()",
        "func save(_ n: Int)", "func save(_ n: Note); func find(name: String) -> Note?",
    ])
    func whatIsNoStoreIsLeftToAPerson(members: String) throws {
        #expect(try plan("struct Note { let id: Int }\nprotocol Notes { \(members) }", .fake).store == nil)
    }

    @Test func aStubStoresNoRecords() throws {
        let text = renderDoubles(
            [try plan("protocol Rates { var a: Int { get set }; func rate(of x: Int) throws -> Int }", .stub)],
            testableImports: [])
        #expect(text.contains("rateReturnValue"))
        #expect(!text.contains("CallsCount"))
        #expect(!text.contains("Received"))
    }

    @Test func aKindIsOneValue() throws {
        let kind = DoubleKind("saboteur", plural: "Saboteurs", isStubbed: false, refusal: "{member} always fails.")
        let text = renderDoubles([try plan("protocol Rates { func rate() -> Int }", kind)], testableImports: [])
        #expect(text.contains("class RatesSaboteur: Rates {"))
        #expect(text.contains("always fails."))
        #expect(!text.contains("CallsCount"))
    }

    @Test func aStrictKindFailsTheTestForWhatNobodyStubbed() throws {
        let kind = DoubleKind("guard", suffix: "Sentry", plural: "Sentries", expects: true, isStrict: true)
        let source = """
            protocol Rates {
                var names: [String] { get }
                func rate() -> Int?
                func refresh()
                static func warm()
            }
            """
        let text = renderDoubles([try plan(source, kind)], testableImports: [])
        #expect(text.contains("class RatesSentry: Rates {"))
        #expect(text.contains(#"recordUnstubbed("RatesSentry.names", hint: "underlyingNames = …")"#))
        #expect(text.contains("var rateReturnValue: Int? { didSet { rateIsStubbed = true } }"))
        #expect(text.contains("if !rateIsStubbed {"))
        #expect(text.contains("if refreshExpectedCallsCount == nil {"))
        #expect(text.contains("if Self.staticState.read({ $0.warmExpectedCallsCount }) == nil {"))
    }

    @Test func aMemberStubbedWithNilIsStubbed() throws {
        let index = FactIndex(files: [
            readFile("protocol Rates { func rate() -> Int? }", path: "S.swift", module: "App").value
        ])
        let fact = try #require(index.types.first)
        let plan = planDouble(of: [fact], in: index, options: DoubleOptions(failsUnstubbed: true)).value
        let text = renderDoubles([try #require(plan)], testableImports: [])
        #expect(text.contains("if !rateIsStubbed {"))
        #expect(!text.contains("rateReturnValue == nil"))
    }

    @Test func aDoubleThatRecordsNothingIsNotAsserted() throws {
        let source = """
            // testgen: Stub
            protocol Rates { func rate() throws -> Int }
            """
        #expect(try plan(source).records == false)
    }
}
