import Foundation

struct LoanRowFormatter {
    static let dueSoonWindow = 7
    static let maxRenewals = 2

    let calendar: Calendar
    let today: () -> Date

    func row(for loan: ScoreLoan) -> LoanRowModel {
        let days = daysUntilDue(loan)
        return LoanRowModel(
            id: loan.id,
            title: "\(surname(of: loan.composer)): \(loan.title)",
            subtitle: "\(loan.voice.rawValue.capitalized) · \(loan.copies) \(loan.copies == 1 ? "copy" : "copies")",
            dueText: dueText(days),
            badge: badge(days),
            canRenew: loan.renewals < Self.maxRenewals && days >= 0
        )
    }

    func daysUntilDue(_ loan: ScoreLoan) -> Int {
        let from = calendar.startOfDay(for: today())
        let to = calendar.startOfDay(for: loan.dueOn)
        return calendar.dateComponents([.day], from: from, to: to).day ?? 0
    }

    private func dueText(_ days: Int) -> String {
        switch days {
        case ..<0: return "Overdue"
        case 0: return "Due today"
        case 1: return "Due tomorrow"
        default: return "Due in \(days) days"
        }
    }

    private func badge(_ days: Int) -> LoanRowModel.Badge {
        switch days {
        case let d where d < 0: return .overdue(days: -d)
        case 0...Self.dueSoonWindow: return .dueSoon
        default: return .none
        }
    }

    private func surname(of composer: String) -> String {
        composer.split(separator: " ").last.map(String.init) ?? composer
    }
}
