/// Keeps secrets.
protocol SecureStorage: Sendable {
    func read(_ key: String) -> String?
    func write(_ value: String, for key: String)
    func remove(_ key: String)
}

/// Fetches new tokens.
protocol TokenClient: Sendable {
    func refresh(_ token: String) async throws -> String
}

/// An actor that caches and refreshes.
actor TokenStore {
    private let storage: SecureStorage
    private let client: TokenClient
    private(set) var cached: String?

    init(storage: SecureStorage, client: TokenClient) {
        self.storage = storage
        self.client = client
    }

    func token() async throws -> String {
        if let cached { return cached }
        guard let stored = storage.read("token") else { throw GalleryError.notFound }
        let fresh = try await client.refresh(stored)
        storage.write(fresh, for: "token")
        cached = fresh
        return fresh
    }

    func signOut() {
        cached = nil
        storage.remove("token")
    }
}
