/// Keeps records of any kind.
public protocol RecordStore {
    func all<Record: Codable>() async throws -> [Record]
    func write<Record: Codable>(_ records: [Record]) async throws
}

public struct Loan: Codable, Equatable {
    public let id: Int
    public let title: String
    public let days: Int

    public init(id: Int, title: String, days: Int) {
        self.id = id
        self.title = title
        self.days = days
    }
}

/// Loans, in a store that keeps anything.
public final class LoanRecords {
    /// An error that nobody outside can name.
    private struct UnknownLoan: Error {}

    private let store: any RecordStore
    /// Whether loans are being written.
    public private(set) var isSaving = false

    public init(store: any RecordStore) { self.store = store }

    public func loan(_ id: Int) async throws -> Loan {
        let loans: [Loan] = try await store.all()
        guard let found = loans.first(where: { $0.id == id }) else { throw UnknownLoan() }
        return found
    }

    public func overdue(after days: Int) async throws -> [Loan] {
        try await store.all().filter { $0.days > days }
    }

    public func save(_ loans: [Loan]) async throws {
        isSaving = true
        defer { isSaving = false }
        try await store.write(loans)
    }
}
