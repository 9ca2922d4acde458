import Foundation

struct FerryDepartureMapper {
    private let calendar: Calendar
    private let timeFormatter: DateFormatter
    private let dayFormatter: DateFormatter

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        timeFormatter = Self.formatter("HH:mm", timeZone)
        dayFormatter = Self.formatter("EEEE d MMMM", timeZone)
    }

    func sections(from departures: [FerryDeparture], now: Date) -> [FerryDepartureSectionViewModel] {
        let groups = Dictionary(grouping: departures) { calendar.startOfDay(for: $0.scheduledAt) }
        return groups.keys.sorted().map { day in
            let cells = (groups[day] ?? [])
                .sorted { ($0.scheduledAt, $0.vesselName) < ($1.scheduledAt, $1.vesselName) }
                .map { cell(for: $0, now: now) }
            return FerryDepartureSectionViewModel(header: header(for: day, now: now), cells: cells)
        }
    }

    func time(_ date: Date) -> String { timeFormatter.string(from: date) }

    private func header(for day: Date, now: Date) -> String {
        let today = calendar.startOfDay(for: now)
        switch calendar.dateComponents([.day], from: today, to: day).day {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default: return dayFormatter.string(from: day)
        }
    }

    private func cell(for departure: FerryDeparture, now: Date) -> FerryDepartureCellViewModel {
        let statusText: String
        var tone: FerryDepartureCellViewModel.Tone
        switch departure.status {
        case .onTime:
            statusText = countdown(to: departure.expectedAt, now: now) ?? "On time"
            tone = .normal
        case .delayed(let minutes):
            statusText = "Delayed \(minutes) min"
            tone = minutes >= 30 ? .critical : .warning
        case .cancelled(let reason):
            statusText = reason.map { "Cancelled: \($0)" } ?? "Cancelled"
            tone = .critical
        }
        if departure.freeCarSpaces == 0, tone == .normal, departure.totalCarSpaces > 0 {
            tone = .warning
        }
        return FerryDepartureCellViewModel(
            id: departure.id, title: departure.destination,
            subtitle: "\(departure.vesselName) · Pier \(departure.pier)",
            timeText: time(departure.expectedAt),
            statusText: statusText, tone: tone, spacesText: departure.isCancelled ? nil : spacesText(for: departure),
            isSelectable: departure.expectedAt > now
        )
    }

    private func countdown(to date: Date, now: Date) -> String? {
        let minutes = Int((date.timeIntervalSince(now) / 60).rounded(.down))
        guard minutes >= 0, minutes <= 15 else { return nil }
        return minutes == 0 ? "Boarding closes now" : "Leaves in \(minutes) min"
    }

    private func spacesText(for departure: FerryDeparture) -> String? {
        guard departure.totalCarSpaces > 0 else { return "Foot passengers only" }
        switch departure.freeCarSpaces {
        case 0: return "Car deck full"
        case 1: return "1 car space left"
        case 2...10: return "\(departure.freeCarSpaces) car spaces left"
        default: return nil
        }
    }

    private static func formatter(_ format: String, _ timeZone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = format
        return formatter
    }
}
