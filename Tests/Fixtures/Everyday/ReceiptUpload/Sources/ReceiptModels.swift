import Foundation

enum ReceiptCategory: Int {
    case travel, meals, lodging, other

    var wireName: String {
        switch self {
        case .travel: return "TRAVEL"
        case .meals: return "MEALS"
        case .lodging: return "HOTEL"
        case .other: return "MISC"
        }
    }
}

struct ReceiptDraft {
    let id: UUID
    let image: Data
    let totalCents: Int
    var category: ReceiptCategory = .other
}

struct UploadedReceipt: Equatable {
    let id: UUID
    let number: String
    let needsReview: Bool
}

enum UploadError: Error, Equatable {
    case alreadyRunning
    case tooLarge(bytes: Int)
    case notSignedIn
    case network
    case duplicate(of: String?)
    case unreadableAnswer
    case server(Int)
}

struct UploadForm: Equatable {
    let fields: [String: String]
    let file: Data
    let token: String
}

struct TransportResponse {
    let status: Int
    let fields: [String: String]
}
