import Testing

/// Generic SUTs and generic methods.
@Suite struct GenericsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a generic method of a dependency whose result the call tells",
            """
            struct User: Decodable, Equatable { let name: String }
            protocol Client { func get<Value: Decodable>(_ path: String) throws -> Value }
            final class Model {
                private let client: Client
                private(set) var user: User?
                init(client: Client) { self.client = client }
                func load() throws { 1️⃣user = try client.get("/me") as User }
            }
            """,
            reads: """
                load() ⇒ client.get("/me") · sut.user == client.get() 1️⃣
                load() when client.get throws ⇒ throws client.get error · client.get("/me") 1️⃣
                """),
        Snippet(
            "a request that says what the reply is",
            """
            struct User: Decodable, Equatable { let name: String }
            protocol Request { associatedtype Reply: Decodable }
            struct UserRequest: Request { typealias Reply = User; let id: Int }
            protocol Client { func send<R: Request>(_ request: R) throws -> R.Reply }
            final class Model {
                private let client: Client
                private(set) var name = ""
                init(client: Client) { self.client = client }
                func load() throws {
                    let user = try client.send(UserRequest(id: 1))
                    1️⃣name = user.name
                }
            }
            """,
            reads: """
                load() ⇒ client.send got request as UserRequest.id == 1 · sut.name == client.send().name 1️⃣
                """),
        Snippet(
            "of two requests of one name the one that is awaited; what it gives is said by a generic endpoint",
            """
            struct User: Decodable, Equatable { let name: String }
            protocol Endpoint { associatedtype Reply: Decodable }
            struct Get<R: Decodable>: Endpoint { typealias Reply = R; let path: String }
            enum Endpoints {
                static func users() -> Get<[User]> { Get(path: "users") }
                static func user(_ id: Int) -> Get<User> { return Get(path: "users/" + String(id)) }
            }
            protocol Client {
                func send<E: Endpoint>(_ endpoint: E, then: (() -> Void)?) -> Result<E.Reply, any Error>
                func send<E: Endpoint>(_ endpoint: E, then: (() -> Void)?) async throws -> E.Reply
            }
            final class Model {
                private let client: Client
                init(client: Client) { self.client = client }
                func names() async throws -> [String] {
                    let endpoint = Endpoints.users()
                    let users = try await client.send(endpoint, then: nil)
                    1️⃣return users.map(\\.name)
                }
                func name(_ id: Int) async throws -> String {
                    let user = try await client.send(Endpoints.user(id), then: nil)
                    2️⃣return user.name
                }
            }
            """,
            reads: """
                names() when client.send().count == 1 ⇒ returns client.send().map(\\.name) · client.send got endpoint as Get<[User]>.path == "users" 1️⃣
                names() when client.send throws ⇒ throws client.send error · client.send got endpoint as Get<[User]>.path == "users"
                name(id) ⇒ returns client.send().name · client.send got endpoint as Get<User>.path == "users/2" 2️⃣
                name(id) when client.send throws ⇒ throws client.send error · client.send got endpoint as Get<User>.path == "users/2"
                """),
        Snippet(
            "a generic method of the SUT, with a model of the project for what it leaves open",
            """
            import Foundation
            struct Ride: Codable, Equatable { let id: String }
            struct Endpoint<Response: Decodable> { let path: String }
            enum Failure: Error, Equatable { case unreadable }
            protocol Transport { func send(_ path: String) async throws -> Data; func keep<T: Encodable>(_ value: T) }
            final class Client {
                private let transport: Transport
                init(transport: Transport) { self.transport = transport }
                func perform<Response: Decodable>(_ endpoint: Endpoint<Response>) async throws -> Response {
                    let data = try await transport.send(endpoint.path)
                    guard let value = try? JSONDecoder().decode(Response.self, from: data) else { 1️⃣throw Failure.unreadable }
                    2️⃣return value
                }
                func fetch<T: Decodable>(_ type: T.Type, at path: String) async throws -> T {
                    let data = try await transport.send(path)
                    3️⃣return try JSONDecoder().decode(type, from: data)
                }
                func first<Item>(of items: [Item]) -> Item? { 4️⃣items.first }
            }
            """,
            reads: """
                perform(endpoint) when !transport.send() as JSON.id.isEmpty, transport.send() is JSON ⇒ returns transport.send() as JSON · transport.send got path == endpoint.path 2️⃣
                perform(endpoint) when transport.send() is no JSON ⇒ throws .unreadable · transport.send got path == endpoint.path 1️⃣
                fetch(type, path) when !transport.send() as JSON.id.isEmpty, transport.send() is JSON ⇒ returns transport.send() as JSON · transport.send got path == path 3️⃣
                first(items) ⇒ returns items.first 4️⃣
                first(items) when items.count == 2 ⇒ returns items.first 4️⃣
                """),
        Snippet(
            "a type that only its file can name is not filled in",
            """
            import Foundation
            private enum Wire { struct Secret: Codable, Equatable { let code: String } }
            struct Ride: Codable, Equatable { let id: String }
            protocol Transport { func send(_ path: String) async throws -> Data }
            final class Client {
                private let transport: Transport
                init(transport: Transport) { self.transport = transport }
                func fetch<T: Decodable>(_ type: T.Type, at path: String) async throws -> T {
                    let data = try await transport.send(path)
                    1️⃣return try JSONDecoder().decode(type, from: data)
                }
            }
            """,
            reads: """
                fetch(type, path) when !transport.send() as JSON.id.isEmpty, transport.send() is JSON ⇒ returns transport.send() as JSON · transport.send got path == path 1️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "a generic method of the SUT",
            """
            final class Model {
                func encode<Value: Encodable>(_ value: Value) { print(value) }
            }
            """,
            reads: """
                encode(value) ⇒ nothing
                """)
    ]
}
