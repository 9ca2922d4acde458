import Foundation

enum HarvestLedger {
    enum Load {
        struct Request: Equatable {
            let year: Int
            let forcesReload: Bool
        }

        struct Response: Equatable {
            let year: Int
            let blocks: [BlockSummary]
            let totalKilograms: Double
            let varieties: [GrapeVariety]
            let selectedVariety: GrapeVariety?
            let rejectedCount: Int
        }

        struct ViewModel: Equatable {
            let title: String
            let rows: [String]
        }
    }

    enum SelectBlock {
        struct Request: Equatable { let blockName: String }

        struct Response: Equatable {
            let summary: BlockSummary
            let rank: Int
            let shareOfTotal: Double
            let ripeness: String
            let lots: [HarvestLot]
        }
    }

    enum Reject {
        struct Request: Equatable { let lotID: String }

        struct Response: Equatable {
            let lotID: String
            let isRejected: Bool
        }
    }

    enum Failure {
        struct Response: Equatable {
            enum Kind: Equatable {
                case emptySeason(year: Int)
                case retry
                case message(String)
            }

            let kind: Kind
        }
    }
}

protocol HarvestLedgerPresentationLogic: AnyObject {
    func presentLoading(_ isLoading: Bool)
    func presentLedger(_ response: HarvestLedger.Load.Response)
    func presentBlock(_ response: HarvestLedger.SelectBlock.Response)
    func presentDeselection()
    func presentRejection(_ response: HarvestLedger.Reject.Response)
    func presentExportFinished(fileName: String)
    func presentFailure(_ response: HarvestLedger.Failure.Response)
}

protocol HarvestLedgerBusinessLogic {
    func load(_ request: HarvestLedger.Load.Request) async
    func selectVariety(_ variety: GrapeVariety?)
    func selectBlock(_ request: HarvestLedger.SelectBlock.Request)
    func toggleRejection(_ request: HarvestLedger.Reject.Request) async
    func exportLedger()
}
