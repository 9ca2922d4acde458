import Foundation

struct PantryItem: Equatable, Hashable, Sendable, Identifiable, Codable {
    let id: String
    var name: String
    var amount: Int
    var bestBefore: Date?
    var updatedAt: Date
    var isDeleted = false
}

enum PantryError: Error, Equatable {
    case offline
    case unauthorized
    case notFound
    case insufficientStock(available: Int)
}

struct PantrySnapshot: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case remote
        case cache
        case stale
    }

    let items: [PantryItem]
    let source: Source
}

protocol PantryRemote: Sendable {
    func fetchItems() async throws -> [PantryItem]
    func upload(_ item: PantryItem) async throws
}

protocol PantryDisk: Sendable {
    func load() async throws -> [PantryItem]
    func save(_ items: [PantryItem]) async throws
}

protocol PantryLogger: Sendable {
    func log(_ message: String)
}
