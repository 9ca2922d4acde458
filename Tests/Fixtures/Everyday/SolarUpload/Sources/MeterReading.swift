import Foundation

struct MeterReading: Equatable, Codable, Sendable {
    let meterID: String
    let wattHours: Int
    let takenAt: Date
}

struct UploadReceipt: Equatable, Sendable {
    let batchID: UUID
    let accepted: Int
    let rejectedMeters: [String]
}

struct UploadSummary: Equatable, Sendable {
    var batches = 0
    var accepted = 0
    var rejected: [String] = []
    var attempts = 0
}

enum UploadError: Error, Equatable {
    case throttled(retryAfter: TimeInterval?)
    case serverBusy
    case unauthorized
    case badRequest(String)

    var isTransient: Bool {
        switch self {
        case .throttled, .serverBusy: true
        case .unauthorized, .badRequest: false
        }
    }
}
