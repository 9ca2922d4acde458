import Foundation

final class ReadingUploadService: Sendable {
    typealias Sleep = @Sendable (TimeInterval) async throws -> Void

    private let gateway: any ReadingGateway
    private let buffer: any ReadingBuffer
    private let tokens: any TokenSource
    private let observer: (any UploadObserver)?
    private let policy: RetryPolicy
    private let batchSize: Int
    private let sleep: Sleep

    init(
        gateway: any ReadingGateway,
        buffer: any ReadingBuffer,
        tokens: any TokenSource,
        observer: (any UploadObserver)? = nil,
        policy: RetryPolicy = RetryPolicy(),
        batchSize: Int = 50,
        sleep: @escaping Sleep = { try await Task.sleep(for: .seconds($0)) }
    ) {
        self.gateway = gateway
        self.buffer = buffer
        self.tokens = tokens
        self.observer = observer
        self.policy = policy
        self.batchSize = batchSize
        self.sleep = sleep
    }

    /// Uploads batch after batch until the buffer has nothing left.
    func uploadAll() async throws -> UploadSummary {
        var summary = UploadSummary()
        while true {
            try Task.checkCancellation()
            let readings = await buffer.next(limit: batchSize)
            guard !readings.isEmpty else { return summary }
            do {
                let (receipt, attempts) = try await upload(deduplicated(readings))
                await buffer.remove(readings)
                summary.batches += 1
                summary.accepted += receipt.accepted
                summary.rejected += receipt.rejectedMeters
                summary.attempts += attempts
            } catch UploadError.badRequest {
                // The server will never take this batch; do not let it block the others.
                await buffer.remove(readings)
                summary.rejected += readings.map(\.meterID)
                summary.attempts += 1
            }
            if readings.count < batchSize { return summary }
        }
    }

    private func upload(_ readings: [MeterReading]) async throws -> (UploadReceipt, Int) {
        var attempt = 1
        var refreshedToken = false
        while true {
            do {
                let receipt = try await gateway.send(readings, token: tokens.token())
                return (receipt, attempt)
            } catch UploadError.unauthorized where !refreshedToken {
                refreshedToken = true
                await tokens.invalidate()
            } catch let error as UploadError where error.isTransient {
                guard attempt < policy.maximumAttempts else {
                    observer?.gaveUp(error)
                    throw error
                }
                let delay = policy.delay(afterAttempt: attempt, error: error)
                observer?.willRetry(attempt: attempt + 1, after: delay)
                try await sleep(delay)
            }
            attempt += 1
        }
    }

    /// One reading a meter, the latest.
    private func deduplicated(_ readings: [MeterReading]) -> [MeterReading] {
        var latest: [String: MeterReading] = [:]
        for reading in readings {
            if let known = latest[reading.meterID], known.takenAt >= reading.takenAt { continue }
            latest[reading.meterID] = reading
        }
        return latest.values.sorted { $0.meterID < $1.meterID }
    }
}
