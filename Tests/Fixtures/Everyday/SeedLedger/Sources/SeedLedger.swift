import Foundation

struct SeedLot: Equatable, Sendable {
    var id: UUID
    var variety: String
    var grams: Int
    var isReserved: Bool
    var note: String?
}

enum LedgerError: Error, Equatable {
    case tooLittle(left: Int)
    case reserved
}

/// Lots are changed in place; the store decides which of them a closure gets.
protocol SeedStore {
    func update(_ id: UUID, _ change: (inout SeedLot) throws -> Void) throws
    func updateEach(_ change: (inout SeedLot) -> Void)
    func removeAll(where isGone: (SeedLot) -> Bool) -> Int
    func first(where matches: (SeedLot) -> Bool) -> SeedLot?
    func reading<Value>(_ id: UUID, _ read: (SeedLot) throws -> Value) throws -> Value
}

protocol LabelPrinting: Sendable {
    func print(_ text: String, progress: @escaping @Sendable (Int) -> Void) async throws -> String
}

@MainActor
final class SeedLedger {
    private(set) var status = ""
    private(set) var percent = 0
    private(set) var ticket: String?

    private let store: any SeedStore
    private let printer: any LabelPrinting

    init(store: any SeedStore, printer: any LabelPrinting) {
        self.store = store
        self.printer = printer
    }

    func take(_ grams: Int, from id: UUID) {
        do {
            try store.update(id) { lot in
                guard !lot.isReserved else { throw LedgerError.reserved }
                guard lot.grams >= grams else { throw LedgerError.tooLittle(left: lot.grams) }
                lot.grams -= grams
                lot.note = nil
            }
            status = "taken"
        } catch LedgerError.tooLittle(let left) {
            status = "only \(left) g"
        } catch {
            status = "not possible"
        }
    }

    func releaseAll() {
        store.updateEach { lot in
            lot.isReserved = false
            if lot.grams == 0 { lot.note = "empty" }
        }
        status = "released"
    }

    func tidy() {
        let count = store.removeAll { $0.grams == 0 && !$0.isReserved }
        status = count == 0 ? "nothing to tidy" : "\(count) removed"
    }

    func find(_ variety: String) -> SeedLot? {
        store.first { $0.variety.lowercased() == variety.lowercased() }
    }

    func portions(of id: UUID, each grams: Int) throws -> Int {
        guard grams > 0 else { return 0 }
        return try store.reading(id) { lot in lot.isReserved ? 0 : lot.grams / grams }
    }

    func label(_ text: String) async {
        percent = 0
        do {
            ticket = try await printer.print(text.uppercased()) { [weak self] done in
                Task { @MainActor in self?.percent = min(done, 100) }
            }
        } catch {
            ticket = nil
            status = "printer out of order"
        }
    }
}
