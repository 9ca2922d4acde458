import Foundation

struct Bike: Equatable {
    let id: Int
    #if RENTALS
        var rentedUntil: Date
    #endif
    #if ELECTRIC && RENTALS
        var charge: Double
    #else
        var gears: Int
    #endif
}

#if !RENTALS
    protocol OnlySold {}
#endif

protocol Shed {
    #if RENTALS
        func bikes(onLoan: Bool) -> Bike
        var keeper: Keeper { get }
    #endif
    #if os(WASI)
        func browser() -> BrowserShed
    #endif
}

#if RENTALS
    struct Keeper {
        let name: String
    }
#endif

/// Its module is compiled with a flag that its tests do not have.
@MainActor final class RentalDesk {
    private let shed: Shed
    let first: Bike
    #if RENTALS
        let keeper: Keeper
    #endif

    init(shed: Shed) {
        self.shed = shed
        first = shed.bikes(onLoan: false)
        #if RENTALS
            keeper = shed.keeper
        #endif
    }
}
