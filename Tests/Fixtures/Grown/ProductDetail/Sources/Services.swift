import Foundation

enum CatalogError: Error, Equatable {
    case notFound
    case offline
    case server(status: Int)
}

enum CartError: Error, Equatable {
    case insufficientStock(available: Int)
    case orderLimitReached
    case offline
}

protocol ProductCatalog: Sendable {
    func product(id: Product.ID) async throws -> Product
    func summary(id: Product.ID) async throws -> ProductSummary
    func search(_ term: String, page: Int) async throws -> [ProductSummary]
    func recentlyViewed() async -> [ProductSummary]
}

protocol FavouritesService: Sendable {
    func isFavourite(productID: Product.ID) async throws -> Bool
    func add(productID: Product.ID) async throws
    func remove(productID: Product.ID) async throws
    func all() async throws -> [Product.ID]
}

protocol CartService: Sendable {
    func add(_ line: CartLine) async throws -> CartSummary
    func update(variantID: ProductVariant.ID, quantity: Int) async throws -> CartSummary
    func remove(variantID: ProductVariant.ID) async throws -> CartSummary
    func summary() async throws -> CartSummary
}

enum AnalyticsEvent: Equatable, Sendable {
    case productViewed(id: Product.ID)
    case variantSelected(id: ProductVariant.ID)
    case favouriteChanged(id: Product.ID, isFavourite: Bool)
    case addedToCart(variantID: ProductVariant.ID, quantity: Int, value: Decimal)
}

@MainActor
protocol AnalyticsTracking: AnyObject {
    func track(_ event: AnalyticsEvent)
    func flush()
}
