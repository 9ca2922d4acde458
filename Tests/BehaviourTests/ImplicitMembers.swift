import Testing

/// Static methods, initializers and values that are written without their types.
@Suite struct ImplicitMembersTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a static method where its type is expected",
            """
            struct Endpoint: Equatable {
                let path: String
                static func user(_ id: Int) -> Endpoint { Endpoint(path: "/users/\\(id)") }
            }
            protocol Client { func send(_ endpoint: Endpoint) }
            final class Model {
                private let client: Client
                init(client: Client) { self.client = client }
                func load(_ id: Int) { 1️⃣client.send(.user(id)) }
            }
            """,
            reads: """
                load(id) ⇒ client.send(Endpoint(path: "/users/{id}")) 1️⃣
                """),
        Snippet(
            "an initializer of the project where its type is expected",
            """
            struct Row: Equatable {
                let title: String
                init(name: String) { title = name.uppercased() }
            }
            final class Model {
                private(set) var rows: [Row] = []
                func add(_ name: String) { let row: Row = .init(name: name); 1️⃣rows.append(row) }
            }
            """,
            reads: """
                add(name) ⇒ sut.rows.count == 1 · sut.rows[0].title == name.uppercased() 1️⃣
                add(name) when !earlier name.isEmpty, name == "name 2" after add(name) ⇒ sut.rows.count == 2 · sut.rows[0].title == earlier name.uppercased() · sut.rows[1].title == name.uppercased() 1️⃣
                """),
        Snippet(
            "what a generic method gives, by what it is asked",
            """
            protocol Request { associatedtype Response; var path: String { get } }
            struct Page: Equatable { let count: Int }
            struct Empty: Equatable {}
            struct Load: Request, Equatable { typealias Response = Page; let path: String }
            struct Save: Request, Equatable { typealias Response = Empty; let path: String }
            protocol Client { func send<R: Request>(_ request: R) throws -> R.Response }
            final class Model {
                private let client: Client
                private(set) var count = 0
                init(client: Client) { self.client = client }
                func load() throws { 1️⃣count = try client.send(Load(path: "page")).count }
                func save() throws { 2️⃣_ = try client.send(Save(path: "page")) }
            }
            """,
            reads: """
                load() ⇒ client.send(_) · client.send got request as Load == Load(path: "page") · sut.count == client.send().count 1️⃣
                load() when client.send throws ⇒ throws client.send error · client.send(_) · client.send got request as Load == Load(path: "page") 1️⃣
                save() ⇒ client.send(_) · client.send got request as Save == Save(path: "page") 2️⃣
                save() when client.send throws ⇒ throws client.send error · client.send(_) · client.send got request as Save == Save(path: "page") 2️⃣
                """),
        Snippet(
            "one of two methods that differ in what they give",
            """
            struct User: Equatable { let name: String }
            protocol Client {
                func request<T>(_ path: String) -> Result<T, any Error>
                func request(_ path: String) -> Result<Void, any Error>
            }
            final class Model {
                private let client: Client
                private(set) var name = ""
                init(client: Client) { self.client = client }
                func load() {
                    let result: Result<User, any Error> = client.request("me")
                    guard case .success(let name) = result.map({ $0.name }) else { return }
                    1️⃣self.name = name
                }
                func save() -> Result<Void, any Error> { 2️⃣client.request("me") }
            }
            """,
            reads: """
                load() when client.request() == .success ⇒ client.request got path == "me" · sut.name == client.request().success#0.name 1️⃣
                save() ⇒ client.request("me") 2️⃣
                """),
        Snippet(
            "what a case carries whose enum cannot be compared, and a value that stands for a protocol",
            """
            protocol Target { var path: String { get } }
            enum Users: Target {
                case one(id: Int), all
                var path: String { "users" }
            }
            enum State { case empty, loaded([Int], at: Int) }
            protocol Client { func send(_ target: any Target) }
            final class Model {
                private let client: Client
                private(set) var state = State.empty
                init(client: Client) { self.client = client }
                func load(_ id: Int) { 1️⃣client.send(Users.one(id: id)) }
                func show(_ ids: [Int]) { 2️⃣state = .loaded(ids, at: 3) }
            }
            """,
            reads: """
                load(id) ⇒ client.send(_) · client.send got target as Users.one#0 == id 1️⃣
                show(ids) ⇒ sut.state.loaded#0 == ids · sut.state.loaded#1 == 3 2️⃣
                """),
        Snippet(
            "errors and values of a `Result` that are made into others",
            """
            enum NetError: Error { case offline, status(Int) }
            enum Failure: Error, Equatable { case offline, broken }
            protocol Client { func load() -> Result<Int, NetError> }
            final class Model {
                private let client: Client
                private(set) var result: Result<String, Failure>?
                init(client: Client) { self.client = client }
                func load() {
                    1️⃣result = client.load()
                        .mapError { error in if case .offline = error { return Failure.offline } else { return .broken } }
                        .flatMap { $0 > 3 ? .success("\\($0)") : .failure(.broken) }
                }
            }
            """,
            reads: """
                load() when client.load() == .success, client.load().success#0 == 4 ⇒ client.load() · sut.result == .success("{client.load().success#0}") 1️⃣
                load() when client.load() == .success, client.load().success#0 == 3 ⇒ client.load() · sut.result == .failure(.broken) 1️⃣
                load() when client.load() == .failure, client.load().failure#0 == .offline ⇒ client.load() · sut.result == .failure(.offline) 1️⃣
                load() when client.load() == .failure, client.load().failure#0 == .status ⇒ client.load() · sut.result == .failure(.broken) 1️⃣
                """),
        Snippet(
            "a case in an initialiser of a value whose type lies within it",
            """
            struct Row: Equatable {
                enum Mark: Equatable { case none, badge(Int) }
                let mark: Mark
                init(level: Int) {
                    if level < 20 { mark = .badge(level) } else { self.mark = .none }
                }
            }
            final class Model {
                private(set) var rows: [Row] = []
                func load(level: Int) { 1️⃣rows = [Row(level: level)] }
            }
            """,
            reads: """
                load(level) when level == 19 ⇒ sut.rows.count == 1 · sut.rows[0].mark == .badge(level) 1️⃣
                load(level) when level == 20 ⇒ sut.rows.count == 1 · sut.rows[0].mark == .none 1️⃣
                """),
    ]
}
