import Foundation

extension BillDetailViewModel {
    enum Row: Equatable {
        case summary(SummaryCellModel)
        case charge(ChargeCellModel)
        case reading(ReadingCellModel)
        case pay(title: String)
        case dispute
    }

    struct SummaryCellModel: Equatable {
        let title: String
        let amount: String
        let subtitle: String
        let isHighlighted: Bool
    }

    struct ChargeCellModel: Equatable {
        let title: String
        let amount: String
    }

    struct ReadingCellModel: Equatable {
        let meterID: String
        let value: String
        let detail: String?
    }
}
