import Foundation

struct LoanRowModel: Equatable {
    enum Badge: Equatable {
        case overdue(days: Int)
        case dueSoon
        case none
    }

    let id: Int
    let title: String
    let subtitle: String
    let dueText: String
    let badge: Badge
    let canRenew: Bool
}

struct LoanSectionModel: Equatable {
    let header: String
    let rows: [LoanRowModel]
}

protocol LoanListViewing: AnyObject {
    func display(sections: [LoanSectionModel])
    func displayEmpty(_ message: String)
    func displayError(_ message: String, retryable: Bool)
    func setLoading(_ loading: Bool)
    func setFooterLoading(_ loading: Bool)
    func setRowBusy(_ busy: Bool, loanID: Int)
}

extension LoanListViewing {
    func setRowBusy(_ busy: Bool, loanID: Int) {}
}
