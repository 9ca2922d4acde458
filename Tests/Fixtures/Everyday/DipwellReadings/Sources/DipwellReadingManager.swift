import Foundation

public typealias DateProvider = () -> Date

public struct DipwellId: Codable, Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct DipwellReading: Codable, Equatable {
    let uniqueId: String
    let wellId: DipwellId
    let depthMillimetres: Int
    let takenAt: Date
    var failureCount: UInt
}

public enum DipwellReminder: Equatable {
    case none
    case due(daysSinceLast: Int)
    case firstVisit
}

public protocol DipwellReadingManager {
    @discardableResult
    func enqueue(depth: Int, for wellId: DipwellId, tx: DBWriteTransaction) throws -> DipwellReading
    func pendingReadings(tx: DBReadTransaction) -> [DipwellReading]
    func reminder(tx: DBReadTransaction) -> DipwellReminder
    func snoozeReminder(tx: DBWriteTransaction)
    func uploadPendingReadings() async throws -> Int
}

extension DipwellReadingManagerImpl {
    public enum Shims {
        public typealias BogRegistry = _DipwellReadingManagerImpl_BogRegistryShim
        public typealias Network = _DipwellReadingManagerImpl_NetworkShim
    }
}

public protocol _DipwellReadingManagerImpl_BogRegistryShim {
    func isRegistered(tx: DBReadTransaction) -> Bool
    func deepestDepth(of wellId: DipwellId, tx: DBReadTransaction) -> Int?
}

public protocol _DipwellReadingManagerImpl_NetworkShim {
    func upload(_ body: Data, path: String) async throws(HTTPError)
}

public final class DipwellReadingManagerImpl: DipwellReadingManager {
    private enum Constants {
        static let reminderInterval: TimeInterval = 14 * day
        static let snoozeInterval: TimeInterval = 3 * day
        static let day: TimeInterval = 86_400
        static let maxFailures: UInt = 3
    }

    private enum MetadataKeys {
        static let lastReading = "lastReading"
        static let snoozedUntil = "snoozedUntil"
    }

    private let bogRegistry: Shims.BogRegistry
    private let dateProvider: DateProvider
    private let db: any DB
    private let network: Shims.Network
    private let metadataStore: KeyValueStore
    private let readingStore: KeyValueStore

    init(
        bogRegistry: Shims.BogRegistry,
        dateProvider: @escaping DateProvider,
        db: any DB,
        keyValueStoreFactory: KeyValueStoreFactory,
        network: Shims.Network
    ) {
        self.bogRegistry = bogRegistry
        self.dateProvider = dateProvider
        self.db = db
        self.network = network
        self.metadataStore = keyValueStoreFactory.keyValueStore(collection: "DipwellMetadata")
        self.readingStore = keyValueStoreFactory.keyValueStore(collection: "DipwellReadings")
    }

    // MARK: - Queue

    @discardableResult
    public func enqueue(depth: Int, for wellId: DipwellId, tx: DBWriteTransaction) throws -> DipwellReading {
        guard let deepest = bogRegistry.deepestDepth(of: wellId, tx: tx) else {
            throw OWSAssertionError("Unknown well \(wellId.rawValue)")
        }
        guard (0...deepest).contains(depth) else {
            throw OWSAssertionError("Depth out of range")
        }
        let now = dateProvider()
        let reading = DipwellReading(
            uniqueId: "\(wellId.rawValue)-\(Int(now.timeIntervalSince1970))",
            wellId: wellId,
            depthMillimetres: depth,
            takenAt: now,
            failureCount: 0
        )
        try readingStore.setCodable(reading, key: reading.uniqueId, transaction: tx)
        metadataStore.setDate(now, key: MetadataKeys.lastReading, transaction: tx)
        metadataStore.removeValue(forKey: MetadataKeys.snoozedUntil, transaction: tx)
        return reading
    }

    public func pendingReadings(tx: DBReadTransaction) -> [DipwellReading] {
        return readingStore.allKeys(transaction: tx)
            .compactMap { key -> DipwellReading? in
                try? readingStore.getCodableValue(forKey: key, transaction: tx)
            }
            .sorted { ($0.takenAt, $0.uniqueId) < ($1.takenAt, $1.uniqueId) }
    }

    // MARK: - Reminder

    public func reminder(tx: DBReadTransaction) -> DipwellReminder {
        guard bogRegistry.isRegistered(tx: tx) else { return .none }
        let now = dateProvider()
        if let snoozedUntil = metadataStore.getDate(MetadataKeys.snoozedUntil, transaction: tx), now < snoozedUntil {
            return .none
        }
        guard let last = metadataStore.getDate(MetadataKeys.lastReading, transaction: tx) else {
            return .firstVisit
        }
        let elapsed = now.timeIntervalSince(last)
        guard elapsed >= Constants.reminderInterval else { return .none }
        return .due(daysSinceLast: Int(elapsed / Constants.day))
    }

    public func snoozeReminder(tx: DBWriteTransaction) {
        let until = dateProvider().addingTimeInterval(Constants.snoozeInterval)
        metadataStore.setDate(until, key: MetadataKeys.snoozedUntil, transaction: tx)
    }

    // MARK: - Upload

    public func uploadPendingReadings() async throws -> Int {
        let pending = try db.read { tx -> [DipwellReading] in
            guard bogRegistry.isRegistered(tx: tx) else { throw OWSAssertionError("Not registered") }
            return pendingReadings(tx: tx)
        }
        var uploaded = 0
        for reading in pending {
            do {
                let body = try JSONEncoder().encode(reading)
                try await network.upload(body, path: "v1/wells/\(reading.wellId.rawValue)/readings")
                await drop(reading)
                uploaded += 1
            } catch let error as HTTPError where error.isRetryable {
                try await recordFailure(of: reading)
                if case .serviceResponse(429, _) = error { return uploaded }
            } catch {
                await drop(reading)
            }
        }
        return uploaded
    }

    private func recordFailure(of reading: DipwellReading) async throws {
        var failed = reading
        failed.failureCount += 1
        guard failed.failureCount < Constants.maxFailures else {
            await drop(reading)
            return
        }
        try await db.awaitableWrite { [failed, readingStore] tx in
            try readingStore.setCodable(failed, key: failed.uniqueId, transaction: tx)
        }
    }

    private func drop(_ reading: DipwellReading) async {
        await db.awaitableWrite { [readingStore] tx in
            readingStore.removeValue(forKey: reading.uniqueId, transaction: tx)
        }
    }
}
