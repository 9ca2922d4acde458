import Foundation

enum PlanStoreError: Error, Equatable {
    case conflict(theirs: RehearsalPlan)
    case missing
    case noConnection
}

protocol PlanStore: Sendable {
    func plan(id: RehearsalPlan.ID) async throws -> RehearsalPlan
    func save(_ plan: RehearsalPlan) async throws -> RehearsalPlan
}

protocol SongLibrary: Sendable {
    func songs(matching term: String, limit: Int) async throws -> [Song]
}

protocol ErrorReporter: Sendable {
    func log(error: any Error)
}

protocol TimeProvider: Sendable {
    var presentTime: Date { get }
}

protocol HasPlanStore {
    var planStore: any PlanStore { get }
}

protocol HasSongLibrary {
    var songLibrary: any SongLibrary { get }
}

protocol HasErrorReporter {
    var errorReporter: any ErrorReporter { get }
}

protocol HasTimeProvider {
    var timeProvider: any TimeProvider { get }
}
