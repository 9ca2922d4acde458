import Foundation

public struct Film: Equatable {
    public let name: String
    public let checksum: String
    public let bytes: Int64
    public var recordedAt: Date?

    public init(name: String, checksum: String, bytes: Int64, recordedAt: Date? = nil) {
        self.name = name
        self.checksum = checksum
        self.bytes = bytes
        self.recordedAt = recordedAt
    }
}

public enum FilmTransportError: Error, Equatable {
    case interrupted
    case rejected(status: Int)
    case cancelled
}

public protocol TransportHandle: AnyObject {
    func cancel()
}

public protocol FilmTransporting {
    func send(
        _ film: Film,
        urgent: Bool,
        progress: @escaping (Int64) -> Void,
        completion: @escaping (Result<URL, FilmTransportError>) -> Void
    ) -> TransportHandle?
}

public protocol UploadLedger: AnyObject {
    func isUploaded(_ checksum: String) -> Bool
    func markUploaded(_ checksum: String, at location: URL)
    func markFailed(_ checksum: String, attempts: Int)
}

public protocol FilmUploadQueueDelegate: AnyObject {
    func queue(_ queue: FilmUploadQueue, didStart job: FilmUploadQueue.Job)
    func queue(_ queue: FilmUploadQueue, job: FilmUploadQueue.Job, progress: Double)
    func queue(_ queue: FilmUploadQueue, didFinish job: FilmUploadQueue.Job, at location: URL)
    func queue(_ queue: FilmUploadQueue, didFail job: FilmUploadQueue.Job, with error: FilmTransportError)
    func queue(_ queue: FilmUploadQueue, didSkip film: Film)
    func queueDidDrain(_ queue: FilmUploadQueue)
}

/// Everything but the outcome is optional for delegates.
extension FilmUploadQueueDelegate {
    public func queue(_ queue: FilmUploadQueue, didStart job: FilmUploadQueue.Job) {}
    public func queue(_ queue: FilmUploadQueue, job: FilmUploadQueue.Job, progress: Double) {}
    public func queue(_ queue: FilmUploadQueue, didSkip film: Film) {}
}
