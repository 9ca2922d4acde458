import Foundation

protocol ReadingGateway: Sendable {
    func send(_ readings: [MeterReading], token: String) async throws -> UploadReceipt
}

protocol ReadingBuffer: Sendable {
    func next(limit: Int) async -> [MeterReading]
    func remove(_ readings: [MeterReading]) async
}

protocol TokenSource: Sendable {
    func token() async throws -> String
    func invalidate() async
}

protocol UploadObserver: Sendable {
    func willRetry(attempt: Int, after delay: TimeInterval)
    func gaveUp(_ error: any Error)
}
