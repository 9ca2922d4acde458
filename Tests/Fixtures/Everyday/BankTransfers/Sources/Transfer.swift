import Foundation

struct Transfer: Equatable {
    enum Status: String { case pending, booked, rejected }

    let id: Int
    let counterparty: String
    let cents: Int
    let status: Status
    let bookedOn: String
}

struct AccountReference {
    let iban: String
    let nickname: String?
    let currency: String
}

struct TransferRow: Equatable {
    enum Style { case plain, positive, dimmed, struckOut }

    let id: Int
    let title: String
    let amount: String
    let style: Style
}

enum TransferFilter: Int, CaseIterable {
    case all, incoming, outgoing, pending
}

enum TransfersFailure: Error, Equatable {
    case sessionExpired
    case noConnection
    case limit(remaining: Int)
}

struct PlainAmountFormatter: AmountFormatting {
    func string(cents: Int, currency: String) -> String {
        let sign = cents < 0 ? "-" : ""
        let rest = abs(cents) % 100
        return "\(sign)\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
    }
}
