import Foundation

/// How worn a copy is, from 0 to 9.
struct Wear: Equatable, Sendable {
    let degree: Int

    init(degree: Int) { self.degree = min(max(degree, 0), 9) }
}

/// What somebody found about a copy.
struct Finding: Equatable, Sendable {
    let copyID: String
    let wear: Wear
    let foundAt: Date
}

/// The findings of one day.
struct FindingDay: Equatable {
    let day: Date
    let copyIDs: [String]
}

protocol FindingStore {
    func findings(then: @escaping @Sendable (Result<[Finding], any Error>) -> Void)
    func lastWear(of copyID: String) -> Wear
    func save(_ finding: Finding)
}

extension Calendar {
    /// The calendar by which findings are put together.
    static let ofFindings: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()
}

/// Keeps what is found about copies: the worn ones go to the binder.
final class ConditionDesk: @unchecked Sendable {
    private(set) var days: [FindingDay] = []
    private(set) var toBind: [String] = []
    private(set) var complaint: String?

    private let store: any FindingStore

    init(store: any FindingStore) { self.store = store }

    func load() {
        store.findings { [weak self] result in
            guard let self else { return }
            onMain { self.show(result) }
        }
    }

    /// - Returns: By how much the copy is more worn than it was.
    func note(_ finding: Finding) -> Int {
        let change = finding.wear.degree - store.lastWear(of: finding.copyID).degree
        guard change > 0 else { return 0 }
        store.save(finding)
        if finding.wear.degree > 6 { toBind.append(finding.copyID) }
        return change
    }

    /// The copies that are still to be bound, of some.
    func waiting(among copyIDs: [String]) -> [String] { copyIDs.filter(toBind.contains) }

    private func show(_ result: Result<[Finding], any Error>) {
        switch result {
        case .success(let findings):
            complaint = nil
            let groups = Dictionary(grouping: findings) { Calendar.ofFindings.startOfDay(for: $0.foundAt) }
            days = groups.sorted { $0.key > $1.key }.map { FindingDay(day: $0, copyIDs: $1.map(\.copyID)) }
        case .failure: complaint = "The findings cannot be read."
        }
    }

    /// Does at once on the main thread what has to be done there, and later from any other.
    private func onMain(_ work: @escaping @Sendable () -> Void) {
        if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
    }
}
