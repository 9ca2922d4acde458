import Foundation

struct UploadResponse: Equatable {
    let statusCode: Int
    let location: String?
}

protocol UploadTransport: AnyObject {
    typealias Completion = (Result<UploadResponse, Error>) -> Void
    func upload(_ data: Data, path: String, headers: [String: String], completion: @escaping Completion)
}

protocol SessionTokenProvider: AnyObject {
    var currentToken: String? { get }
    func renewToken(completion: @escaping (Result<String, Error>) -> Void)
}

protocol DelayScheduler: AnyObject {
    func schedule(after delay: TimeInterval, _ work: @escaping () -> Void)
}

protocol ClaimDocumentUploaderDelegate: AnyObject {
    func uploader(_ uploader: ClaimDocumentUploader, didStart documentID: String, attempt: Int)
    func uploader(_ uploader: ClaimDocumentUploader, didFinish receipt: UploadReceipt)
    func uploader(_ uploader: ClaimDocumentUploader, didFail documentID: String, with error: UploadError)
    func uploaderDidBecomeIdle(_ uploader: ClaimDocumentUploader)
}
