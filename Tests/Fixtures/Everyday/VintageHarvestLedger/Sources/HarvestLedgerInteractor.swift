import Foundation

final class HarvestLedgerInteractor: HarvestLedgerBusinessLogic {
    private let lotsWorker: HarvestLotsWorking
    private let exportWorker: HarvestExportWorking
    private let presenter: HarvestLedgerPresentationLogic

    private(set) var year: Int?
    private(set) var selectedVariety: GrapeVariety?
    private(set) var selectedBlock: String?
    private var lots: [HarvestLot] = []

    init(
        lotsWorker: HarvestLotsWorking,
        exportWorker: HarvestExportWorking,
        presenter: HarvestLedgerPresentationLogic
    ) {
        self.lotsWorker = lotsWorker
        self.exportWorker = exportWorker
        self.presenter = presenter
    }

    func load(_ request: HarvestLedger.Load.Request) async {
        if request.year == year, !request.forcesReload {
            presentLedger(year: request.year)
            return
        }
        presenter.presentLoading(true)
        do {
            let loaded = try await lotsWorker.loadLots(year: request.year)
            presenter.presentLoading(false)
            if request.year != year {
                selectedVariety = nil
                selectedBlock = nil
            }
            year = request.year
            lots = loaded.sorted { $0.pickedOn < $1.pickedOn }
            guard !lots.isEmpty else {
                presenter.presentFailure(.init(kind: .emptySeason(year: request.year)))
                return
            }
            presentLedger(year: request.year)
        } catch {
            presenter.presentLoading(false)
            presenter.presentFailure(.init(kind: failureKind(for: error)))
        }
    }

    func selectVariety(_ variety: GrapeVariety?) {
        guard let year, variety != selectedVariety else { return }
        selectedVariety = variety
        presentLedger(year: year)
        if let block = selectedBlock, !acceptedLots.contains(where: { $0.blockName == block }) {
            selectedBlock = nil
            presenter.presentDeselection()
        }
    }

    func selectBlock(_ request: HarvestLedger.SelectBlock.Request) {
        if request.blockName == selectedBlock {
            selectedBlock = nil
            presenter.presentDeselection()
            return
        }
        let summaries = HarvestStatistics.summaries(of: acceptedLots)
        guard let index = summaries.firstIndex(where: { $0.blockName == request.blockName }) else {
            presenter.presentFailure(.init(kind: .message("No lots for \(request.blockName).")))
            return
        }
        selectedBlock = request.blockName
        let summary = summaries[index]
        let total = summaries.reduce(0) { $0 + $1.totalKilograms }
        presenter.presentBlock(
            .init(
                summary: summary,
                rank: index + 1,
                shareOfTotal: total > 0 ? summary.totalKilograms / total : 0,
                ripeness: HarvestStatistics.ripeness(forBrix: summary.averageBrix),
                lots: acceptedLots.filter { $0.blockName == request.blockName }
            )
        )
    }

    func toggleRejection(_ request: HarvestLedger.Reject.Request) async {
        guard let year, let index = lots.firstIndex(where: { $0.id == request.lotID }) else { return }
        let rejected = !lots[index].isRejected
        do {
            try await lotsWorker.setRejected(rejected, lotID: request.lotID)
            lots[index].isRejected = rejected
            presenter.presentRejection(.init(lotID: request.lotID, isRejected: rejected))
            presentLedger(year: year)
        } catch {
            presenter.presentFailure(.init(kind: failureKind(for: error)))
        }
    }

    func exportLedger() {
        guard let year else { return }
        let summaries = HarvestStatistics.summaries(of: acceptedLots)
        guard !summaries.isEmpty else {
            presenter.presentFailure(.init(kind: .message("Nothing to export.")))
            return
        }
        let suffix = selectedVariety.map { "-" + $0.rawValue.lowercased() } ?? ""
        let fileName = "harvest-\(year)\(suffix).csv"
        let rows =
            ["block;lots;kg;brix"]
            + summaries.map {
                "\($0.blockName);\($0.lotCount);" + String(format: "%.1f;%.2f", $0.totalKilograms, $0.averageBrix)
            }
        do {
            try exportWorker.export(rows: rows, fileName: fileName)
            presenter.presentExportFinished(fileName: fileName)
        } catch {
            presenter.presentFailure(.init(kind: .message("The export could not be saved.")))
        }
    }

    private var acceptedLots: [HarvestLot] {
        lots.filter { lot in
            !lot.isRejected && (selectedVariety == nil || lot.variety == selectedVariety)
        }
    }

    private func presentLedger(year: Int) {
        let accepted = acceptedLots
        let present = Set(lots.map(\.variety))
        presenter.presentLedger(
            .init(
                year: year,
                blocks: HarvestStatistics.summaries(of: accepted),
                totalKilograms: accepted.reduce(0) { $0 + $1.weightKilograms },
                varieties: GrapeVariety.allCases.filter(present.contains),
                selectedVariety: selectedVariety,
                rejectedCount: lots.filter(\.isRejected).count
            )
        )
    }

    private func failureKind(for error: Error) -> HarvestLedger.Failure.Response.Kind {
        switch error {
        case HarvestLedgerError.seasonNotOpened(let year): return .emptySeason(year: year)
        case HarvestLedgerError.network:
            return .retry
        case HarvestLedgerError.lotLocked(let id):
            return .message("Lot \(id) is locked by the cellar.")
        case HarvestLedgerError.forbidden:
            return .message("You are not allowed to change this ledger.")
        default:
            return .message(error.localizedDescription)
        }
    }
}
