import Foundation

protocol HiveRepository: Sendable {
    func fetchHives() async throws -> [Hive]
    func setFavourite(_ isFavourite: Bool, hiveID: String) async throws
}

protocol ApiaryTracking: Sendable {
    func track(_ event: String, properties: [String: String])
}

extension ApiaryTracking {
    func track(_ event: String) { track(event, properties: [:]) }
}

enum ApiaryError: Error, Equatable, Sendable {
    case offline
    case forbidden
    case unknown
}

extension ApiaryError {
    var userMessage: String {
        switch self {
        case .offline: "You appear to be offline."
        case .forbidden: "This apiary belongs to someone else."
        case .unknown: "Something went wrong."
        }
    }
}
