import Testing

/// Requests of a session, which a stub answers.
@Suite struct SessionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a request that is waited for",
            """
            import Foundation
            struct Weather: Decodable, Equatable { let city: String }
            enum WeatherError: Error { case unauthorized, server(Int) }
            final class Model {
                private(set) var weather: Weather?
                private(set) var message: String?
                private let session: URLSession
                init(session: URLSession) { self.session = session }
                func load(_ city: String) async {
                    do {
                        1️⃣weather = try await fetch(city)
                    } catch let error as URLError where error.code == .notConnectedToInternet {
                        2️⃣message = "offline"
                    } catch {
                        3️⃣message = "failed"
                    }
                }
                private func fetch(_ city: String) async throws -> Weather {
                    var request = URLRequest(url: URL(string: "https://example.com/weather")!)
                    4️⃣request.httpMethod = "POST"
                    5️⃣request.setValue(city, forHTTPHeaderField: "City")
                    let (data, response) = try await session.data(for: request)
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    guard status == 200 else { throw WeatherError.server(status) }
                    return try JSONDecoder().decode(Weather.self, from: data)
                }
            }
            """,
            reads: """
                load(city) when !session.data().0 as JSON.city.isEmpty, session.data() != nil, session.data().0 is JSON, session.data().1.statusCode == 200 ⇒ session.data(_) · session.data got request.allHTTPHeaderFields["City"] == city · session.data got request.httpMethod == "POST" · session.data got request.url == URL(string: "https://example.com/weather") · sut.weather == session.data().0 as JSON 1️⃣4️⃣5️⃣
                load(city) when session.data() != nil, session.data().1.statusCode == 2 ⇒ session.data(_) · session.data got request.allHTTPHeaderFields["City"] == city · session.data got request.httpMethod == "POST" · session.data got request.url == URL(string: "https://example.com/weather") · sut.message == "failed" 1️⃣3️⃣4️⃣5️⃣
                load(city) when session.data throws, session.data error.code == .notConnectedToInternet ⇒ session.data(_) · session.data got request.allHTTPHeaderFields["City"] == city · session.data got request.httpMethod == "POST" · session.data got request.url == URL(string: "https://example.com/weather") · sut.message == "offline" 1️⃣2️⃣4️⃣5️⃣
                """),
        Snippet(
            "an address, and a body that is sent",
            """
            import Foundation
            enum SendError: Error { case refused }
            final class Model {
                private let session: URLSession
                init(session: URLSession) { self.session = session }
                func ping(_ url: URL) async -> Bool {
                    guard let (_, response) = try? await session.data(from: url) else { return false }
                    1️⃣return (response as? HTTPURLResponse)?.statusCode == 204
                }
                func send(_ body: Data, to url: URL) async throws {
                    let (_, response) = try await session.upload(for: URLRequest(url: url), from: body)
                    2️⃣guard (response as? HTTPURLResponse)?.statusCode == 201 else { throw SendError.refused }
                }
            }
            """,
            reads: """
                ping(url) when session.data() != nil, session.data().1.statusCode == 204 ⇒ returns true · session.data got request.url == url 1️⃣
                ping(url) when session.data() != nil, session.data().1.statusCode == 2 ⇒ returns false · session.data got request.url == url 1️⃣
                ping(url) when session.data throws ⇒ returns false · session.data got request.url == url
                send(body, url) when session.data() != nil, session.data().1.statusCode == 201 ⇒ does not throw 2️⃣
                send(body, url) when session.data() != nil, session.data().1.statusCode == 2 ⇒ throws .refused · session.data got request.httpBody == body · session.data got request.url == url 2️⃣
                """),
        Snippet(
            "a task with a closure, resumed and not",
            """
            import Foundation
            final class Model {
                private(set) var names: [String] = []
                private(set) var hasFailed = false
                private let session: URLSession
                init(session: URLSession) { self.session = session }
                func load(_ url: URL) {
                    1️⃣session.dataTask(with: url) { [weak self] data, response, error in
                        DispatchQueue.main.async {
                            if error != nil { 2️⃣self?.hasFailed = true }
                            guard (response as? HTTPURLResponse)?.statusCode == 200, let data,
                                let names = try? JSONDecoder().decode([String].self, from: data)
                            else { return }
                            3️⃣self?.names = names
                        }
                    }.resume()
                }
                func prepare(_ url: URL) {
                    _ = session.dataTask(with: url) { [weak self] _, _, _ in self?.hasFailed = true }
                }
            }
            """,
            reads: """
                load(url) when !session.data().0 as JSON[0].isEmpty, session.data() != nil, session.data().0 as JSON.count == 1, session.data().0 is JSON, session.data().1.statusCode == 200 ⇒ eventually session.data(_) · session.data got request.url == url · sut.hasFailed == false · sut.names == session.data().0 as JSON 1️⃣3️⃣
                load(url) when session.data() != nil, session.data().0 is no JSON, session.data().1.statusCode == 200 ⇒ eventually session.data(_) · session.data got request.url == url 1️⃣
                load(url) when session.data throws ⇒ eventually session.data(_) · session.data got request.url == url · sut.hasFailed == true 1️⃣2️⃣
                prepare(url) ⇒ nothing
                """),
    ]
}
