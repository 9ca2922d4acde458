import Foundation
import Observation

@MainActor
@Observable
final class RehearsalPlanModel {
    enum Scope: Equatable, Sendable {
        case mine
        case everything
    }

    private(set) var sections: [PlanSection] = []
    private(set) var confirmed: Set<Rehearsal.ID> = []
    private(set) var isLoading = false
    private(set) var errorText: String?
    var scope: Scope = .mine {
        didSet { if scope != oldValue { rebuild() } }
    }

    @ObservationIgnored private let rehearsalClient: RehearsalClient
    @ObservationIgnored private let rolesClient: RolesClient
    @ObservationIgnored private let reminderClient: ReminderClient
    @ObservationIgnored private let dates: DateEnvironment
    @ObservationIgnored private var rehearsals: [Rehearsal] = []
    @ObservationIgnored private var roles: Set<String> = []

    init(
        rehearsalClient: RehearsalClient,
        rolesClient: RolesClient,
        reminderClient: ReminderClient,
        dates: DateEnvironment
    ) {
        self.rehearsalClient = rehearsalClient
        self.rolesClient = rolesClient
        self.reminderClient = reminderClient
        self.dates = dates
    }

    /// Two weeks, beginning with today.
    func load() async {
        isLoading = true
        errorText = nil
        defer { isLoading = false }
        let from = dates.calendar.startOfDay(for: dates.now())
        let to = dates.calendar.date(byAdding: .day, value: 14, to: from) ?? from
        do {
            roles = await rolesClient.myRoles()
            rehearsals = try await rehearsalClient.fetch(from, to).filter { $0.end > dates.now() }
            rebuild()
        } catch {
            errorText = "The plan could not be loaded."
        }
    }

    func confirm(_ id: Rehearsal.ID) async {
        guard let rehearsal = rehearsals.first(where: { $0.id == id }), !confirmed.contains(id) else { return }
        do {
            try await rehearsalClient.confirm(id)
            confirmed.insert(id)
            let lead = rehearsal.kind == .dress ? 120 : 30
            await reminderClient.schedule(id, rehearsal.start.addingTimeInterval(TimeInterval(-lead * 60)))
        } catch {
            errorText = "Your answer was not sent."
        }
    }

    func decline(_ id: Rehearsal.ID, reason: String) async {
        let reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !reason.isEmpty else {
            errorText = "Please give a reason."
            return
        }
        do {
            try await rehearsalClient.decline(id, reason)
            if confirmed.remove(id) != nil { await reminderClient.cancel(id) }
            rehearsals.removeAll { $0.id == id }
            rebuild()
        } catch {
            errorText = "Your answer was not sent."
        }
    }
}

// MARK: - Sections

extension RehearsalPlanModel {
    private func rebuild() {
        let calendar = dates.calendar
        let shown = scope == .everything ? rehearsals : rehearsals.filter { !$0.calledRoles.isDisjoint(with: roles) }
        sections = Dictionary(grouping: shown) { calendar.startOfDay(for: $0.start) }
            .map { day, items in
                let sorted = items.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
                return PlanSection(day: day, title: title(for: day), rows: sorted.map { row(for: $0, among: sorted) })
            }
            .sorted { $0.day < $1.day }
    }

    private func title(for day: Date) -> String {
        let calendar = dates.calendar
        let today = calendar.startOfDay(for: dates.now())
        switch calendar.dateComponents([.day], from: today, to: day).day {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default:
            let parts = calendar.dateComponents([.day, .month, .weekday], from: day)
            let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
            return "\(names[(parts.weekday ?? 1) - 1]) \(parts.day ?? 0).\(parts.month ?? 0)."
        }
    }

    private func row(for rehearsal: Rehearsal, among others: [Rehearsal]) -> PlanSection.Row {
        let clashes = others.contains { $0.id != rehearsal.id && $0.start < rehearsal.end && rehearsal.start < $0.end }
        return PlanSection.Row(
            id: rehearsal.id,
            time: "\(clockTime(rehearsal.start))–\(clockTime(rehearsal.end))",
            headline: headline(rehearsal),
            room: rehearsal.room.label,
            clashes: clashes
        )
    }

    private func headline(_ rehearsal: Rehearsal) -> String {
        switch rehearsal.kind {
        case .scene(let act): "\(rehearsal.production), act \(act)"
        case .music: "\(rehearsal.production), music"
        case .dress: rehearsal.production.uppercased()
        }
    }

    private func clockTime(_ date: Date) -> String {
        let parts = dates.calendar.dateComponents([.hour, .minute], from: date)
        let minute = parts.minute ?? 0
        return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
    }
}
