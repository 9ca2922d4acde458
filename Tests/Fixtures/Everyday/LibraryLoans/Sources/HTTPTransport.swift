import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol HTTPTransport: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

protocol CredentialStore: Sendable {
    func accessToken() async -> String?
    func invalidate() async
}

struct URLSessionTransport: HTTPTransport {
    let session: URLSession

    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let (data, response) = try await session.data(for: request)
        guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return (data, http)
    }
}

actor MemoryCredentialStore: CredentialStore {
    private var token: String?

    init(token: String? = nil) {
        self.token = token
    }

    func accessToken() -> String? { token }
    func invalidate() { token = nil }
}
