import Foundation

struct InspectionPhoto: Codable, Equatable, Sendable, Identifiable {
    let id: String
    let inspectionID: Int
    let file: URL
    let byteCount: Int
    let takenAt: Date
    var caption: String?
}

struct UploadEntry: Equatable, Sendable {
    let photo: InspectionPhoto
    var status: UploadStatus = .waiting
}

enum UploadStatus: Equatable, Sendable {
    case waiting
    case uploading(fraction: Double)
    case done(remoteID: String)
    case failed(UploadFailure)
}

extension UploadStatus {
    var isRunning: Bool {
        if case .uploading = self { true } else { false }
    }

    var isDone: Bool {
        if case .done = self { return true }
        return false
    }
}

enum UploadFailure: Error, Equatable, Sendable {
    case rejected
    case timeout
    case gaveUp(attempts: Int)
}

struct UploadReceipt: Equatable, Sendable {
    let remoteID: String
    let checksum: UInt32
}

enum UploadUpdate: Equatable, Sendable {
    case queued(InspectionPhoto.ID)
    case removed(InspectionPhoto.ID)
    case changed(InspectionPhoto.ID, UploadStatus)
}

struct DrainReport: Equatable, Sendable {
    var uploaded: [InspectionPhoto.ID] = []
    var failed: [InspectionPhoto.ID: UploadFailure] = [:]
    var stoppedOffline = false
    var wasBusy = false
}
