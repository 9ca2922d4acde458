import Foundation

struct EnrolmentValidator {
    var calendar: Calendar
    var minimumAgeMonths = 6
    var maximumAgeMonths = 72

    func childName(_ name: String) -> String? {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty { return "Enter your child's name" }
        if trimmed.count > 80 { return "That name is too long" }
        return trimmed.contains(where: \.isNumber) ? "A name can't contain digits" : nil
    }

    func birthDate(_ date: Date?, on today: Date) -> String? {
        guard let date else { return "Choose a date of birth" }
        guard date <= today else { return "The date of birth is in the future" }
        let age = months(from: date, to: today)
        if age < minimumAgeMonths { return "Children can start at \(minimumAgeMonths) months" }
        if age >= maximumAgeMonths { return "Your child is old enough for school" }
        return nil
    }

    func email(_ text: String) -> String? {
        let parts = text.trimmingCharacters(in: .whitespaces).split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasSuffix(".") else {
            return "Enter a valid email address"
        }
        return nil
    }

    func phone(_ text: String) -> String? {
        let digits = text.filter(\.isNumber)
        return digits.count < 9 ? "Enter a number we can call" : nil
    }

    func postcode(_ text: String) -> String? {
        let compact = text.filter { !$0.isWhitespace }
        return compact.count == 5 && compact.allSatisfy(\.isNumber) ? nil : "A postcode has five digits"
    }

    func weekdays(_ days: Set<Weekday>) -> String? {
        days.count < 2 ? "Choose at least two days" : nil
    }

    func months(from date: Date, to today: Date) -> Int {
        calendar.dateComponents([.month], from: date, to: today).month ?? 0
    }
}
