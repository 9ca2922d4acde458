import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server's side of the synchronisation.
protocol SyncAPI: Sendable {
    func upload(_ changes: [SyncChange], since date: Date?) async throws -> SyncReceipt
}

/// Uploads changes as JSON.
final class RemoteSyncAPI: SyncAPI {
    private let endpoint: URL
    private let session: URLSession

    init(endpoint: URL, session: URLSession = .shared) {
        self.endpoint = endpoint
        self.session = session
    }

    func upload(_ changes: [SyncChange], since date: Date?) async throws -> SyncReceipt {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(changes)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        if let date {
            request.setValue(date.formatted(.iso8601), forHTTPHeaderField: "X-Last-Sync")
        }

        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw SyncError.invalidResponse }
        switch response.statusCode {
        case 200..<300: return try JSONDecoder().decode(SyncReceipt.self, from: data)
        case 401: throw SyncError.unauthorized
        default: throw SyncError.server(statusCode: response.statusCode)
        }
    }
}
