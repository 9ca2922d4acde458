import Foundation

protocol StationRemoteDataSource: Sendable {
    func fetchStations(since date: Date?) async throws -> [Station]
    func setFavorite(_ favorite: Bool, stationID: String) async throws
}

protocol StationLocalDataSource: Sendable {
    func loadSnapshot() async throws -> StationSnapshot?
    func save(_ snapshot: StationSnapshot) async throws
    func removeAll() async throws
}

protocol StationRepositoryProtocol: Actor {
    func stations(policy: FetchPolicy) async throws -> [Station]
    func setFavorite(_ favorite: Bool, stationID: String) async throws
    func signOut() async throws
}

enum RemoteFailure: Error, Equatable {
    case timeout
    case status(Int)

    var isRetryable: Bool {
        switch self {
        case .timeout: true
        case .status(let code): code == 429 || code >= 500
        }
    }
}

protocol RepositoryLogging: Sendable {
    func warning(_ message: String)
}
