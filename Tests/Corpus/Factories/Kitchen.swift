import Foundation

protocol Kettle {
    var degrees: Int { get }
}

protocol KitchenGuest: AnyObject {
    func boiled(_ brand: Brand)
}

struct Brand: Equatable {
    let name: String
    let since: Int
}

final class KitchenBell {
    private(set) var rings = 0
    let volume: Int

    init(volume: Int) { self.volume = volume }

    func ring() { rings += volume }
}

/// Plain values and an object stand among the dependencies, some of them with defaults.
struct KitchenNeeds {
    typealias Boiled = (Brand) -> Void

    let brand: Brand
    let kettle: Kettle
    var spare: Kettle?
    let bell: KitchenBell
    let limit: Int
    var now: () -> Date = Date.init
    let onBoiled: Boiled
    weak var guest: KitchenGuest?
}

@MainActor final class KitchenDesk {
    private let needs: KitchenNeeds
    let degrees: Int

    init(needs: KitchenNeeds, limit: Int) {
        self.needs = needs
        degrees = min(limit, needs.limit, needs.kettle.degrees)
        needs.onBoiled(needs.brand)
    }
}
