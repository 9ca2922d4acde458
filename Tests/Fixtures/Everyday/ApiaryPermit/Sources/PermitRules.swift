import Foundation

enum PermitField: String, CaseIterable, Sendable {
    case keeperName, email, markCode, hiveCount, queenCount, plotArea, startsOn, endsOn, inspection
}

let squareMetresPerHive = 10.0
private let maximumDays = 180
private let markPattern = #"^[A-Z]{2}[0-9]{3}$"#

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

struct PermitRules {
    let today: Date

    func message(for field: PermitField, in draft: PermitDraft) -> String? {
        switch field {
        case .keeperName:
            return draft.keeperName.trimmed.count < 2 ? "Enter your name" : nil
        case .email:
            let parts = draft.email.trimmed.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return "Enter a valid email" }
            return nil
        case .markCode:
            return Self.isMark(draft.markCode) ? nil : "Use two letters and three digits"
        case .hiveCount:
            guard let hives = Int(draft.hiveCount.trimmed), (1...50).contains(hives) else {
                return "Enter 1 to 50 hives"
            }
            return nil
        case .queenCount:
            guard let queens = Int(draft.queenCount.trimmed), queens >= 0 else { return "Enter the number of queens" }
            guard let hives = Int(draft.hiveCount.trimmed), queens > hives else { return nil }
            return "More queens than hives"
        case .plotArea:
            guard let area = Self.decimal(draft.plotArea), area > 0 else { return "Enter the plot area" }
            guard let hives = Int(draft.hiveCount.trimmed) else { return nil }
            return area < Double(hives) * squareMetresPerHive ? "The plot is too small" : nil
        case .startsOn:
            guard let start = draft.startsOn else { return "Pick a start date" }
            return start < today ? "The start is in the past" : nil
        case .endsOn:
            guard let end = draft.endsOn else { return "Pick an end date" }
            guard let start = draft.startsOn else { return nil }
            if end <= start { return "The end must be after the start" }
            return end.timeIntervalSince(start) > Double(maximumDays) * 86_400 ? "At most \(maximumDays) days" : nil
        case .inspection:
            guard let hives = Int(draft.hiveCount.trimmed), hives > 5 else { return nil }
            return draft.acceptsInspection ? nil : "Inspection is required above 5 hives"
        }
    }

    static func normalizedMark(_ raw: String) -> String { raw.trimmed.uppercased() }

    static func isMark(_ raw: String) -> Bool {
        normalizedMark(raw).range(of: markPattern, options: .regularExpression) != nil
    }

    static func decimal(_ raw: String) -> Double? {
        Double(raw.trimmed.replacingOccurrences(of: ",", with: "."))
    }
}
