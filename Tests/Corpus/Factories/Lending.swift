import Foundation

struct Loan: Equatable, Sendable {
    struct Number: Hashable, Sendable {
        let digits: String
    }

    let number: Number
    let due: Date?
}

struct Receipt: Equatable, Sendable {
    let total: Int
}

enum Handing: Sendable {
    case lent(Loan)
    case queued([Receipt])
    indirect case renewed(Handing)
}

protocol Counter: Sendable {
    func hand(_ title: String) async throws -> Handing
    var last: Handing { get }
}

/// Its double answers with an enum, whose cases carry models that nothing else mentions.
@MainActor final class LendingDesk {
    private let counter: any Counter
    private(set) var last: Handing

    init(counter: any Counter) {
        self.counter = counter
        last = counter.last
    }

    func lend(_ title: String) async throws {
        last = try await counter.hand(title)
    }
}
