import Foundation

enum GrapeVariety: String, CaseIterable {
    case riesling = "Riesling"
    case merlot = "Merlot"
    case syrah = "Syrah"
}

struct HarvestLot: Equatable {
    let id: String
    let blockName: String
    let variety: GrapeVariety
    let weightKilograms: Double
    let sugarBrix: Double
    let pickedOn: Date
    var isRejected: Bool
}

struct BlockSummary: Equatable {
    let blockName: String
    let lotCount: Int
    let totalKilograms: Double
    let averageBrix: Double
}

enum HarvestLedgerError: Error, Equatable {
    case seasonNotOpened(year: Int)
    case network
    case lotLocked(id: String)
    case forbidden
}

protocol HarvestLotsWorking {
    func loadLots(year: Int) async throws -> [HarvestLot]
    func setRejected(_ rejected: Bool, lotID: String) async throws
}

protocol HarvestExportWorking {
    func export(rows: [String], fileName: String) throws
}

enum HarvestStatistics {
    static func summaries(of lots: [HarvestLot]) -> [BlockSummary] {
        Dictionary(grouping: lots, by: \.blockName)
            .map { name, lots in
                BlockSummary(
                    blockName: name,
                    lotCount: lots.count,
                    totalKilograms: lots.reduce(0) { $0 + $1.weightKilograms },
                    averageBrix: weightedBrix(of: lots)
                )
            }
            .sorted {
                if $0.totalKilograms != $1.totalKilograms {
                    return $0.totalKilograms > $1.totalKilograms
                }
                return $0.blockName < $1.blockName
            }
    }

    static func weightedBrix(of lots: [HarvestLot]) -> Double {
        let total = lots.reduce(0) { $0 + $1.weightKilograms }
        guard total > 0 else { return 0 }
        return lots.reduce(0) { $0 + $1.sugarBrix * $1.weightKilograms } / total
    }

    static func ripeness(forBrix brix: Double) -> String {
        switch brix {
        case ..<18: return "Underripe"
        case 18..<24: return "Ripe"
        default: return "Late harvest"
        }
    }
}
