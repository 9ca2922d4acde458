import Foundation

struct ScannedDocument: Equatable, Identifiable {
    enum Kind: String, CaseIterable {
        case receipt, contract, idCard, note
    }

    enum OCRStatus: Equatable {
        case pending
        case recognised(words: Int)
        case unreadable
    }

    let id: UUID
    var title: String
    let kind: Kind
    let pageCount: Int
    let scannedAt: Date
    var status: OCRStatus = .pending
    var isLocked = false
}

struct ScanRow: Equatable {
    let title: String
    let detail: String
    let isSelected: Bool
    let showsLock: Bool
}

struct ScanSection: Equatable {
    let header: String
    let rows: [ScanRow]
}

enum ScanSorting: Int {
    case newestFirst
    case title
    case pages
}

enum ScanError: Error, Equatable {
    case cameraDenied
    case storageFull(neededMegabytes: Int)
    case locked(UUID)
    case nothingScanned
}

struct ExportJob: Equatable {
    enum Format: String { case pdf, jpeg }
    let documents: [UUID]
    let format: Format
    let fileName: String
}
