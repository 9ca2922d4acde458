import Foundation
import Observation

@MainActor
@Observable
final class ProductDetailViewModel {
    enum LoadState: Equatable {
        case idle
        case loading
        case loaded
        case failed(message: String, canRetry: Bool)
    }

    enum Notice: Equatable {
        case addedToCart(quantity: Int)
        case onlyLeft(Int)
        case orderLimitReached
        case cartUnavailable
        case favouriteNotSaved
    }

    private(set) var state: LoadState = .idle
    private(set) var productID: Product.ID
    private(set) var product: Product?
    private(set) var selectedVariant: ProductVariant?
    private(set) var quantity = 1
    private(set) var isFavourite = false
    private(set) var isUpdatingFavourite = false
    private(set) var isAddingToCart = false
    private(set) var relatedProducts: [ProductSummary] = []
    private(set) var cartItemCount: Int?
    var notice: Notice?

    private let catalog: any ProductCatalog
    private let favourites: any FavouritesService
    private let cart: any CartService
    private let analytics: any AnalyticsTracking
    private let isMember: () -> Bool
    private let pricing: PriceCalculator
    private let relatedLimit: Int
    private let now: () -> Date
    @ObservationIgnored private var loadGeneration = 0

    init(
        productID: Product.ID,
        catalog: any ProductCatalog,
        favourites: any FavouritesService,
        cart: any CartService,
        analytics: any AnalyticsTracking,
        isMember: @escaping () -> Bool,
        pricing: PriceCalculator = PriceCalculator(),
        relatedLimit: Int = 6,
        now: @escaping () -> Date = { Date() }
    ) {
        self.productID = productID
        self.catalog = catalog
        self.favourites = favourites
        self.cart = cart
        self.analytics = analytics
        self.isMember = isMember
        self.pricing = pricing
        self.relatedLimit = relatedLimit
        self.now = now
    }

    var quote: PriceQuote? {
        guard let product, let selectedVariant else { return nil }
        return pricing.quote(
            for: selectedVariant,
            quantity: quantity,
            discounts: product.discounts,
            isMember: isMember(),
            at: now()
        )
    }

    // MARK: - Loading

    func load() async {
        loadGeneration += 1
        let generation = loadGeneration
        let id = productID
        let favourites = self.favourites
        state = .loading

        async let favouriteFlag = favourites.isFavourite(productID: id)
        do {
            let loaded = try await catalog.product(id: id)
            // A broken favourites service must not hide the product.
            let flag = (try? await favouriteFlag) ?? false
            guard generation == loadGeneration else { return }
            apply(loaded)
            isFavourite = flag
            state = .loaded
            analytics.track(.productViewed(id: loaded.id))
            await loadRelated(to: loaded, generation: generation)
        } catch {
            guard generation == loadGeneration else { return }
            state = Self.failure(for: error)
        }
    }

    /// Replaces the shown product, e.g. after a tap on a related one.
    func show(productID newID: Product.ID) async {
        guard newID != productID else { return }
        productID = newID
        product = nil
        selectedVariant = nil
        quantity = 1
        isFavourite = false
        relatedProducts = []
        notice = nil
        await load()
    }

    // MARK: - Variant and quantity

    func select(colour: String) {
        guard let product, colour != selectedVariant?.colour else { return }
        let candidates = product.variants.filter { $0.colour == colour }
        let sameSize = candidates.first { $0.size == selectedVariant?.size && $0.isPurchasable }
        guard let variant = sameSize ?? candidates.first(where: \.isPurchasable) ?? candidates.first else { return }
        choose(variant)
    }

    func select(size: String) {
        guard size != selectedVariant?.size,
            let variant = product?.variants.first(where: { $0.colour == selectedVariant?.colour && $0.size == size })
        else { return }
        choose(variant)
    }

    func setQuantity(_ value: Int) {
        quantity = min(max(value, 1), max(maximumQuantity, 1))
    }

    // MARK: - Favourite and cart

    func toggleFavourite() async {
        guard let product, !isUpdatingFavourite else { return }
        let newValue = !isFavourite
        isFavourite = newValue
        isUpdatingFavourite = true
        defer { isUpdatingFavourite = false }
        do {
            if newValue {
                try await favourites.add(productID: product.id)
            } else {
                try await favourites.remove(productID: product.id)
            }
            analytics.track(.favouriteChanged(id: product.id, isFavourite: newValue))
        } catch {
            guard product.id == productID else { return }
            isFavourite = !newValue
            notice = .favouriteNotSaved
        }
    }

    func addToCart() async {
        guard canAddToCart, let product, let variant = selectedVariant, let quote else { return }
        let requested = quantity
        isAddingToCart = true
        notice = nil
        defer { isAddingToCart = false }
        do {
            let summary = try await cart.add(
                CartLine(
                    productID: product.id,
                    variantID: variant.id,
                    quantity: requested,
                    discountCode: quote.appliedDiscount?.code
                ))
            cartItemCount = summary.itemCount
            analytics.track(.addedToCart(variantID: variant.id, quantity: requested, value: quote.total.amount))
            notice = .addedToCart(quantity: requested)
            setQuantity(1)
        } catch CartError.insufficientStock(let available) {
            setQuantity(min(available, requested))
            notice = .onlyLeft(available)
        } catch CartError.orderLimitReached {
            notice = .orderLimitReached
        } catch {
            notice = .cartUnavailable
        }
    }

    // MARK: - Private

    private func choose(_ variant: ProductVariant) {
        selectedVariant = variant
        setQuantity(quantity)
        analytics.track(.variantSelected(id: variant.id))
    }

    private func apply(_ loaded: Product) {
        let previousID = selectedVariant?.id
        product = loaded
        selectedVariant = loaded.variants.first { $0.id == previousID } ?? loaded.defaultVariant
        setQuantity(quantity)
    }

    private func loadRelated(to product: Product, generation: Int) async {
        let ids = product.relatedProductIDs.filter { $0 != product.id }
        let catalog = self.catalog
        let found = await withTaskGroup(of: (Int, ProductSummary?).self) { group in
            for (index, id) in ids.enumerated() {
                group.addTask { (index, try? await catalog.summary(id: id)) }
            }
            var results: [Int: ProductSummary] = [:]
            for await (index, summary) in group {
                results[index] = summary
            }
            return results
        }
        guard generation == loadGeneration else { return }
        let ordered = found.sorted { $0.key < $1.key }.map(\.value)
        relatedProducts = Array(ordered.filter(\.isAvailable).prefix(relatedLimit))
    }
}
