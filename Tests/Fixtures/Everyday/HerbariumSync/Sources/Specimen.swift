import Foundation

struct SpecimenID: Hashable, Sendable, Comparable {
    let collection: String
    let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.collection, lhs.number) < (rhs.collection, rhs.number)
    }
}

struct Specimen: Equatable, Sendable {
    let id: SpecimenID
    var taxon: String
    var notes: [String]
    var revision: Int
    var editedAt: Date
}

struct SyncReport: Equatable, Sendable {
    var uploaded: [SpecimenID] = []
    var merged: [SpecimenID] = []
    var discarded: [SpecimenID] = []
    var failed: [SpecimenID: SyncFailure] = [:]

    var isClean: Bool { failed.isEmpty && discarded.isEmpty }
}

enum SyncFailure: Error, Equatable, Sendable {
    case gaveUp(attempts: Int)
    case rejected(String)
    case conflictUnresolved
}
