/// A port that answers with results.
protocol SessionPort {
    func open(user: String) async -> Result<Account, GalleryError>
    func close() async -> Result<Void, GalleryError>
}

/// A service over a port of results.
final class SessionService {
    private let port: SessionPort
    private(set) var account: Account?
    private(set) var lastError: GalleryError?

    init(port: SessionPort) {
        self.port = port
    }

    func open(user: String) async -> Bool {
        switch await port.open(user: user) {
        case .success(let account):
            self.account = account
            lastError = nil
            return true
        case .failure(let error):
            lastError = error
            return false
        }
    }

    func close() async throws {
        let result = await port.close()
        switch result {
        case .success: account = nil
        case .failure(let error): throw error
        }
    }
}
