import Foundation

struct HiveInspectionDraft: Equatable {
    enum Field: Hashable, CaseIterable {
        case broodFrames, honeyFrames, miteCount, notes
    }

    static let boxCapacity = 20
    static let maxMites = 300
    static let maxNotesLength = 280

    var broodFrames = ""
    var honeyFrames = ""
    var miteCount = ""
    var queenSeen = false
    var temperament: ColonyTemperament = .calm
    var notes = ""

    init() {}

    init(_ inspection: HiveInspection) {
        broodFrames = String(inspection.broodFrames)
        honeyFrames = String(inspection.honeyFrames)
        miteCount = String(inspection.miteCount)
        queenSeen = inspection.queenSeen
        temperament = inspection.temperament
        notes = inspection.notes
    }

    func validate() -> [Field: String] {
        var errors: [Field: String] = [:]
        let brood = Self.number(broodFrames)
        let honey = Self.number(honeyFrames)
        if brood == nil { errors[.broodFrames] = "Enter the number of brood frames" }
        if honey == nil { errors[.honeyFrames] = "Enter the number of honey frames" }
        if let brood, let honey, brood + honey > Self.boxCapacity {
            errors[.honeyFrames] = "A hive holds at most \(Self.boxCapacity) frames"
        }
        if let mites = Self.number(miteCount) {
            if mites > Self.maxMites { errors[.miteCount] = "Mite count can't exceed \(Self.maxMites)" }
        } else {
            errors[.miteCount] = "Enter the mite count"
        }
        if trimmedNotes.count > Self.maxNotesLength {
            errors[.notes] = "Notes are \(trimmedNotes.count - Self.maxNotesLength) characters too long"
        } else if temperament == .aggressive && trimmedNotes.isEmpty {
            errors[.notes] = "Describe the aggressive behaviour"
        }
        return errors
    }

    func applied(to inspection: HiveInspection) -> HiveInspection {
        var result = inspection
        result.broodFrames = Self.number(broodFrames) ?? inspection.broodFrames
        result.honeyFrames = Self.number(honeyFrames) ?? inspection.honeyFrames
        result.miteCount = Self.number(miteCount) ?? inspection.miteCount
        result.queenSeen = queenSeen
        result.temperament = temperament
        result.notes = trimmedNotes
        return result
    }

    private var trimmedNotes: String {
        notes.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func number(_ text: String) -> Int? {
        guard let value = Int(text.trimmingCharacters(in: .whitespaces)), value >= 0 else { return nil }
        return value
    }
}
