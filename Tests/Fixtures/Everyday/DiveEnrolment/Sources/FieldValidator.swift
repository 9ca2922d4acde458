import Foundation

enum FieldValidator {
    static let noteLimit = 280

    static func name(_ value: String) -> String? {
        let trimmed = value.trimmed
        if trimmed.isEmpty { return "Enter your full name." }
        if trimmed.split(separator: " ").count < 2 { return "Enter both first and last name." }
        return nil
    }

    static func email(_ value: String) -> String? {
        let trimmed = value.trimmed
        if trimmed.isEmpty { return "Enter your email address." }
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        let isPlausible =
            parts.count == 2 && !parts[0].isEmpty
            && parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
        return isPlausible ? nil : "This email address does not look right."
    }

    static func age(_ value: String) -> String? {
        guard let age = Int(value.trimmed) else { return "Enter your age in years." }
        if age < 10 { return "Divers must be at least 10 years old." }
        if age > 99 { return "Check your age." }
        return nil
    }

    static func loggedDives(_ value: String, certification: Certification) -> String? {
        if certification == .none { return nil }
        guard let dives = Int(value.trimmed), dives >= 0 else {
            return "Enter the number of dives in your logbook."
        }
        return nil
    }

    static func physicianNote(_ value: String, isRequired: Bool) -> String? {
        let trimmed = value.trimmed
        if isRequired && trimmed.isEmpty { return "Tell us what your physician advised." }
        if trimmed.count > noteLimit { return "Keep the note under \(noteLimit) characters." }
        return nil
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
