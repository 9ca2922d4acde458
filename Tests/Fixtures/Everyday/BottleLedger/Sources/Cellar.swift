import Foundation

struct Bottle: Codable, Equatable, Identifiable, Sendable {
    struct ID: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        let code: String
        init(_ code: String) { self.code = code }
        init(stringLiteral value: String) { code = value }
        init(from decoder: any Decoder) throws { code = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
            var box = encoder.singleValueContainer()
            try box.encode(code)
        }
        var description: String { "#\(code)" }
    }

    enum CodingKeys: String, CodingKey {
        case id, grower, vintage, glasses
        case drinkFrom = "drink_from"
    }

    let id: ID
    let grower: String
    let vintage: Int
    var drinkFrom: Date?
    var glasses: Int = 6
}

struct Appraisal: Equatable, Sendable {
    let cents: Int
    let madeAt: Date
}

struct Worth: Equatable, Sendable {
    var cents = 0
    var unpriced: [Bottle.ID] = []

    static func += (total: inout Worth, appraisal: Appraisal) {
        total.cents += appraisal.cents
    }
}

enum ArchiveChange: Equatable, Sendable {
    case laidDown(Bottle)
    case moved(Bottle.ID, toRack: Int)
    case removed(Bottle.ID)
}

enum LedgerFailure: Error, Equatable {
    case unknownBottle(Bottle.ID)
    case notEnough(left: Int)
    case tooYoung(until: Date)
    case unreadable(cellar: String)
}

enum ShelfOrder: CaseIterable, Sendable {
    case grower, vintage, emptiest
}

// MARK: - Ports

protocol BottleArchive: Sendable {
    associatedtype Changes: AsyncSequence & Sendable where Changes.Element == ArchiveChange, Changes.Failure == Never
    var changes: Changes { get async }
    func bottles(in cellar: String) async throws -> [Bottle]
    func save(_ bottle: Bottle) async throws
    func discard(_ id: Bottle.ID) async
}

protocol Appraising: Sendable {
    func appraise(_ bottle: Bottle) async throws -> Appraisal
}

struct CellarPorts<Archive: BottleArchive>: Sendable {
    var archive: Archive
    var appraiser: any Appraising
    var now: @Sendable () -> Date = { Date() }
    var warn: @Sendable (_ message: String, _ bottle: Bottle.ID?) -> Void = { _, _ in }
}
