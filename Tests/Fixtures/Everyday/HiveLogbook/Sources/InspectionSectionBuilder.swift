import Foundation

struct InspectionSectionBuilder {
    let calendar: Calendar
    let now: () -> Date

    func sections(for inspections: [HiveInspection], sort: InspectionSort) -> [InspectionSection] {
        guard !inspections.isEmpty else { return [] }
        switch sort {
        case .newest:
            return dailySections(for: inspections)
        case .hiveName:
            let sorted = inspections.sorted { $0.hiveName.localizedStandardCompare($1.hiveName) == .orderedAscending }
            return [InspectionSection(title: "All hives", inspections: sorted)]
        case .miteLoad:
            let sorted = inspections.sorted {
                if $0.mitesPer100Bees == $1.mitesPer100Bees { return $0.hiveName < $1.hiveName }
                return $0.mitesPer100Bees > $1.mitesPer100Bees
            }
            return [InspectionSection(title: "By mite load", inspections: sorted)]
        }
    }

    private func dailySections(for inspections: [HiveInspection]) -> [InspectionSection] {
        let groups = Dictionary(grouping: inspections) { calendar.startOfDay(for: $0.inspectedAt) }
        return groups.keys.sorted(by: >).map { day in
            let items = (groups[day] ?? []).sorted { $0.inspectedAt > $1.inspectedAt }
            return InspectionSection(title: title(for: day), inspections: items)
        }
    }

    private func title(for day: Date) -> String {
        let today = calendar.startOfDay(for: now())
        let distance = calendar.dateComponents([.day], from: day, to: today).day ?? 0
        switch distance {
        case 0: return "Today"
        case 1: return "Yesterday"
        case 2...6: return "\(distance) days ago"
        default:
            let parts = calendar.dateComponents([.year, .month, .day], from: day)
            return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        }
    }
}
