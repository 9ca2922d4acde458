import Foundation

struct FieldValidator {
    static let minimumPasswordLength = 10
    static let displayNameLength = 2...30
    static let minimumAge = 16
    static let codeLength = 6

    var calendar = Calendar(identifier: .gregorian)
    var now: () -> Date = { Date() }

    /// Text to show under the field, or `nil` if the value is fine.
    func message(for field: SignUpField, in values: [SignUpField: String]) -> String? {
        let value = values[field] ?? ""
        switch field {
        case .email:
            return emailMessage(value)
        case .password:
            return passwordMessage(value, email: values[.email] ?? "")
        case .passwordRepeat:
            return value == values[.password] ?? "" ? nil : "The passwords do not match."
        case .displayName:
            let length = value.trimmed.count
            return Self.displayNameLength.contains(length) ? nil : "Use 2 to 30 characters."
        case .birthDate:
            return birthDateMessage(value)
        case .code:
            let isComplete = value.count == Self.codeLength && value.allSatisfy { $0.isASCII && $0.isNumber }
            return isComplete ? nil : "Enter the 6 digits from the e-mail."
        }
    }

    private func emailMessage(_ value: String) -> String? {
        let email = value.trimmed
        guard !email.isEmpty else { return "Enter your e-mail address." }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
            parts[1].contains("."), !parts[1].hasPrefix("."), !parts[1].hasSuffix("."),
            !email.contains(" ")
        else { return "This is not an e-mail address." }
        return nil
    }

    private func passwordMessage(_ value: String, email: String) -> String? {
        guard value.count >= Self.minimumPasswordLength else { return "Use at least 10 characters." }
        guard value.contains(where: \.isNumber), value.contains(where: \.isLetter) else {
            return "Use letters and digits."
        }
        guard value.lowercased() != email.trimmed.lowercased() else { return "Do not use your e-mail address." }
        return nil
    }

    private func birthDateMessage(_ value: String) -> String? {
        let parts = value.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return "Use the form 1990-12-31." }
        let components = DateComponents(calendar: calendar, year: parts[0], month: parts[1], day: parts[2])
        guard components.isValidDate, let birth = components.date else { return "This date does not exist." }
        guard birth <= now() else { return "This date is in the future." }
        let age = calendar.dateComponents([.year], from: birth, to: now()).year ?? 0
        return age >= Self.minimumAge ? nil : "You must be at least 16 years old."
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
