import Foundation

public enum AccessionSort: String, CaseIterable, Sendable {
    case species
    case newest
    case viability

    func sorted(_ items: [Accession]) -> [Accession] {
        switch self {
        case .species:
            return items.sorted {
                $0.species.lowercased() < $1.species.lowercased()
            }
        case .newest:
            return items.sorted { $0.collectedOn > $1.collectedOn }
        case .viability:
            // Least viable first: those are the lots the curators act on.
            return items.sorted {
                if $0.germinationRate == $1.germinationRate { return $0.seedCount < $1.seedCount }
                return $0.germinationRate < $1.germinationRate
            }
        }
    }
}

struct AccessionFilter: Equatable, Sendable {
    var searchText = ""
    var storage: StorageClass?
    var onlyNeedingRegeneration = false

    var isActive: Bool {
        !trimmedSearch.isEmpty || storage != nil || onlyNeedingRegeneration
    }

    private var trimmedSearch: String {
        searchText.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    func matches(_ accession: Accession) -> Bool {
        if let storage, accession.storage != storage { return false }
        if onlyNeedingRegeneration && !accession.needsRegeneration { return false }
        let term = trimmedSearch
        guard !term.isEmpty else { return true }
        if accession.species.lowercased().contains(term) { return true }
        if let name = accession.commonName, name.lowercased().contains(term) { return true }
        return accession.id.lowercased().hasPrefix(term)
    }
}
