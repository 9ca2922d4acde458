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

/// It takes plain values besides a dependency.
final class Pantry {
    private let kettle: Kettle
    private let shelf: [Brand]
    private(set) var opened = 0

    init(kettle: Kettle, shelf: [Brand], limit: Int, onOpen: @escaping (Brand) -> Void) {
        self.kettle = kettle
        self.shelf = shelf
    }

    func open() { opened += 1 }
}

@MainActor final class PantryDesk {
    private let pantry: Pantry
    let brand: Brand

    init(pantry: Pantry, brand: Brand) {
        self.pantry = pantry
        self.brand = brand
        pantry.open()
    }
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
