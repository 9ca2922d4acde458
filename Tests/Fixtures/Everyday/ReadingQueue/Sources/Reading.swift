import Foundation

/// What a sensor of a glasshouse measured.
struct Reading: Equatable, Sendable {
    var sensor: String
    var degrees: Double
}

/// Takes readings to the server.
protocol ReadingUploading: Sendable {
    func upload(_ readings: [Reading]) async throws
}
