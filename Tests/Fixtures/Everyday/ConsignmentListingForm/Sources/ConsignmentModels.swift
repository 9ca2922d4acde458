import Foundation

enum ConsignmentCategory: String, CaseIterable, Sendable {
    case vinyl, camera, watch

    var conditions: [ItemCondition] {
        switch self {
        case .vinyl: return [.mint, .good, .worn]
        case .camera: return [.mint, .good, .worn, .forParts]
        case .watch: return [.mint, .good]
        }
    }

    var commissionPercent: Int {
        switch self {
        case .vinyl: return 20
        case .camera: return 15
        case .watch: return 12
        }
    }

    var requiresSerialNumber: Bool { self != .vinyl }
}

enum ItemCondition: String, Sendable {
    case mint, good, worn, forParts
}

struct CatalogueEntry: Equatable, Sendable {
    let code: String
    let title: String
    let category: ConsignmentCategory
    let suggestedPriceCents: Int?
}

struct ConsignmentDraft: Equatable, Sendable {
    let title: String
    let category: ConsignmentCategory
    let condition: ItemCondition
    let serialNumber: String?
    let askingPriceCents: Int
    let reservePriceCents: Int?
    let catalogueCode: String?
}

struct ConsignmentReceipt: Equatable, Sendable {
    let listingID: String
    let needsAppraisal: Bool
}

enum ConsignmentServiceError: Error, Equatable {
    case offline
    case duplicateSerial(existingListing: String)
    case rejected(reason: String)
    case sessionExpired
}

protocol CatalogueLookupService: Sendable {
    func entry(forCode code: String) async throws -> CatalogueEntry?
}

protocol ConsignmentSubmissionService: Sendable {
    func submit(_ draft: ConsignmentDraft) async throws -> ConsignmentReceipt
}

@MainActor
protocol ConsignmentFormRouting: AnyObject {
    func showReceipt(_ receipt: ConsignmentReceipt)
    func showSignIn()
}
