import Foundation

protocol PayerDirectory<Handle>: Sendable {
    associatedtype Handle: Hashable & Sendable
    func handle(of guest: Guest) async -> Handle?
}

protocol PaymentAsking<Handle>: Sendable {
    associatedtype Handle: Hashable & Sendable
    func ask(_ ask: PaymentAsk, from handle: Handle) async throws
}

protocol ExchangeDesk: Sendable {
    func rate(from: String, to: String) throws(SplitFault) -> Decimal
}

protocol TabPrinting: Sendable {
    func print(lines: [String])
}

extension TabPrinting {
    func print(_ line: String) { print(lines: [line]) }
}
