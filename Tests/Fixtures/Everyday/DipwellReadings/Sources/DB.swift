import Foundation

public class DBReadTransaction {
    let rowVersion: Int64

    init(rowVersion: Int64) {
        self.rowVersion = rowVersion
    }
}

public final class DBWriteTransaction: DBReadTransaction {
    private var completions: [() -> Void] = []

    func addSyncCompletion(_ block: @escaping () -> Void) { completions.append(block) }

    func finish() {
        completions.forEach { $0() }
        completions = []
    }
}

public protocol DB: AnyObject {
    func read<T>(block: (DBReadTransaction) throws -> T) rethrows -> T
    func awaitableWrite<T>(block: @escaping (DBWriteTransaction) throws -> T) async rethrows -> T
}

public protocol KeyValueStoreFactory {
    func keyValueStore(collection: String) -> KeyValueStore
}

public protocol KeyValueStore: AnyObject {
    func getData(_ key: String, transaction: DBReadTransaction) -> Data?
    func setData(_ data: Data?, key: String, transaction: DBWriteTransaction)
    func getDate(_ key: String, transaction: DBReadTransaction) -> Date?
    func setDate(_ value: Date, key: String, transaction: DBWriteTransaction)
    func allKeys(transaction: DBReadTransaction) -> [String]
    func removeValue(forKey key: String, transaction: DBWriteTransaction)
}

extension KeyValueStore {
    func getCodableValue<T: Decodable>(forKey key: String, transaction: DBReadTransaction) throws -> T? {
        try getData(key, transaction: transaction).map { try JSONDecoder().decode(T.self, from: $0) }
    }

    func setCodable<T: Encodable>(_ value: T, key: String, transaction: DBWriteTransaction) throws {
        setData(try JSONEncoder().encode(value), key: key, transaction: transaction)
    }
}

public enum HTTPError: Error, Equatable {
    case networkFailure
    case serviceResponse(status: Int, retryAfter: TimeInterval?)

    var isRetryable: Bool {
        switch self {
        case .networkFailure: return true
        case .serviceResponse(429, _): return true
        case .serviceResponse(let status, _): return (500...599).contains(status)
        }
    }
}

public struct OWSAssertionError: Error, Equatable {
    let message: String
    init(_ message: String) { self.message = message }
}
