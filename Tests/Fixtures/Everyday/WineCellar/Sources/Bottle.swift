import Foundation

enum WineColor: String, CaseIterable, Sendable {
    case red, white, rose, sparkling
}

struct Bottle: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var producer: String
    var vintage: Int
    var color: WineColor
    var quantity: Int
    var priceInCents: Int
    var drinkFrom: Int
    var drinkUntil: Int

    func isReady(in year: Int) -> Bool {
        (drinkFrom...max(drinkFrom, drinkUntil)).contains(year)
    }
}

struct BottlePage: Equatable, Sendable {
    var bottles: [Bottle]
    var total: Int
}

enum CellarSort: String, CaseIterable, Sendable {
    case name
    case oldestFirst
    case mostValuable
    case drinkSoonest
}

enum CellarError: Error, Equatable {
    case offline
    case notFound
    case forbidden
    case server(code: Int)
}

struct CellarAlert: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case refreshFailed
        case deleteFailed
        case pageFailed
    }

    let kind: Kind
    let message: String
}
