import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Requests of sessions that are injected, waited for and with closures.

struct Notice: Codable, Equatable, Sendable {
    enum CodingKeys: String, CodingKey {
        case number = "notice_id"
        case title
    }

    let number: Int
    let title: String
}

enum NoticeError: Error, Equatable {
    case unauthorized
    case status(Int)
    case malformed
}

/// Loads notices, and says what stands in the way.
@MainActor
final class NoticeBoard {
    private(set) var notices: [Notice] = []
    private(set) var message: String?
    private(set) var isLoading = false
    private let session: URLSession
    private let token: @Sendable () -> String?

    init(session: URLSession, token: @escaping @Sendable () -> String?) {
        self.session = session
        self.token = token
    }

    func load(page: Int) async {
        isLoading = true
        defer { isLoading = false }
        do {
            notices = try await fetch(page: page)
            message = nil
        } catch let error as URLError where error.code == .notConnectedToInternet {
            message = "You are offline"
        } catch NoticeError.unauthorized {
            message = "Sign in again"
        } catch {
            message = "The notices could not be loaded"
        }
    }

    func post(_ notice: Notice) async throws {
        var request = URLRequest(url: URL(string: "https://notices.example.com/notices")!)
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(notice)
        let (_, response) = try await session.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status == 201 else {
            throw NoticeError.malformed
        }
    }

    private func fetch(page: Int) async throws -> [Notice] {
        var components = URLComponents(string: "https://notices.example.com/notices")!
        components.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
        var request = URLRequest(url: components.url!)
        if let token = token() {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        let (data, response) = try await session.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
        case 200..<300: break
        case 401: throw NoticeError.unauthorized
        case let status: throw NoticeError.status(status)
        }
        return try JSONDecoder().decode([Notice].self, from: data)
    }
}

/// Loads notices with closures, as services did before `async`.
final class NoticeService {
    private let session: URLSession
    private let address: URL

    init(session: URLSession, address: URL) {
        self.session = session
        self.address = address
    }

    func load(completion: @escaping @Sendable (Result<[Notice], NoticeError>) -> Void) {
        let task = session.dataTask(with: address.appendingPathComponent("notices")) { data, response, error in
            if error != nil {
                completion(.failure(.status(0)))
                return
            }
            guard let http = response as? HTTPURLResponse, (200...299).contains(http.statusCode) else {
                completion(.failure(.status((response as? HTTPURLResponse)?.statusCode ?? -1)))
                return
            }
            guard let data, let notices = try? JSONDecoder().decode([Notice].self, from: data) else {
                completion(.failure(.malformed))
                return
            }
            completion(.success(notices))
        }
        task.resume()
    }
}

protocol NoticeClient: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// Tells a server that notices were read.
final class NoticeReceipts: Sendable {
    private let client: any NoticeClient

    init(client: any NoticeClient) {
        self.client = client
    }

    func read(_ number: Int) async throws -> Bool {
        let (_, response) = try await client.send(
            URLRequest(url: URL(string: "https://notices.example.com/read/\(number)")!))
        return response.statusCode == 204
    }

    func readAll() async throws {
        _ = try await client.send(URLRequest(url: URL(string: "https://notices.example.com/read")!))
    }
}
