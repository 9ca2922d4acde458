import Foundation

protocol BillDetailViewModelDelegate: AnyObject {
    func billDetailDidUpdate(_ viewModel: BillDetailViewModel)
    func billDetail(_ viewModel: BillDetailViewModel, wantsToPay amount: Decimal, bill: EnergyBill)
    func billDetail(_ viewModel: BillDetailViewModel, didSelectMeter meterID: String)
    func billDetailWantsSupport(_ viewModel: BillDetailViewModel, topic: BillDetailViewModel.SupportTopic)
    func billDetail(_ viewModel: BillDetailViewModel, didFailWith message: String)
}

extension BillDetailViewModelDelegate {
    func billDetailWantsSupport(_ viewModel: BillDetailViewModel, topic: BillDetailViewModel.SupportTopic) {}
}

final class BillDetailViewModel {
    enum SupportTopic: Equatable {
        case dispute(billNumber: String)
        case estimatedReading
    }

    enum Section: Int, CaseIterable {
        case summary, charges, usage, actions
    }

    weak var delegate: BillDetailViewModelDelegate?

    private let billNumber: String
    private let repository: EnergyAccountRepository
    private let formatter: BillFormatting
    private let calendar: Calendar
    private let today: () -> Date

    private(set) var isLoading = false
    private var bill: EnergyBill?
    private var readings: [MeterReading] = []
    private var content: [(section: Section, rows: [Row])] = []

    init(
        billNumber: String,
        repository: EnergyAccountRepository,
        formatter: BillFormatting = RegionBillFormatter(),
        calendar: Calendar = .current,
        today: @escaping () -> Date = Date.init
    ) {
        self.billNumber = billNumber
        self.repository = repository
        self.formatter = formatter
        self.calendar = calendar
        self.today = today
    }

    func load() {
        guard !isLoading else { return }
        isLoading = true
        repository.bill(number: billNumber) { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            switch result {
            case .success(let bill):
                self.show(bill)
            case .failure(let error):
                self.delegate?.billDetail(self, didFailWith: error.localizedDescription)
            }
        }
    }

    private func show(_ bill: EnergyBill) {
        self.bill = bill
        readings = repository.readings(in: bill.period).sorted { $0.takenAt > $1.takenAt }
        content = Section.allCases
            .map { (section: $0, rows: rows(in: $0, of: bill)) }
            .filter { !$0.rows.isEmpty }
        delegate?.billDetailDidUpdate(self)
    }
}

// MARK: - Table

extension BillDetailViewModel {
    var numberOfSections: Int { content.count }

    func numberOfRows(in section: Int) -> Int {
        content[section].rows.count
    }

    func row(at indexPath: IndexPath) -> Row? {
        guard content.indices.contains(indexPath[0]) else { return nil }
        let rows = content[indexPath[0]].rows
        return rows.indices.contains(indexPath[1]) ? rows[indexPath[1]] : nil
    }

    func title(forSection index: Int) -> String? {
        switch content[index].section {
        case .summary, .actions:
            return nil
        case .charges:
            return "Charges"
        case .usage:
            let kilowattHours = readings.reduce(0) { $0 + $1.kilowattHours }
            return "Usage: \(kilowattHours) kWh"
        }
    }

    func footer(forSection index: Int) -> String? {
        guard content[index].section == .usage else { return nil }
        let estimated = readings.filter { $0.source == .estimated }.count
        switch estimated {
        case 0: return nil
        case 1: return "1 reading is estimated"
        default: return "\(estimated) readings are estimated"
        }
    }

    func canSelectRow(at indexPath: IndexPath) -> Bool {
        switch row(at: indexPath) {
        case .reading, .pay, .dispute: return true
        case .summary, .charge, nil: return false
        }
    }

    func selectRow(at indexPath: IndexPath) {
        guard let bill = bill, let row = row(at: indexPath) else { return }
        switch row {
        case .pay:
            delegate?.billDetail(self, wantsToPay: bill.total, bill: bill)
        case .dispute:
            delegate?.billDetailWantsSupport(self, topic: .dispute(billNumber: bill.number))
        case .reading(let model):
            let isEstimated = readings[indexPath[1]].source == .estimated
            if isEstimated {
                delegate?.billDetailWantsSupport(self, topic: .estimatedReading)
            } else {
                delegate?.billDetail(self, didSelectMeter: model.meterID)
            }
        case .summary, .charge:
            break
        }
    }
}

// MARK: - Rows

extension BillDetailViewModel {
    fileprivate func rows(in section: Section, of bill: EnergyBill) -> [Row] {
        switch section {
        case .summary:
            return [.summary(summary(of: bill))]
        case .charges:
            return chargeRows(of: bill)
        case .usage:
            return readings.map { reading in
                .reading(
                    ReadingCellModel(
                        meterID: reading.meterID,
                        value: "\(reading.kilowattHours) kWh",
                        detail: reading.source == .smart
                            ? nil : "\(reading.source.rawValue.capitalized), \(formatter.day(reading.takenAt))"
                    ))
            }
        case .actions:
            return actionRows(of: bill)
        }
    }

    fileprivate func chargeRows(of bill: EnergyBill) -> [Row] {
        var rows = bill.charges.map { charge -> Row in
            let amount = formatter.money(charge.amount, currencyCode: bill.currencyCode)
            return .charge(ChargeCellModel(title: charge.title, amount: charge.isCredit ? "-\(amount)" : amount))
        }
        if case .overdue(let fee) = bill.status, fee > 0 {
            rows.append(
                .charge(
                    ChargeCellModel(title: "Late fee", amount: formatter.money(fee, currencyCode: bill.currencyCode))))
        }
        return rows
    }

    fileprivate func actionRows(of bill: EnergyBill) -> [Row] {
        let amount = formatter.money(bill.total, currencyCode: bill.currencyCode)
        switch bill.status {
        case .open where bill.total <= 0: return []
        case .open: return [.pay(title: "Pay \(amount)"), .dispute]
        case .overdue: return [.pay(title: "Pay \(amount) now"), .dispute]
        case .paid: return [.dispute]
        case .disputed: return []
        }
    }

    fileprivate func summary(of bill: EnergyBill) -> SummaryCellModel {
        let subtitle: String
        var isHighlighted = false
        switch bill.status {
        case .paid(let date):
            subtitle = "Paid on \(formatter.day(date))"
        case .disputed:
            subtitle = "We are looking into this bill"
        case .overdue:
            subtitle = "Was due on \(formatter.day(bill.dueDate))"
            isHighlighted = true
        case .open:
            let days = daysUntilDue(bill)
            subtitle = days == 0 ? "Due today" : days == 1 ? "Due tomorrow" : "Due in \(days) days"
            isHighlighted = days <= 3
        }
        return SummaryCellModel(
            title: "\(formatter.day(bill.period.start)) – \(formatter.day(bill.period.end))",
            amount: formatter.money(bill.total, currencyCode: bill.currencyCode),
            subtitle: subtitle,
            isHighlighted: isHighlighted
        )
    }

    fileprivate func daysUntilDue(_ bill: EnergyBill) -> Int {
        let from = calendar.startOfDay(for: today())
        let to = calendar.startOfDay(for: bill.dueDate)
        return max(0, calendar.dateComponents([.day], from: from, to: to).day ?? 0)
    }
}
