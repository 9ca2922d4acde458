import Foundation

/// Where an album leads to.
enum AlbumRoute: Equatable {
    case stamp(Int)
    case close
}

/// Why an album cannot be shown or bought.
enum AlbumError: Error, Equatable {
    case offline
    case sold
}

/// Goes to other screens.
protocol AlbumCoordinating: AnyObject {
    associatedtype Route
    func navigate(to route: Route)
}

/// A coordinator whose type nobody needs to know.
final class AnyAlbumCoordinator<Route> {
    private let doNavigate: (Route) -> Void

    init<C: AlbumCoordinating>(_ coordinator: C) where C.Route == Route {
        doNavigate = { coordinator.navigate(to: $0) }
    }

    func navigate(to route: Route) { doNavigate(route) }
}

protocol FetchAlbumUseCase: Sendable {
    func execute(id: Int) async throws -> String
}

protocol FetchPriceUseCase: Sendable {
    func execute(id: Int) async throws -> Int
}

protocol AlbumSeller: AnyObject {
    func reserve(_ id: Int, success: @escaping (String) -> Void, failure: @escaping (AlbumError) -> Void)
    func receipt(for id: Int, completion: @escaping (Result<String, AlbumError>) -> Void)
    func pay(_ amount: Decimal)
}

/// An album for sale: a wrapper erases a generic coordinator, two use cases share the name of their method, and one call takes
/// two closures.
@MainActor
final class AlbumModel {
    enum State: Equatable {
        case idle
        case loading
        case loaded(title: String, price: Int)
        case failed
    }

    private(set) var state = State.idle
    private(set) var reservation: String?
    private(set) var error: AlbumError?

    private let coordinator: AnyAlbumCoordinator<AlbumRoute>
    private let fetchAlbum: any FetchAlbumUseCase
    private let fetchPrice: any FetchPriceUseCase
    private let seller: AlbumSeller

    init(
        coordinator: AnyAlbumCoordinator<AlbumRoute>, fetchAlbum: any FetchAlbumUseCase,
        fetchPrice: any FetchPriceUseCase, seller: AlbumSeller
    ) {
        self.coordinator = coordinator
        self.fetchAlbum = fetchAlbum
        self.fetchPrice = fetchPrice
        self.seller = seller
    }

    func load(_ id: Int) async {
        state = .loading
        async let title = fetchAlbum.execute(id: id)
        async let price = fetchPrice.execute(id: id)
        do {
            state = try await .loaded(title: title, price: price)
        } catch {
            state = .failed
        }
    }

    func reserve(_ id: Int) {
        seller.reserve(
            id,
            success: { [weak self] in self?.reservation = $0 },
            failure: { [weak self] error in
                self?.error = error
                if error == .sold { self?.coordinator.navigate(to: .close) }
            })
    }

    func checkReceipt(_ id: Int, completion: @escaping (Result<Int, AlbumError>) -> Void) {
        seller.receipt(for: id) { [weak self] receipt in
            if case .failure(let error) = receipt { self?.error = error }
            completion(receipt.flatMap { $0.isEmpty ? .failure(.sold) : .success($0.count) })
        }
    }

    func pay(_ price: Decimal, tip: Decimal) {
        guard price >= 12.5, tip > 0 else { return }
        seller.pay(price + price * tip)
    }
}
