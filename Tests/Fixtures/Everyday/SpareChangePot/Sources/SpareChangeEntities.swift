import Foundation

struct Pot: Equatable {
    let id: String
    let balance: Decimal
    let currency: String
    let multiplier: Int
    let isFrozen: Bool
}

struct Movement: Equatable {
    let purchase: Decimal
    let bookedOn: Date
    let merchant: String?
}

enum BankError: Error, Equatable {
    case sessionExpired
    case wrongPin(attemptsLeft: Int)
    case business(code: Int, text: String)
    case network
}

struct SpareChangeViewModel: Equatable {
    struct Row: Equatable {
        let title: String
        let amount: String
    }

    let balance: String
    let selectedMultiplier: Int?
    let rows: [Row]
    let isSweepAvailable: Bool
}

extension Decimal {
    var roundUpRest: Decimal {
        var source = self, whole = Decimal()
        NSDecimalRound(&whole, &source, 0, .up)
        return whole - self
    }
}
