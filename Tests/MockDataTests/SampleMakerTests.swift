import Facts
import MockData
import Reading
import Testing

@Suite("Sample values")
struct SampleMakerTests {
    private func maker(_ source: String, _ options: DataOptions = DataOptions()) -> SampleMaker {
        let facts = readFile(source, path: "F.swift", module: "", depth: .bodies).value
        return SampleMaker(index: FactIndex(files: [facts]), options: options)
    }

    /// The value of a type written as the parameter of a function.
    private func text(
        _ type: String, named name: String = "value", _ flavour: SampleFlavour = .typical, in source: String = ""
    ) -> String? {
        let facts = readFile("func f(_ x: \(type)) {}", path: "T.swift").value
        guard case .method(let method)? = facts.globals.first?.member else { return nil }
        return maker(source).value(of: method.parameters[0].type, named: name, flavour: flavour).text
    }

    @Test(
        "Text is plausible by its name",
        arguments: [
            ("email", "ada@example.com"), ("avatarURL", "https://example.com/avatar"), ("countryCode", "US"),
            ("languageCode", "en"), ("currency", "EUR"), ("firstName", "Ada"), ("searchText", "search text"),
            ("userId", "user-1"), ("phoneNumber", "+15550100"),
        ])
    func plausibleText(name: String, expected: String) {
        #expect(text("String", named: name) == "\"\(expected)\"")
    }

    @Test(
        "Every flavour of a type",
        arguments: [
            ("Bool", "false", "true", "false"), ("Int", "1", "2", "1"), ("[Int]", "[1]", "[2]", "[]"),
            ("Int?", "1", "2", "nil"), ("[String: Int]", "[\"key-1\": 1]", "[\"key-2\": 1]", "[:]"),
            ("(a: Int, b: Bool)", "(a: 1, b: false)", "(a: 2, b: true)", "(a: 1, b: false)"),
            ("Result<Int, any Error>", ".success(1)", ".success(2)", ".success(1)"),
            (
                "Measurement<UnitLength>", "Measurement(value: 1.5, unit: UnitLength.meters)",
                "Measurement(value: 11.5, unit: UnitLength.meters)", "Measurement(value: 1.5, unit: UnitLength.meters)"
            ),
        ])
    func flavours(type: String, typical: String, other: String, neutral: String) {
        #expect(text(type) == typical)
        #expect(text(type, .other) == other)
        #expect(text(type, .neutral) == neutral)
    }

    @Test("A type that a conformance implies is named from outside") func impliedTypes() throws {
        let source = """
            struct Poll {
                struct Option: Identifiable { let id: Int; var text: String }
                var votes: Set<Option.ID>
            }
            """
        let maker = maker(source)
        let poll = try #require(maker.index.types.first { $0.name == "Poll" })
        let parameters = maker.builders(for: [poll]).value.plans.flatMap(\.forms).flatMap(\.parameters)
        #expect(parameters.first?.type.text == "Set<Poll.Option.ID>")
    }

    @Test("A case of a nested enum tells the type of a property") func nestedCases() throws {
        let source = """
            struct Claim { enum Vehicle { case car, bicycle } }
            struct Form: Equatable { var vehicle = Claim.Vehicle.car; var count = 1 }
            """
        let maker = maker(source)
        let form = try #require(maker.index.types.first { $0.name == "Form" })
        let parameters = maker.builders(for: [form]).value.plans.flatMap(\.forms).flatMap(\.parameters)
        #expect(parameters.map(\.name) == ["vehicle", "count"])
        #expect(parameters.first?.source.text == "Claim.Vehicle")
    }

    @Test("A builder that only the numbered values call is planned, too") func numbered() throws {
        let source = """
            struct Item: Equatable { var id: String; var title: String }
            struct Editor: Equatable {
                enum Mode: Equatable { case add, edit(Item) }
                var mode: Mode
            }
            """
        let maker = maker(source)
        let editor = try #require(maker.index.types.first { $0.name == "Editor" })
        let builders = maker.builders(for: [editor]).value
        let called = builders.plans.flatMap(\.forms).compactMap(\.identity).flatMap(\.indexed.builders)
        try #require(!called.isEmpty)
        #expect(Set(called).isSubset(of: builders.plans.map { ModelReference($0.model) }))
    }

    @Test(
        "Closures take what they are given and return a value",
        arguments: [
            ("() -> Void", "{}"), ("(Int) -> Void", "{ _ in }"), ("(Int, Int) -> Bool", "{ _, _ in false }"),
            ("() async throws -> Int?", "{ 1 }"),
        ])
    func closures(type: String, expected: String) {
        #expect(text(type) == expected)
    }

