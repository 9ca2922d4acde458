import Foundation

/// What screens send to stores; code tells actions apart by casts.
protocol StockAction: Sendable {
    /// The window in which it was sent.
    var windowID: Int { get }
    /// What it asks for.
    var kind: any StockActionKind { get }
}

/// What an action asks for.
protocol StockActionKind: Sendable {}

/// What a list of stock is asked for.
enum StockListKind: StockActionKind { case appear, filter, clear }

/// An action of a list of stock.
struct StockListAction: StockAction {
    let windowID: Int
    let kind: any StockActionKind
    var filter: String?
}

/// Marks what a store dispatches.
protocol StoreAction {}

/// What the remote store of stock can do; each says when it is done.
enum RemoteStockAction: StoreAction {
    case load(page: Int, onCompletion: (Result<[String], any Error>) -> Void)
    case remove(name: String, onCompletion: ((Bool) -> Void)?)
}

protocol StockStores {
    func dispatch(_ action: any StoreAction)
}

protocol StockDates {
    var now: Date { get }
    var calendar: Calendar { get }
}

/// A list of stock, whose rows are removed where a view says.
@MainActor
final class StockListModel {
    private(set) var names: [String] = []
    private(set) var filter = ""
    private(set) var isLoading = false
    private(set) var message: String?
    private(set) var countedOn: Date?
    private let windowID: Int
    private let stores: any StockStores
    private let dates: any StockDates

    init(windowID: Int, stores: any StockStores, dates: any StockDates) {
        self.windowID = windowID
        self.stores = stores
        self.dates = dates
    }

    func dispatch(_ action: any StockAction) {
        guard action.windowID == windowID, let action = action as? StockListAction else { return }
        switch action.kind {
        case StockListKind.appear: load()
        case StockListKind.filter: filter = action.filter ?? ""
        default: names = []
        }
    }

    func remove(at offsets: IndexSet) {
        for index in offsets.sorted(by: >) where names.indices.contains(index) {
            let name = names.remove(at: index)
            stores.dispatch(
                RemoteStockAction.remove(name: name) { [weak self] isDone in
                    if !isDone { self?.message = "\(name) could not be removed" }
                })
        }
    }

    func count() {
        countedOn = dates.calendar.startOfDay(for: dates.now)
    }

    func isCountedThisWeek() -> Bool {
        guard let countedOn, let week = dates.calendar.dateInterval(of: .weekOfYear, for: dates.now) else {
            return false
        }
        return countedOn >= week.start && countedOn < week.end
    }

    private func load() {
        isLoading = true
        stores.dispatch(
            RemoteStockAction.load(page: 1) { [weak self] result in
                self?.isLoading = false
                switch result {
                case .success(let names): self?.names = names
                case .failure: self?.message = "The stock could not be loaded"
                }
            })
    }
}

/// What the app reads the world by; tests replace its members.
struct StockWorld {
    var stores: any StockStores = NoStores()
    var date: () -> Date = { Date() }
}

struct NoStores: StockStores {
    func dispatch(_ action: any StoreAction) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor var StockCurrent = StockWorld()

/// What screens of the stock show.
enum StockScreens {
    enum Clock {
        enum Badge { case fresh, old }
    }
}

/// When the stock was last asked for.
@MainActor
final class StockClock {
    typealias Screen = StockScreens.Clock

    private(set) var askedAt: Date?

    func ask() {
        askedAt = StockCurrent.date()
        StockCurrent.stores.dispatch(RemoteStockAction.load(page: 1) { _ in })
    }

    func badge() -> Screen.Badge { isFresh() ? .fresh : .old }

    func isFresh() -> Bool {
        guard let askedAt else { return false }
        return StockCurrent.date().timeIntervalSince(askedAt) < 60
    }
}
