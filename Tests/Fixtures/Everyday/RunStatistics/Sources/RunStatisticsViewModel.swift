import Foundation
import Observation

@MainActor
@Observable
final class RunStatisticsViewModel {
    var span: StatisticsSpan = .month
    var order: RunOrder = .date(ascending: false)
    var surfaces = Set(Run.Surface.allCases)

    private(set) var runs: [Run] = []
    private(set) var loadError: String?

    private let log: any RunLog
    private let calendar: Calendar
    private let now: @Sendable () -> Date
    private let usesMiles: Bool

    init(log: any RunLog, environment: AppEnvironment = .current) {
        self.log = log
        calendar = environment.calendar
        now = environment.now
        usesMiles = environment.usesMiles
    }

    func load() async {
        loadError = nil
        do {
            runs = try await log.runs(since: calendar.date(byAdding: .year, value: -1, to: now()))
        } catch {
            loadError = "Your runs are not available"
        }
    }

    func delete(_ run: Run) async {
        guard let index = runs.firstIndex(of: run) else { return }
        runs.remove(at: index)
        do {
            try await log.delete(run.id)
        } catch {
            runs.insert(run, at: index)
            loadError = "The run was not deleted"
        }
    }

    // MARK: - Lists

    var sections: [RunSection] {
        let groups = Dictionary(grouping: filtered) { run in
            calendar.dateInterval(of: span.component, for: run.startedAt)?.start ?? run.startedAt
        }
        return
            groups
            .map { start, members in
                RunSection(
                    id: start,
                    title: title(for: start),
                    runs: sorted(members),
                    totalMetres: members.reduce(0) { $0 + $1.metres }
                )
            }
            .sorted { $0.id > $1.id }
    }

    private var filtered: [Run] {
        runs.filter { surfaces.contains($0.surface) }
    }

    private func sorted(_ runs: [Run]) -> [Run] {
        switch order {
        case .date(let ascending):
            runs.sorted { ascending ? $0.startedAt < $1.startedAt : $0.startedAt > $1.startedAt }
        case .distance:
            runs.sorted { $0.metres > $1.metres }
        case .pace:
            runs.sorted { ($0.pace ?? .infinity) < ($1.pace ?? .infinity) }
        }
    }

    private func title(for start: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .weekOfYear, .yearForWeekOfYear], from: start)
        if calendar.isDate(start, equalTo: now(), toGranularity: span.component) {
            return span == .week ? "This week" : span == .month ? "This month" : "This year"
        }
        switch span {
        case .week: return "Week \(parts.weekOfYear ?? 0), \(parts.yearForWeekOfYear ?? 0)"
        case .month: return "\(parts.month ?? 0)/\(parts.year ?? 0)"
        case .year: return "\(parts.year ?? 0)"
        }
    }

    // MARK: - Figures

    var totalDistanceText: String { distanceText(filtered.reduce(0) { $0 + $1.metres }) }

    var averagePaceText: String {
        let metres = filtered.reduce(0) { $0 + $1.metres }
        guard metres > 0 else { return "–" }
        let seconds = filtered.reduce(0) { $0 + $1.duration } / (metres / metresInUnit)
        return paceText(seconds)
    }

    var longestRun: Run? { filtered.max { $0.metres < $1.metres } }

    /// Days in a row with a run, ending today or yesterday.
    var streak: Int {
        let days = Set(filtered.map { calendar.startOfDay(for: $0.startedAt) })
        var day = calendar.startOfDay(for: now())
        if !days.contains(day) {
            guard let yesterday = calendar.date(byAdding: .day, value: -1, to: day) else { return 0 }
            day = yesterday
        }
        var count = 0
        while days.contains(day), let previous = calendar.date(byAdding: .day, value: -1, to: day) {
            count += 1
            day = previous
        }
        return count
    }

    func distanceText(_ metres: Double) -> String {
        let tenths = Int((metres / metresInUnit * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) \(usesMiles ? "mi" : "km")"
    }

    private var metresInUnit: Double { usesMiles ? 1609.344 : 1000 }

    private func paceText(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest) /\(usesMiles ? "mi" : "km")"
    }
}
