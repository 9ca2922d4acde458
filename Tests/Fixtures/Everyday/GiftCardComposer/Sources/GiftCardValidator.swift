import Foundation

enum GiftCardField: CaseIterable {
    case amount, recipientName, recipientEmail, deliveryDate
}

struct GiftCardValidator {
    static let minimumAmount = 10_00
    static let maximumAmount = 250_00

    var calendar: Calendar

    func problem(in field: GiftCardField, of form: GiftCardForm, today: Date) -> String? {
        switch field {
        case .amount:
            guard let cents = Self.cents(from: form.amountText) else { return "Enter an amount, for example 25.00" }
            if cents < Self.minimumAmount { return "The smallest gift card is \(Self.text(cents: Self.minimumAmount))" }
            if cents > Self.maximumAmount { return "The largest gift card is \(Self.text(cents: Self.maximumAmount))" }
            return nil
        case .recipientName:
            return form.recipientName.trimmed.isEmpty ? "Who is it for?" : nil
        case .recipientEmail:
            guard form.delivery == .email else { return nil }
            return Self.looksLikeEmail(form.recipientEmail.trimmed) ? nil : "Check the email address"
        case .deliveryDate:
            guard form.delivery == .email, let date = form.deliverOn else { return nil }
            return date < calendar.startOfDay(for: today) ? "Choose a day from today on" : nil
        }
    }

    static func cents(from text: String) -> Int? {
        let parts = text.trimmed.replacingOccurrences(of: ",", with: ".").split(
            separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole >= 0 else { return nil }
        guard parts.count == 2 else { return whole * 100 }
        guard (1...2).contains(parts[1].count), let fraction = Int(parts[1]), fraction >= 0 else { return nil }
        return whole * 100 + (parts[1].count == 1 ? fraction * 10 : fraction)
    }

    static func text(cents: Int) -> String {
        "€" + String(cents / 100) + "." + String(format: "%02d", cents % 100)
    }

    private static func looksLikeEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(" ") else { return false }
        return parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    }
}

struct GiftCardForm: Equatable {
    var amountText = ""
    var recipientName = ""
    var recipientEmail = ""
    var delivery: DeliveryMethod = .email
    var deliverOn: Date?
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
