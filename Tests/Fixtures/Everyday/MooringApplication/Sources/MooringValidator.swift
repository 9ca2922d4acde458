import Foundation

struct MooringValidator {
    static let maximumNights = 28
    static let lengthRange = 2.0...24.0
    static let insuranceThreshold = 6.0

    let calendar: Calendar
    let now: () -> Date

    func message(for field: MooringField, in draft: MooringDraft) -> String? {
        switch field {
        case .boatName:
            return draft.boatName.trimmed.isEmpty ? "Enter the boat's name" : nil
        case .registration:
            let cleaned = draft.registration.trimmed
            if cleaned.isEmpty { return draft.propulsion == .oars ? nil : "Enter the registration" }
            return cleaned.count == 7 && cleaned.allSatisfy { $0.isLetter || $0.isNumber }
                ? nil : "Use 7 letters or digits"
        case .length:
            guard let metres = draft.length else { return "Enter the length in metres" }
            return Self.lengthRange.contains(metres) ? nil : "We take boats from 2 to 24 m"
        case .propulsion:
            return draft.propulsion == nil ? "Choose how she moves" : nil
        case .arrival:
            guard let arrival = draft.arrival else { return "Choose an arrival date" }
            return calendar.startOfDay(for: arrival) < calendar.startOfDay(for: now()) ? "Arrival is in the past" : nil
        case .departure:
            guard draft.departure != nil else { return "Choose a departure date" }
            guard let nights = nights(in: draft) else { return nil }
            if nights < 1 { return "Stay at least one night" }
            return nights > Self.maximumNights ? "Stays are limited to \(Self.maximumNights) nights" : nil
        case .email:
            let parts = draft.ownerEmail.trimmed.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return "Enter a valid email" }
            return nil
        case .insurer:
            guard let metres = draft.length, metres > Self.insuranceThreshold else { return nil }
            return draft.insurer.trimmed.isEmpty ? "Boats over 6 m need insurance" : nil
        case .rules:
            return draft.acceptsRules ? nil : "Accept the harbour rules"
        }
    }

    func nights(in draft: MooringDraft) -> Int? {
        guard let arrival = draft.arrival, let departure = draft.departure else { return nil }
        return calendar.dateComponents(
            [.day],
            from: calendar.startOfDay(for: arrival),
            to: calendar.startOfDay(for: departure)
        ).day
    }
}

extension MooringDraft {
    var length: Double? {
        Double(lengthMetres.trimmed.replacingOccurrences(of: ",", with: "."))
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
