import Foundation

struct PromoCode: Equatable, Sendable {
    enum Benefit: Equatable, Sendable {
        case percentage(Int)
        case fixed(cents: Int)
        case waiveServiceFee
    }

    let code: String
    let benefit: Benefit
    let minimumSpendInCents: Int
    let expiresAt: Date?
    /// When set, only items of this stall are discounted.
    let stallID: String?

    func rejection(for lines: [BasketLine], at date: Date) -> PromoError? {
        if let expiresAt, date >= expiresAt { return .expired }
        let spend = lines.reduce(0) { $0 + $1.totalInCents }
        if spend < minimumSpendInCents {
            return .minimumSpend(missingCents: minimumSpendInCents - spend)
        }
        if let stallID, !lines.contains(where: { $0.item.stallID == stallID }) {
            return .notApplicable
        }
        return nil
    }

    func discountInCents(for lines: [BasketLine]) -> Int {
        let eligible =
            lines
            .filter { stallID == nil || $0.item.stallID == stallID }
            .reduce(0) { $0 + $1.totalInCents }
        switch benefit {
        case .percentage(let percent): return eligible * percent / 100
        case .fixed(let cents): return min(cents, eligible)
        case .waiveServiceFee: return 0
        }
    }
}

enum PromoError: Error, Equatable, Sendable {
    case unknownCode
    case expired
    case minimumSpend(missingCents: Int)
    case notApplicable

    var message: String {
        switch self {
        case .unknownCode: return "We don't know this code."
        case .expired: return "This code has expired."
        case .minimumSpend(let missing):
            return "Add \(PriceFormatter.string(fromCents: missing)) more to use this code."
        case .notApplicable: return "This code does not apply to your basket."
        }
    }
}
