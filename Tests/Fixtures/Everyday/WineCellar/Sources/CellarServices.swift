import Foundation

protocol CellarService: Sendable {
    func bottles(page: Int, size: Int) async throws -> BottlePage
    func deleteBottle(id: Int) async throws
}

@MainActor
protocol CellarPreferences: AnyObject {
    var sort: CellarSort { get set }
    var showsOnlyReady: Bool { get set }
}

@MainActor
protocol CellarTracking: AnyObject {
    func track(_ event: CellarEvent)
}

enum CellarEvent: Equatable, Sendable {
    case opened(count: Int)
    case refreshed
    case deleted(id: Int)
    case filtered(color: String?)
}
