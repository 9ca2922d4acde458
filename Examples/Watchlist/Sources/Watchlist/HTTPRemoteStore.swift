import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The remote store behind an address: `POST /writes` takes a change, `GET /users/{id}/shows` answers what is followed.
public struct HTTPRemoteStore: RemoteStoreType {
    private let base: URL
    private let session: URLSession

    public init(base: URL, session: URLSession = .shared) {
        self.base = base
        self.session = session
    }

    public func push(_ write: PendingWrite) async throws {
        var request = URLRequest(url: base.appendingPathComponent("writes"))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(write)
        _ = try await answer(to: request)
    }

    public func followedShows(userId: String) async throws -> [FollowedShow] {
        let url = base.appendingPathComponent("users/\(userId)/shows")
        return try JSONDecoder().decode([FollowedShow].self, from: try await answer(to: URLRequest(url: url)))
    }

    private func answer(to request: URLRequest) async throws -> Data {
        let (data, response) = try await session.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status < 300 else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}
