import Foundation

enum TerminalError: Error, Equatable {
    case refused
    case locked
}

struct Voucher: Equatable, Sendable {
    let id: Int
    let amount: Decimal
    let fee: Decimal
}

protocol CardProcessing {
    func authorize(pin: String) async throws -> Int
}

protocol VoucherPrinting {
    func print(_ voucher: Voucher)
}

/// Takes cards, and no more of them after three wrong codes.
final class CardTerminal {
    static let feeRate = Decimal(string: "0.10") ?? 0

    private let processor: CardProcessing
    private let printer: VoucherPrinting
    private var failures = 0

    init(processor: CardProcessing, printer: VoucherPrinting) {
        self.processor = processor
        self.printer = printer
    }

    func pay(_ amount: Decimal, pin: String) async throws {
        guard failures < 3 else { throw TerminalError.locked }
        do {
            let id = try await processor.authorize(pin: pin)
            failures = 0
            printer.print(Voucher(id: id, amount: amount, fee: amount * Self.feeRate))
        } catch {
            failures += 1
            throw TerminalError.refused
        }
    }
}
