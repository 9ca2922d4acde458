import Foundation

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    var digitsOnly: String { filter { $0.isASCII && $0.isNumber } }
}

enum FieldRules {
    static let maxBoatLengthMetres = 24.0
    static let maxNights = 28
    static let bookingHorizonMonths = 6

    static func nameError(_ value: String) -> String? {
        let name = value.trimmed
        if name.count < 2 || name.count > 60 { return "Name must be 2 to 60 characters" }
        return nil
    }

    static func emailError(_ value: String) -> String? {
        let email = value.trimmed
        let pattern = /[A-Z0-9a-z._%+\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}/
        return email.wholeMatch(of: pattern) == nil ? "Enter a valid email address" : nil
    }

    static func phoneError(_ value: String) -> String? {
        let digits = value.digitsOnly
        return (8...15).contains(digits.count) ? nil : "Phone number must have 8 to 15 digits"
    }

    static func registrationError(_ value: String) -> String? {
        let registration = value.trimmed.uppercased()
        return registration.wholeMatch(of: /[A-Z]{2,3}-?[0-9]{3,6}/) == nil ? "Use the format ABC-12345" : nil
    }

    static func cardError(_ value: String) -> String? {
        let digits = value.digitsOnly
        guard (13...19).contains(digits.count), passesLuhn(digits) else { return "Check the card number" }
        return nil
    }

    static func passesLuhn(_ digits: String) -> Bool {
        let sum = digits.reversed().compactMap(\.wholeNumberValue).enumerated().reduce(0) { total, pair in
            guard pair.offset % 2 == 1 else { return total + pair.element }
            let doubled = pair.element * 2
            return total + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum % 10 == 0
    }

    static func parseMetres(_ value: String) -> Double? {
        Double(value.trimmed.replacingOccurrences(of: ",", with: "."))
    }

    static func formatCard(_ value: String) -> String {
        let digits = Array(value.digitsOnly.prefix(19))
        return stride(from: 0, to: digits.count, by: 4)
            .map { String(digits[$0..<min($0 + 4, digits.count)]) }
            .joined(separator: " ")
    }
}
