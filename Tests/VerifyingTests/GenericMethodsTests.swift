import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("What an explorer fills in for the generic parameters of methods")
struct GenericMethodsTests {
    private static let models = """
        import Foundation

        protocol Wire { func data(for path: String) async throws -> Data }
        protocol Named { var name: String { get } }
        struct Station: Codable, Equatable { let code: String; let tracks: Int }
        struct Fault: Decodable { let reason: String }
        struct Pier: Named { let name: String }
        struct Endpoint<Response: Decodable & Sendable> {
            enum Method: String { case get, post }
            var method: Method = .get
            var path: [String]
            var query: [(name: String, value: String?)] = []
            var body: (any Encodable & Sendable)?
            var check: ((Response) -> Bool)?
        }

        """

    /// The calls in the exploring test of a SUT with methods.
    private static func calls(_ methods: String) throws -> (calls: [String], text: String) {
        let source =
            models + "final class Client {\n    private let wire: any Wire\n"
            + "    init(wire: any Wire) { self.wire = wire }\n\(methods)\n}\n"
        let sut = try PlannedSUT("Client", in: source)
        let exploration = try #require(sut.exploration)
        let text = ExplorerFile(sut.suite, exploration, looks: [], sut: "Client").text
        let calls = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.contains("sut.")
        }
        return (calls, text)
    }

    @Test func whatIsReturnedOnlyIsAskedFor() throws {
        let found = try Self.calls(
            """
                func load<T: Decodable>(_ path: String) async throws -> T {
                    try JSONDecoder().decode(T.self, from: try await wire.data(for: path))
                }
            """)
        #expect(found.calls.count == 3)
        #expect(found.calls.first?.contains("try await sut.load(") == true)
        #expect(found.calls.first?.contains(") as Station;") == true)
        #expect(found.text.contains(##"Data(#"{"code":"code","tracks":2}"#.utf8)"##))
    }

    @Test func whatAnArgumentTellsIsNotAskedFor() throws {
        let found = try Self.calls(
            "    func load<T>(_ type: T.Type, from path: String) async throws -> T where T: Decodable { fatalError() }")
        #expect(found.calls.first?.contains("sut.load(Station.self, from: ") == true)
        #expect(found.calls.allSatisfy { !$0.contains(" as ") })
    }

    @Test func aTypeThatTakesWhatTheMethodIsAskedForIsFilledIn() throws {
        let found = try Self.calls(
            "    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response { fatalError() }")
        #expect(found.calls.first?.contains("sut.send(shape") == true)
        #expect(found.text.contains("-> Endpoint<Station> {"))
        #expect(found.text.contains("Endpoint<Station>(method: x.pick("))
        #expect(!found.text.contains("check:"))
        #expect(found.text.contains("[Endpoint<Station>.Method.get, "))
    }

    @Test func modelsThatConformAreFilledIn() throws {
        let found = try Self.calls("    func greet<N: Named>(_ one: N) -> String { one.name }")
        #expect(found.calls.count == 1)
        #expect(found.text.contains("-> Pier {"))
    }

    @Test func theDoubleOfWhatAMethodAsksForIsHandedOver() throws {
        let found = try Self.calls("    func swap<W: Wire>(_ other: W) { print(other) }")
        #expect(found.calls.map { $0.contains("sut.swap(deps.") } == [true])
    }

    @Test("What another method leaves open has no name in a test")
    func openTypes() throws {
        let source = """
            import Foundation

            struct Movie: Codable { let title: String }
            protocol Wire { func get<T: Decodable>(_ path: String) async throws -> [T] }
            final class Catalogue {
                private let wire: any Wire
                init(wire: any Wire) { self.wire = wire }
                func all<Entry: Decodable>(_ path: String) async throws -> [Entry] { try await wire.get(path) }
            }
            """
        let found = try #require(try PlannedSUT("Catalogue", in: source).exploration)
        #expect(found.stubs.allSatisfy { !"\($0.content)".contains("Entry") })
    }

    @Test func whatMayBeOfAnyTypeIsATextOrAModel() throws {
        let found = try Self.calls("    func post(_ body: some Encodable, _ other: any Encodable) { print(body) }")
        #expect(found.calls.first?.contains("sut.post(shape") == true)
        #expect(found.text.contains("-> any Encodable {"))
    }

    @Test(arguments: [
        "func all<each T>(_ items: repeat each T) { print(1) }", "func call<T: Unknown>(_ item: T) { print(item) }",
        "func sum<T>(_ item: T) where T: Sequence, T.Element == Int { print(item) }",
    ])
    func whatNothingIsKnownForIsNotCalled(_ method: String) throws {
        #expect(
            try Self.calls("    \(method)\n    func other() { print(wire) }").calls.map { $0.contains("other") } == [
                true
            ])
    }

    @Test("Generic methods of doubles answer with what the code asks for, each way once")
    func doubles() throws {
        let source = """
            import Foundation

            struct Movie: Codable { let title: String }
            struct Actor: Codable { let name: String }
            final class Endpoint<Response: Decodable> {
                let path: String
                init(path: String) { self.path = path }
            }
            enum Endpoints { static func movie(_ id: Int) -> Endpoint<Movie> { Endpoint(path: "movie") } }
            protocol Wire {
                typealias Done<T> = (Result<T, any Error>) -> Void
                func get<T: Decodable>(_ path: String) async throws -> T
                func load<T: Decodable>(_ endpoint: Endpoint<T>, completion: @escaping Done<T>)
            }
            final class Catalogue {
                private let wire: any Wire
                private(set) var title = ""
                init(wire: any Wire) { self.wire = wire }
                func movie() async throws -> Movie { try await wire.get("movie") }
                func actor() async throws -> Actor { try await wire.get("actor") }
                func show(_ id: Int) {
                    let endpoint = Endpoints.movie(id)
                    wire.load(endpoint) { result in self.title = (try? result.get().title) ?? "" }
                }
            }
            """
        let sut = try PlannedSUT("Catalogue", in: source)
        let exploration = try #require(sut.exploration)
        let wanted = ["wire.get(_:)", "wire.get(_:)!", "wire.get(_:)#101", "wire.load(_:completion:)()"]
        #expect(Set(exploration.stubs.map(\.key)).isSuperset(of: wanted))
        let text = ExplorerFile(sut.suite, exploration, looks: [], sut: "Catalogue").text
        #expect(text.contains("as? ((Result<Movie, any Error>) -> Void) { called(given0) }"), "\(text)")
    }

    @Test func pathsLeadToPropertiesThatThereAre() throws {
        let found = try Self.calls(
            """
                struct Form { var name = ""; var copies = 1; let number = 2; private(set) var isSent = false }
                private(set) var form = Form()
                func update<Value>(_ path: WritableKeyPath<Form, Value>, to value: Value) { form[keyPath: path] = value }
            """)
        #expect(found.calls.count == 2, "\(found.calls)")
        #expect(found.calls.first?.contains(#"sut.update(x.pick(k + "path", \Client.Form.name,"#) == true)
        #expect(found.calls.last?.contains(#"\Client.Form.copies"#) == true)
    }

    @Test func anEmptyListTellsItsType() throws {
        let source =
            Self.models + """
                struct Parcel<Item: Codable> { let item: Item }
                final class Client {
                    private(set) var sent = 0
                    init() {}
                    func send<Item: Codable>(_ parcels: [Parcel<Item>]) { sent += parcels.count }
                    func count(_ stations: [Station]) { sent += stations.count }
                }
                """
        let sut = try PlannedSUT("Client", in: source)
        let names = try #require(sut.exploration).doings.map { $0.act?.words ?? "" }
        let (send, count) = (names.firstIndex(of: "send") ?? 0, names.firstIndex(of: "count") ?? 0)
        let choices = ["1/act\(send)/parcels": 1, "2/act\(count)/stations": 1]
        let text = try sut.written(Trail(acts: [send, count], choices: choices, waits: [:]))
        #expect(text.contains("let parcels: [Parcel<Station>] = []"), "\(text)")
        #expect(text.contains("sut.count([])"), "\(text)")
    }
}
