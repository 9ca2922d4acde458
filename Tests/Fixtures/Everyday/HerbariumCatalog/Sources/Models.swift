import Foundation

public struct Specimen: Equatable, Sendable, Identifiable {
    public enum Condition: String, Sendable {
        case pristine, worn, damaged, unknown
    }

    public let id: String
    public let scientificName: String
    public let family: String
    public let condition: Condition
    public let collectedOn: Date?
    public let sheetCount: Int

    public init(
        id: String, scientificName: String, family: String,
        condition: Condition, collectedOn: Date?, sheetCount: Int
    ) {
        self.id = id
        self.scientificName = scientificName
        self.family = family
        self.condition = condition
        self.collectedOn = collectedOn
        self.sheetCount = sheetCount
    }
}

public struct SpecimenPage: Equatable, Sendable {
    public let items: [Specimen]
    public let nextCursor: String?

    public init(items: [Specimen], nextCursor: String?) {
        self.items = items
        self.nextCursor = nextCursor
    }

    public var isLast: Bool { nextCursor == nil }
}

public struct FamilySection: Equatable, Sendable {
    public let family: String
    public let specimens: [Specimen]
    public let totalSheets: Int
}

public enum CatalogError: Error, Equatable {
    case notFound(id: String)
    case forbidden
    case rateLimited(retryAfter: TimeInterval)
    case offline
    case invalidQuery
    case unexpected
}

public enum TransportError: Error, Equatable {
    case status(code: Int, headers: [String: String])
    case noConnection
    case malformedBody
}