    @Test(
        "What sends values is silent where nothing is asked for",
        arguments: [
            ("AnyPublisher<Int, Never>", "Empty().eraseToAnyPublisher()"),
            (
                "Published<[Int]>.Publisher",
                "{ var published = Published<[Int]>(initialValue: []); return published.projectedValue }()"
            ),
            ("any Publisher<Int, Never>", "Empty<Int, Never>()"),
            ("any Subject<Int, Never>", "PassthroughSubject<Int, Never>()"),
            ("Just<Int>", "Just(1)"), ("Future<Int, any Error>", "Future<Int, any Error> { _ in }"),
            ("any AsyncSequence<Int, Never>", "AsyncStream<Int> { $0.finish() }"),
            ("any AsyncSequence<Int, any Error>", "AsyncThrowingStream<Int, any Error> { $0.finish() }"),
            ("Task<Void, Never>", "Task<Void, Never> {}"), ("Task<Int, any Error>", "Task<Int, any Error> { 1 }"),
            ("any Collection<Int>", "[] as [Int]"),
        ])
    func senders(type: String, neutral: String) {
        #expect(text(type, .neutral) == neutral)
    }

    @Test("Dates and identifiers are fixed")
    func fixed() {
        #expect(text("Date") == "Date(timeIntervalSince1970: 1_705_320_000)")
        #expect(text("Date", named: "endsAt") == "Date(timeIntervalSince1970: 1_705_323_600)")
        #expect(text("Date", named: "backend") == "Date(timeIntervalSince1970: 1_705_320_000)")
        #expect(text("UUID") == "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!")
        #expect(text("URL", named: "link") == "URL(string: \"https://example.com/\")!")
    }

    @Test("An enum gives its first case without payload, then another")
    func enums() {
        let source = "enum E { case a(Int), b, c }; enum P { case only(E) }; enum R { indirect case r(R), leaf(Int) }"
        #expect(text("E", in: source) == ".b")
        #expect(text("E", .other, in: source) == ".c")
        #expect(text("P", in: source) == ".only(.b)")
        #expect(text("R", in: source) == ".leaf(1)")
    }

    @Test("A case named none is written out where an optional is wanted")
    func noneCase() {
        #expect(text("E?", in: "enum E { case none, all }") == "E.none")
    }

    @Test("Another value of a model differs in its identity")
    func otherModel() {
        let source = "struct User { let name: String; let id: Int }"
        #expect(text("User", in: source) == "createMockUser()")
        #expect(text("User", .other, in: source) == "createMockUser(id: 2)")
        #expect(text("[User]", in: source) == "[createMockUser()]")
    }

    @Test("What cannot be made says why and where")
    func unbuildable() {
        let source = "struct Token {\n private init() {} }\nprotocol P {}"
        let token = maker(source).value(of: .simple("Token"))
        #expect(token.problem?.reason == "an initialiser of Token is private")
        #expect(token.problem?.location?.line == 2)
        #expect(maker(source).value(of: .simple("P")).problem?.reason.contains("no double") == true)
        #expect(maker(source).value(of: .simple("Unheard")).problem != nil)
        let doubled = maker(source, DataOptions(double: { "\($0.name)Mock()" }))
        #expect(doubled.value(of: .existential(.simple("P"))).text == "PMock()")
    }

    @Test("A builder the project has is called, whatever it is named")
    func existing() {
        let model = "struct User { let id: Int }; "
        #expect(
            text("User", in: model + "extension User { static func fixture(id: Int = 1) -> Self { .init(id: id) } }")
                == "User.fixture()")
        #expect(text("User", in: model + "extension User { static let preview = User(id: 1) }") == "User.preview")
        #expect(
            text("User", in: model + "extension User { static func mock(id: Int) -> User { .init(id: id) } }")
                == "createMockUser()")
    }

    @Test("Checks of an initialiser shape the default")
    func checks() throws {
        let source = """
            struct Rating { let stars: Int
              init?(stars: Int, note: String) { guard stars >= 3, stars <= 5, note.hasPrefix("n/"), note.count > 9
              else { return nil }; self.stars = stars } }
            """
        let maker = maker(source)
        let plan = try #require(maker.builders(for: maker.index.types).value.plans.first)
        let defaults = plan.forms[0].parameters.map(\.defaultValue?.text)
        #expect(defaults == ["3", "\"n/noteaaaa\""])
    }

    @Test("SwiftData's attribute changes nothing about how a class is made")
    func swiftData() {
        let body = "class Note { var id: Int; init(id: Int) { self.id = id } }"
        let plain = maker(body)
        let marked = maker("@Model final " + body)
        let plans = [plain, marked].map {
            $0.builders(for: $0.index.types).value.plans[0].forms[0].parameters.map(\.name)
        }
        #expect(plans[0] == plans[1])
    }
}
