import Foundation

final class HerbariumDrawerPresenter {
    weak var view: HerbariumDrawerView?

    private let drawer: String
    private let catalog: HerbariumCatalog
    private let router: HerbariumDrawerRouting
    private let clock: HerbariumClock
    private let formatting: SpecimenFormatting

    private var specimens: [HerbariumSpecimen] = []
    private var activeFilters: Set<SpecimenFilter> = []
    private var sort: SpecimenSort = .name
    private var query = ""
    private var isLoading = false

    init(
        drawer: String, catalog: HerbariumCatalog, router: HerbariumDrawerRouting, clock: HerbariumClock,
        formatting: SpecimenFormatting = SpecimenFormatting()
    ) {
        self.drawer = drawer
        self.catalog = catalog
        self.router = router
        self.clock = clock
        self.formatting = formatting
    }

    func reload() {
        guard !isLoading else { return }
        isLoading = true
        view?.showLoading(true)
        catalog.fetchSpecimens(drawer: drawer) { [weak self] result in
            guard let self else { return }
            self.isLoading = false
            self.view?.showLoading(false)
            self.handle(result) { self.specimens = $0 }
        }
    }

    func search(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed != query else { return }
        query = trimmed
        render()
    }

    func toggle(_ filter: SpecimenFilter) {
        if activeFilters.remove(filter) == nil {
            activeFilters.insert(filter)
            if filter == .overdue { activeFilters.remove(.onLoan) }
            if filter == .onLoan { activeFilters.remove(.overdue) }
        }
        render()
    }

    func choose(_ newSort: SpecimenSort) {
        guard newSort != sort else { return }
        sort = newSort
        render()
    }

    func clearAll() {
        query = ""
        activeFilters = []
        sort = .name
        render()
    }

    func didSelect(barcode: String) {
        guard let specimen = specimens.first(where: { $0.barcode == barcode }) else { return }
        router.openSpecimen(specimen)
    }

    func didTapDigitize(barcode: String) {
        guard let specimen = specimens.first(where: { $0.barcode == barcode }), !specimen.isDigitized else { return }
        guard specimen.condition < .damaged else {
            view?.show(error: "\(specimen.binomial) is too damaged to scan.", canRetry: false)
            return
        }
        catalog.markDigitized(barcode: barcode) { [weak self] result in
            guard let self else { return }
            self.handle(result) { updated in
                guard let index = self.specimens.firstIndex(where: { $0.barcode == updated.barcode }) else { return }
                self.specimens[index] = updated
            }
        }
    }

    private func handle<Value>(_ result: Result<Value, HerbariumError>, apply: (Value) -> Void) {
        switch result {
        case .success(let value):
            apply(value)
            render()
        case .failure(let error):
            present(error)
        }
    }

    private func render() {
        view?.show(badges: badges())
        if specimens.isEmpty {
            view?.show(empty: .emptyDrawer)
            return
        }
        let found = visibleSpecimens()
        guard !found.isEmpty else {
            view?.show(empty: query.isEmpty ? .nothingFiltered : .noMatch(query: query))
            return
        }
        view?.show(sections: sections(for: found), summary: summary(for: found))
    }

    private func visibleSpecimens() -> [HerbariumSpecimen] {
        specimens.filter { specimen in
            activeFilters.allSatisfy { matches(specimen, $0) } && matchesQuery(specimen)
        }
    }

    private func matches(_ specimen: HerbariumSpecimen, _ filter: SpecimenFilter) -> Bool {
        switch filter {
        case .onLoan: return specimen.loanDueOn != nil
        case .overdue: return isOverdue(specimen)
        case .needsCare: return specimen.condition >= .fragile
        case .notDigitized: return !specimen.isDigitized
        }
    }

    private func isOverdue(_ specimen: HerbariumSpecimen) -> Bool {
        guard let due = specimen.loanDueOn else { return false }
        return formatting.daysUntil(due, from: clock.now) < 0
    }

    private func matchesQuery(_ specimen: HerbariumSpecimen) -> Bool {
        guard !query.isEmpty else { return true }
        let needle = query.lowercased()
        if specimen.barcode.lowercased().hasPrefix(needle) { return true }
        return [specimen.binomial, specimen.collector].contains { $0.lowercased().contains(needle) }
    }

    private func sections(for found: [HerbariumSpecimen]) -> [SpecimenSection] {
        var titles: [String] = []
        var grouped: [String: [HerbariumSpecimen]] = [:]
        for specimen in found.sorted(by: isOrdered) {
            let title = sectionTitle(for: specimen)
            if grouped[title] == nil { titles.append(title) }
            grouped[title, default: []].append(specimen)
        }
        return titles.map { SpecimenSection(title: $0, rows: (grouped[$0] ?? []).map(row)) }
    }

    private func isOrdered(_ a: HerbariumSpecimen, _ b: HerbariumSpecimen) -> Bool {
        switch sort {
        case .name: break
        case .newestCollected:
            if a.collectedOn != b.collectedOn { return a.collectedOn > b.collectedOn }
        case .condition:
            if a.condition != b.condition { return a.condition > b.condition }
        }
        let left = a.binomial.lowercased()
        let right = b.binomial.lowercased()
        return left == right ? a.barcode < b.barcode : left < right
    }

    private func sectionTitle(for specimen: HerbariumSpecimen) -> String {
        switch sort {
        case .name:
            guard let first = specimen.genus.first, first.isLetter else { return "#" }
            return String(first).uppercased()
        case .newestCollected: return formatting.month(specimen.collectedOn)
        case .condition: return specimen.condition.label
        }
    }

    private func row(_ specimen: HerbariumSpecimen) -> SpecimenRow {
        SpecimenRow(
            barcode: specimen.barcode,
            title: specimen.binomial,
            subtitle: "\(specimen.collector), \(formatting.date(specimen.collectedOn))",
            valueText: formatting.value(specimen.appraisedValue),
            loanText: formatting.loan(due: specimen.loanDueOn, now: clock.now),
            isWarning: isOverdue(specimen) || specimen.condition == .damaged
        )
    }

    private func badges() -> [DrawerBadge] {
        SpecimenFilter.allCases.map { filter in
            let count = specimens.filter { matches($0, filter) }.count
            let text = count > 99 ? "99+" : String(count)
            return DrawerBadge(filter: filter, text: count == 0 ? "" : text, isSelected: activeFilters.contains(filter))
        }
    }

    private func summary(for found: [HerbariumSpecimen]) -> String {
        let noun = specimens.count == 1 ? "specimen" : "specimens"
        let total = found.compactMap(\.appraisedValue).reduce(0, +)
        let shown = found.count == specimens.count ? "\(found.count)" : "\(found.count) of \(specimens.count)"
        let counts = "\(shown) \(noun)"
        return total > 0 ? "\(counts), \(formatting.value(total))" : counts
    }

    private func present(_ error: HerbariumError) {
        switch error {
        case .cabinetLocked(let cabinet):
            view?.show(error: "Cabinet \(cabinet) is locked. Ask the curator for access.", canRetry: false)
        case .unavailable:
            view?.show(error: "The catalog is unavailable right now.", canRetry: true)
        }
    }
}
