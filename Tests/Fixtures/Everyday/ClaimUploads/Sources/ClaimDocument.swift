import Foundation

struct ClaimDocument: Equatable {
    enum Kind: String {
        case photo, invoice, policeReport
    }

    let id: String
    let claimNumber: String
    let kind: Kind
    let fileName: String
    let data: Data
}

struct UploadReceipt: Equatable {
    let documentID: String
    let remoteURL: URL
}

enum UploadError: Error, Equatable {
    case fileTooLarge(maximumBytes: Int)
    case duplicate, unauthorized
    case rejected(statusCode: Int)
    case connectionLost, serverBusy, cancelled
}
