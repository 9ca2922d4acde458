import Foundation

public protocol MedicineRemoteDataSource: Sendable {
    func fetchMedicines() async throws -> [MedicineDTO]
    func pushStock(medicineID: String, stock: Int) async throws
}

public protocol MedicineLocalDataSource: Sendable {
    func load() async throws -> DispensarySnapshot?
    func save(_ snapshot: DispensarySnapshot) async throws
}

public struct DispensarySnapshot: Equatable, Codable, Sendable {
    public var medicines: [Medicine]
    public var pendingIDs: Set<String>
    public var savedAt: Date

    public init(medicines: [Medicine], pendingIDs: Set<String> = [], savedAt: Date) {
        self.medicines = medicines
        self.pendingIDs = pendingIDs
        self.savedAt = savedAt
    }
}

public enum RemoteError: Error, Equatable, Sendable {
    case offline
    case unauthorized
    case rejected
}

public enum DispensaryError: Error, Equatable, Sendable {
    case noDataAvailable
    case accessDenied
    case medicineNotFound(id: String)
    case insufficientStock(available: Int)
    case invalidQuantity
    case expired
    case updateRejected
}
