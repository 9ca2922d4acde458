import Foundation

enum SpecimenCondition: Int, Comparable, CaseIterable {
    case pristine = 0
    case fair, fragile, damaged

    static func < (lhs: SpecimenCondition, rhs: SpecimenCondition) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    var label: String {
        ["Pristine", "Fair", "Fragile", "Damaged"][rawValue]
    }
}

struct HerbariumSpecimen: Equatable {
    let barcode: String
    var genus: String
    var species: String
    var collector: String
    var collectedOn: Date
    var condition: SpecimenCondition
    var appraisedValue: Decimal?
    var loanDueOn: Date?
    var isDigitized: Bool

    var binomial: String { "\(genus) \(species)" }
}

enum SpecimenFilter: Hashable, CaseIterable { case onLoan, overdue, needsCare, notDigitized }

enum SpecimenSort: Equatable { case name, newestCollected, condition }

enum HerbariumError: Error, Equatable {
    case cabinetLocked(cabinet: String)
    case unavailable
}

protocol HerbariumCatalog: AnyObject {
    func fetchSpecimens(drawer: String, completion: @escaping (Result<[HerbariumSpecimen], HerbariumError>) -> Void)
    func markDigitized(barcode: String, completion: @escaping (Result<HerbariumSpecimen, HerbariumError>) -> Void)
}

protocol HerbariumClock { var now: Date { get } }

struct SpecimenRow: Equatable {
    let barcode: String
    let title: String
    let subtitle: String
    let valueText: String
    let loanText: String?
    let isWarning: Bool
}

struct SpecimenSection: Equatable {
    let title: String
    let rows: [SpecimenRow]
}

struct DrawerBadge: Equatable {
    let filter: SpecimenFilter
    let text: String
    let isSelected: Bool
}

enum DrawerEmptyState: Equatable {
    case emptyDrawer
    case noMatch(query: String)
    case nothingFiltered
}

protocol HerbariumDrawerView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(sections: [SpecimenSection], summary: String)
    func show(badges: [DrawerBadge])
    func show(empty: DrawerEmptyState)
    func show(error message: String, canRetry: Bool)
}

protocol HerbariumDrawerRouting: AnyObject {
    func openSpecimen(_ specimen: HerbariumSpecimen)
}
