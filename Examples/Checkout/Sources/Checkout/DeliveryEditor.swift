import Foundation

struct DeliveryOptions: OptionSet, Codable, Sendable {
    static let signature = DeliveryOptions(rawValue: 1 << 0)
    static let neighbour = DeliveryOptions(rawValue: 1 << 1)

    let rawValue: Int
}

struct Delivery: Equatable, Sendable {
    let street: String
    let code: String
    let options: DeliveryOptions
}

/// What is typed until it is saved.
struct DeliveryDraft: Equatable {
    enum Field: Hashable { case street, code }

    var street = ""
    var code = ""
    var options: DeliveryOptions = [.signature]

    init() {}

    init(_ delivery: Delivery) {
        street = delivery.street
        code = delivery.code
        options = delivery.options
    }

    func problems() -> [Field: String] {
        var problems: [Field: String] = [:]
        if street.isEmpty { problems[.street] = "Enter a street." }
        if code.count != 5 || !code.allSatisfy(\.isNumber) { problems[.code] = "Enter five digits." }
        return problems
    }
}

protocol DeliverySaving {
    func save(_ delivery: Delivery) throws -> Date
}

/// Edits where an order is sent, and says when that was saved.
final class DeliveryEditor {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMM, HH:mm"
        return formatter
    }()

    var draft = DeliveryDraft()
    private(set) var problems: [DeliveryDraft.Field: String] = [:]
    private(set) var status = ""
    private let store: DeliverySaving

    init(store: DeliverySaving) {
        self.store = store
    }

    func save() {
        problems = draft.problems()
        guard problems.isEmpty else { return }
        let delivery = Delivery(street: draft.street, code: draft.code, options: draft.options)
        do {
            let date = try store.save(delivery)
            let note = delivery.options.contains(.neighbour) ? ", also to neighbours" : ""
            status = "Saved \(Self.formatter.string(from: date))\(note)"
        } catch {
            status = "Not saved"
        }
    }
}
