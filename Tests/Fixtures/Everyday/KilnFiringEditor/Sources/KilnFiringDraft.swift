import Foundation

enum KilnFiringField: String, CaseIterable, Hashable, Sendable {
    case title, cone, peak, hold, atmosphere
}

struct KilnFiringDraft: Equatable, Sendable {
    static let titleLimit = 40
    static let holdRange = 0...240
    static let minimumPeak = 600

    var title: String
    var cone: String
    var peakText: String
    var holdText: String
    var atmosphere: FiringAtmosphere

    init(from firing: KilnFiring) {
        title = firing.title
        cone = firing.cone
        peakText = String(firing.peakCelsius)
        holdText = firing.holdMinutes == 0 ? "" : String(firing.holdMinutes)
        atmosphere = firing.atmosphere
    }

    var trimmedTitle: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }
    var normalizedCone: String { cone.trimmingCharacters(in: .whitespaces) }
    var peak: Int? { Int(peakText.trimmingCharacters(in: .whitespaces)) }

    var hold: Int? {
        let text = holdText.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? 0 : Int(text)
    }

    func problem(in field: KilnFiringField, kiln: KilnUnit) -> String? {
        switch field {
        case .title:
            if trimmedTitle.isEmpty { return "Give the firing a name." }
            if trimmedTitle.count > Self.titleLimit {
                return "Keep the name under \(Self.titleLimit + 1) characters."
            }
            return nil
        case .cone:
            let body = normalizedCone
            guard !body.isEmpty else { return "Choose a cone." }
            guard let number = Int(body), body.count <= 3 else { return "Cone must be a number such as 06 or 10." }
            let upper = body.hasPrefix("0") ? 22 : 14
            return (1...upper).contains(number) ? nil : "Cone \(body) does not exist."
        case .peak:
            guard let peak else { return "Peak must be a whole number." }
            if peak < Self.minimumPeak { return "Peak must be at least \(Self.minimumPeak) °C." }
            if peak > kiln.maxCelsius { return "\(kiln.name) only reaches \(kiln.maxCelsius) °C." }
            return nil
        case .hold:
            guard let hold else { return "Hold must be minutes." }
            return Self.holdRange.contains(hold) ? nil : "Hold can be at most 4 hours."
        case .atmosphere:
            if atmosphere == .reduction && !kiln.supportsReduction {
                return "\(kiln.name) cannot fire in reduction."
            }
            return nil
        }
    }

    func patch(against firing: KilnFiring) -> KilnFiringPatch {
        var patch = KilnFiringPatch(baseVersion: firing.version)
        if trimmedTitle != firing.title { patch.title = trimmedTitle }
        if normalizedCone != firing.cone { patch.cone = normalizedCone }
        if let peak, peak != firing.peakCelsius { patch.peakCelsius = peak }
        if let hold, hold != firing.holdMinutes { patch.holdMinutes = hold }
        if atmosphere != firing.atmosphere { patch.atmosphere = atmosphere }
        return patch
    }
}
