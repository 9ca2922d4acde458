import Foundation

struct KilnEnvironment: Sendable {
    var fetchQueue: @Sendable () async throws -> [Piece]
    var startFiring: @Sendable (_ program: FiringProgram, _ pieces: [Piece.ID]) async throws -> FiringTicket
    var abortFiring: @Sendable (_ ticketNumber: Int) async throws -> Void
    var notify: @Sendable (_ potter: String, _ message: String) async -> Void
    var now: @Sendable () -> Date
}
