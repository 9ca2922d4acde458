/// Finds receipts again, and keeps the last one at hand.
public final class ReceiptService {
    public private(set) var latest: Receipt?
    private let archive: ReceiptArchive

    public init(archive: ReceiptArchive) {
        self.archive = archive
    }

    public func keep(_ receipt: Receipt) async throws {
        try await archive.store(receipt)
        latest = receipt
    }

    public func find(_ number: String) async throws -> Receipt? {
        if let latest, latest.number == number { return latest }
        return try await archive.receipt(number: number)
    }
}
