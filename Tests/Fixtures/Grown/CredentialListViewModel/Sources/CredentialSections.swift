import Foundation

struct CredentialSection: Equatable, Identifiable {
    enum Kind: Hashable {
        case pinned
        case letter(String)
        case all
        case results
    }

    let kind: Kind
    let items: [CredentialItem]

    var id: Kind { kind }

    var title: String? {
        switch kind {
        case .pinned: return "Pinned"
        case .letter(let letter): return letter
        case .results: return items.count == 1 ? "1 result" : "\(items.count) results"
        case .all: return nil
        }
    }
}

struct CredentialSectionBuilder {
    let sortOrder: CredentialSortOrder
    let filter: CredentialFilter

    func sections(for items: [CredentialItem]) -> [CredentialSection] {
        let visible =
            items
            .filter(filter.matches)
            .sorted(by: sortOrder.areInIncreasingOrder)
        let pinned = visible.filter(\.isPinned)
        let others = visible.filter { !$0.isPinned }

        var sections: [CredentialSection] = []
        if !pinned.isEmpty {
            sections.append(CredentialSection(kind: .pinned, items: pinned))
        }
        if sortOrder == .title {
            sections += letterSections(for: others)
        } else if !others.isEmpty {
            sections.append(CredentialSection(kind: .all, items: others))
        }
        return sections
    }

    /// Keeps the ranking of the search; pinned items get no section of their own.
    func resultSections(for items: [CredentialItem], ranking ids: [String]) -> [CredentialSection] {
        let itemsByID = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        let results = ids.compactMap { itemsByID[$0] }.filter(filter.matches)
        return results.isEmpty ? [] : [CredentialSection(kind: .results, items: results)]
    }

    private func letterSections(for items: [CredentialItem]) -> [CredentialSection] {
        let groups = Dictionary(grouping: items) { item -> String in
            guard let first = item.title.first, first.isLetter else { return "#" }
            return String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        }
        return
            groups
            .sorted { lhs, rhs in
                if lhs.key == "#" || rhs.key == "#" { return rhs.key == "#" && lhs.key != "#" }
                return lhs.key < rhs.key
            }
            .map { CredentialSection(kind: .letter($0.key), items: $0.value) }
    }
}
