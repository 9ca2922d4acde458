import Foundation

public struct Species: Codable, Hashable, Identifiable, Sendable {
    public typealias ID = String

    public let id: ID
    public let latinName: String
    public let commonNames: [String: String]
    public let toxicity: Toxicity
    public let revision: Int

    public enum Toxicity: String, Codable, Sendable {
        case harmless, irritant, deadly
    }

    public init(
        id: ID, latinName: String, commonNames: [String: String] = [:], toxicity: Toxicity = .harmless,
        revision: Int = 1
    ) {
        self.id = id
        self.latinName = latinName
        self.commonNames = commonNames
        self.toxicity = toxicity
        self.revision = revision
    }

    public func displayName(language: String) -> String {
        commonNames[language] ?? commonNames["en"] ?? latinName
    }
}

public enum SpeciesRepositoryError: Error, Equatable {
    case notFound(Species.ID)
    case unavailable
}
