import Foundation

struct LoanRowFormatter {
    static let dueSoonDays = 14

    func row(for loan: ArtLoan) -> LoanRow {
        LoanRow(
            id: loan.id,
            title: loan.title.isEmpty ? "Untitled" : loan.title,
            subtitle: [loan.artist ?? "Unknown artist", loan.year.map(yearText)].compactMap { $0 }.joined(
                separator: ", "),
            value: Self.euros(loan.insuredCents),
            status: statusText(loan),
            badge: badge(for: loan),
            canRecall: canRecall(loan)
        )
    }

    func summary(_ loans: [ArtLoan], total: Int) -> String {
        let insured = loans.filter { $0.status != .returned }.reduce(0) { $0 + $1.insuredCents }
        return "\(loans.count) of \(total) \(total == 1 ? "loan" : "loans") · \(Self.euros(insured))"
    }

    static func euros(_ cents: Int) -> String {
        var whole = String(cents / 100)
        insertSeparators(into: &whole)
        let rest = cents % 100
        return rest == 0 ? "€\(whole)" : "€\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func insertSeparators(into digits: inout String) {
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
            position -= 3
        }
    }

    private func yearText(_ year: Int) -> String { year < 0 ? "\(-year) BC" : "\(year)" }

    private func statusText(_ loan: ArtLoan) -> String {
        switch loan.status {
        case .requested: "Requested"
        case .inTransit(let courier) where courier.isEmpty: "In transit"
        case .inTransit(let courier): "In transit with \(courier)"
        case .onDisplay(let room): "Room \(room)"
        case .returned: "Returned"
        }
    }

    private func badge(for loan: ArtLoan) -> LoanRow.Badge {
        switch (loan.status, loan.daysLeft) {
        case (.returned, _), (.requested, _): .none
        case (_, ..<0): .overdue
        case (_, ...Self.dueSoonDays): .dueSoon
        default: .none
        }
    }

    private func canRecall(_ loan: ArtLoan) -> Bool {
        guard case .onDisplay = loan.status else { return false }
        return loan.condition != .fragile
    }
}
