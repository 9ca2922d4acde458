import Foundation

enum RemoteError: Error, Equatable, Sendable {
    case conflict(server: Specimen)
    case throttled(retryAfter: Duration?)
    case offline
    case invalid(String)
    case missing

    var isTransient: Bool {
        switch self {
        case .throttled, .offline: true
        case .conflict, .invalid, .missing: false
        }
    }
}

protocol RemoteHerbarium: Sendable {
    func fetch(_ id: SpecimenID) async throws -> Specimen
    /// Returns the stored specimen with its new revision.
    func upload(_ specimen: Specimen) async throws -> Specimen
}

protocol DraftStore: Sendable {
    func pendingDrafts() async -> [Specimen]
    func removeDraft(_ id: SpecimenID) async
}

protocol Sleeper: Sendable {
    func sleep(for duration: Duration) async throws
}
