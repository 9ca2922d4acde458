import Testing

/// Requests that code makes for a transport, and what it makes of the answers.
@Suite struct WebRequestsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a link is taken apart",
            """
            enum Route: Equatable { case home, product(Int) }
            protocol Navigator { func navigate(_ route: Route) }
            final class Model {
                private let navigator: Navigator
                init(navigator: Navigator) { self.navigator = navigator }
                func handle(_ url: URL) -> Bool {
                    guard url.scheme == "shop" else { 1️⃣return false }
                    switch url.host {
                    case "home": 2️⃣navigator.navigate(.home)
                    case "product":
                        guard let id = Int(url.lastPathComponent) else { 3️⃣return false }
                        4️⃣navigator.navigate(.product(id))
                    default: 5️⃣return false
                    }
                    6️⃣return true
                }
            }
            """,
            reads: """
                handle(url) when url == "https://other.example/12" ⇒ returns false · no navigator.navigate 1️⃣
                handle(url) when url == "https://home" ⇒ returns false · no navigator.navigate 1️⃣
                handle(url) when url == "shop://home/12" ⇒ returns true · navigator.navigate(.home) 2️⃣6️⃣
                handle(url) when url == "shop://product/12" ⇒ returns true · navigator.navigate(.product(12)) 4️⃣6️⃣
                handle(url) when url == "shop://product/other" ⇒ returns false · no navigator.navigate 3️⃣
                handle(url) when url == "shop://other.example/12" ⇒ returns false · no navigator.navigate 5️⃣
                """),
        Snippet(
            "a request with a query, headers and a token",
            #"""
            protocol Transport { func send(_ request: URLRequest) async throws -> Data }
            final class Client {
                private let base: URL
                private let transport: Transport
                private let token: String?
                init(base: URL, transport: Transport, token: String?) {
                    self.base = base
                    self.transport = transport
                    self.token = token
                }
                func search(_ text: String, page: Int) async throws -> Data {
                    var components = URLComponents(
                        url: base.appendingPathComponent("search"), resolvingAgainstBaseURL: false)
                    1️⃣components?.queryItems = [
                        URLQueryItem(name: "q", value: text), URLQueryItem(name: "page", value: String(page)),
                    ]
                    guard let url = components?.url else { throw URLError(.badURL) }
                    var request = URLRequest(url: url)
                    2️⃣request.httpMethod = "POST"
                    3️⃣request.setValue("application/json", forHTTPHeaderField: "Accept")
                    if let token {
                        4️⃣request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
                    }
                    return try await transport.send(request)
                }
            }
            """#,
            reads: """
                search(text, page) when !text.isEmpty, base == #1, page == 3, token != nil ⇒ returns transport.send() · transport.send(_) · transport.send got request.allHTTPHeaderFields == ["Accept": "application/json", "Authorization": "Bearer {token}"] · transport.send got request.httpMethod == "POST" · transport.send got request.url == URL(string: "https://example.com/2/search?q=text&page=3") 1️⃣2️⃣3️⃣4️⃣
                search(text, page) when transport.send throws, !text.isEmpty, base == #1, page == 3, token != nil ⇒ throws transport.send error · transport.send(_) · transport.send got request.allHTTPHeaderFields == ["Accept": "application/json", "Authorization": "Bearer {token}"] · transport.send got request.httpMethod == "POST" · transport.send got request.url == URL(string: "https://example.com/2/search?q=text&page=3") 1️⃣2️⃣3️⃣4️⃣
                search(text, page) when !text.isEmpty, base == #1, page == 3, token == nil ⇒ returns transport.send() · transport.send(_) · transport.send got request.allHTTPHeaderFields == ["Accept": "application/json"] · transport.send got request.httpMethod == "POST" · transport.send got request.url == URL(string: "https://example.com/2/search?q=text&page=3") 1️⃣2️⃣3️⃣
                search(text, page) when transport.send throws, !text.isEmpty, base == #1, page == 3, token == nil ⇒ throws transport.send error · transport.send(_) · transport.send got request.allHTTPHeaderFields == ["Accept": "application/json"] · transport.send got request.httpMethod == "POST" · transport.send got request.url == URL(string: "https://example.com/2/search?q=text&page=3") 1️⃣2️⃣3️⃣
                """),
        Snippet(
            "an answer by its status and a header",
            """
            enum Failure: Error, Equatable { case unauthorised, busy(Int?), other(Int) }
            protocol Transport { func send(_ url: URL) async throws -> (Data, URLResponse) }
            final class Client {
                private let transport: Transport
                init(transport: Transport) { self.transport = transport }
                func load(_ url: URL) async throws -> Data {
                    let (data, response) = try await transport.send(url)
                    guard let http = response as? HTTPURLResponse else { 1️⃣throw Failure.other(0) }
                    switch http.statusCode {
                    case 200..<300: 2️⃣return data
                    case 401: 3️⃣throw Failure.unauthorised
                    case 429: 4️⃣throw Failure.busy(http.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
                    default: 5️⃣throw Failure.other(http.statusCode)
                    }
                }
            }
            """,
            reads: """
                load(url) when transport.send().1.statusCode == 200 ⇒ returns transport.send().0 · transport.send got url == url 2️⃣
                load(url) when transport.send().1.statusCode == 300 ⇒ throws .other(transport.send().1.statusCode) · transport.send got url == url 5️⃣
                load(url) when transport.send().1.headerFields.count == 1, transport.send().1.headerFields[0].key == "Retry-After", transport.send().1.statusCode == 429 ⇒ throws .busy(Int(transport.send().1.headerFields[0].value)) · transport.send got url == url 4️⃣
                load(url) when transport.send().1.statusCode == 401 ⇒ throws .unauthorised · transport.send got url == url 3️⃣
                load(url) ⇒ throws .other(0) · transport.send got url == url 1️⃣
                """),
        Snippet(
            "an error of the system by its code",
            """
            enum Failure: Error, Equatable { case offline }
            protocol Transport { func send(_ url: URL) async throws -> Data }
            final class Client {
                private let transport: Transport
                init(transport: Transport) { self.transport = transport }
                func load(_ url: URL) async throws -> Data {
                    do {
                        return try await transport.send(url)
                    } catch let error as URLError where error.code == .notConnectedToInternet {
                        1️⃣throw Failure.offline
                    }
                }
            }
            """,
            reads: """
                load(url) ⇒ returns transport.send() · transport.send(url)
                load(url) when transport.send throws, transport.send error.code == .notConnectedToInternet ⇒ throws .offline · transport.send(url) 1️⃣
                """),
        Snippet(
            "header fields that are added, and a request within a model",
            """
            struct Call: Equatable { let request: URLRequest; let name: String }
            protocol Transport { func send(_ call: Call) }
            final class Client {
                private let transport: Transport
                init(transport: Transport) { self.transport = transport }
                func ping() {
                    var request = URLRequest(url: URL(string: "https://example.com/ping")!)
                    1️⃣request.addValue("a", forHTTPHeaderField: "Accept")
                    2️⃣request.addValue("b", forHTTPHeaderField: "Accept")
                    3️⃣transport.send(Call(request: request, name: "ping"))
                }
                func tick() {
                    var request = URLRequest(url: URL(string: "https://example.com/tick")!)
                    request.setValue("a", forHTTPHeaderField: "accept")
                    4️⃣transport.send(Call(request: request, name: "tick"))
                }
            }
            """,
            reads: """
                ping() ⇒ transport.send(_) · transport.send got call.name == "ping" · transport.send got call.request.allHTTPHeaderFields == ["Accept": "a,b"] · transport.send got call.request.url == URL(string: "https://example.com/ping") 1️⃣2️⃣3️⃣
                tick() ⇒ transport.send(_) · transport.send got call.name == "tick" · transport.send got call.request.url == URL(string: "https://example.com/tick") 4️⃣
                """),
    ]
}
