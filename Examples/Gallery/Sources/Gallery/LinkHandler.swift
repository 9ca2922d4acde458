import Foundation

/// Finds out whether a product may be shown.
protocol IsProductVisible {
    func callAsFunction(_ id: Int) -> Bool
}

/// Shows what a link leads to.
protocol LinkNavigating {
    func showHome()
    func showProduct(_ id: Int)
}

/// Takes links apart: `shop://product/12`.
final class LinkHandler {
    private let isProductVisible: any IsProductVisible
    private let navigator: any LinkNavigating

    init(isProductVisible: any IsProductVisible, navigator: any LinkNavigating) {
        self.isProductVisible = isProductVisible
        self.navigator = navigator
    }

    func handle(_ url: URL) -> Bool {
        guard url.scheme == "shop" else { return false }
        switch url.host {
        case "home": navigator.showHome()
        case "product":
            guard let id = Int(url.lastPathComponent), isProductVisible(id) else { return false }
            navigator.showProduct(id)
        default: return false
        }
        return true
    }
}
