import Foundation

extension ProductDetailViewModel {
    struct SizeOption: Equatable {
        let size: String
        let isEnabled: Bool
        let isSelected: Bool
    }

    static let lowStockThreshold = 5

    var maximumQuantity: Int {
        guard let product, let selectedVariant else { return 0 }
        return min(product.maximumPerOrder, selectedVariant.stock.orderLimit ?? product.maximumPerOrder)
    }

    var canAddToCart: Bool {
        guard state == .loaded, let selectedVariant else { return false }
        return selectedVariant.isPurchasable && !isAddingToCart
    }

    var colours: [String] {
        var seen = Set<String>()
        return (product?.variants ?? []).map(\.colour).filter { seen.insert($0).inserted }
    }

    var sizeOptions: [SizeOption] {
        guard let product, let selectedVariant else { return [] }
        return product.variants
            .filter { $0.colour == selectedVariant.colour }
            .map { SizeOption(size: $0.size, isEnabled: $0.isPurchasable, isSelected: $0.id == selectedVariant.id) }
    }

    var stockText: String? {
        switch selectedVariant?.stock {
        case nil: return nil
        case .soldOut, .inStock(units: 0): return "Sold out"
        case .preorder: return "Pre-order"
        case .inStock(let units): return units < Self.lowStockThreshold ? "Only \(units) left" : "In stock"
        }
    }

    var discountBadge: String? {
        guard let quote, quote.isReduced, let discount = quote.appliedDiscount else { return nil }
        switch discount.kind {
        case .percentage(let percent): return "-\(percent)%"
        case .amountOff: return "Sale"
        }
    }

    static func failure(for error: any Error) -> LoadState {
        switch error as? CatalogError {
        case .notFound:
            return .failed(message: "This product is no longer available.", canRetry: false)
        case .offline:
            return .failed(message: "You appear to be offline.", canRetry: true)
        case .server(let status):
            return .failed(message: "The shop is not responding (\(status)).", canRetry: status >= 500)
        case nil:
            return .failed(message: "Something went wrong.", canRetry: true)
        }
    }
}
