import Foundation

typealias ContactArray = [Contact]
typealias ContactID = String

enum Band: Int, Comparable, CaseIterable, Sendable {
    case m160 = 160, m80 = 80, m40 = 40, m20 = 20, m10 = 10

    static func < (lhs: Band, rhs: Band) -> Bool { lhs.rawValue > rhs.rawValue }
}

/// One QSO: who was heard, where and when.
struct Contact: Hashable, Sendable {
    let contactID: ContactID
    let callsign: String
    let band: Band
    let heardAt: Date
    var confirmed: Bool
}

protocol SortableContact {
    var sortableCallsign: String { get }
    var sortableDate: Date { get }
    var sortableID: String { get }
}

extension Contact: SortableContact {
    var sortableCallsign: String { callsign }
    var sortableDate: Date { heardAt }
    var sortableID: String { contactID }
}

enum ContactSorter {
    static func sortedByDate<T: SortableContact>(contacts: [T], sortDirection: ComparisonResult, groupByCallsign: Bool) -> [T] {
        guard groupByCallsign else { return sort(contacts, sortDirection) }
        return Dictionary(grouping: contacts) { $0.sortableCallsign.lowercased() }
            .sorted { $0.key < $1.key }
            .flatMap { sort($0.value, sortDirection) }
    }

    private static func sort<T: SortableContact>(_ contacts: [T], _ direction: ComparisonResult) -> [T] {
        contacts.sorted { one, two in
            if one.sortableDate == two.sortableDate { return one.sortableID < two.sortableID }
            if direction == .orderedDescending { return one.sortableDate > two.sortableDate }
            return one.sortableDate < two.sortableDate
        }
    }
}

extension Array where Element == Contact {
    func contactAtRow(_ row: Int) -> Contact? {
        indices.contains(row) ? self[row] : nil
    }

    func unconfirmed() -> ContactArray? {
        let found = filter { !$0.confirmed }
        return found.isEmpty ? nil : found
    }

    func contactsAbove(row: Int) -> ContactArray {
        ContactArray(prefix(Swift.max(0, row)))
    }
}
