import Foundation

enum HTTPFailure: Error {
    case status(Int)
    case noConnection
}

protocol Cancellable {
    func cancel()
}

protocol RecipeTransport: AnyObject {
    @discardableResult
    func get(path: String, query: [String: String], completion: @escaping (Result<Data, HTTPFailure>) -> Void)
        -> Cancellable
}

protocol TimeSource {
    var uptime: TimeInterval { get }
}

struct ProcessTime: TimeSource {
    var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

protocol FavouriteStoring: AnyObject {
    var favouriteIDs: Set<Recipe.ID> { get set }
}

protocol CatalogueObserver: AnyObject {
    func catalogue(_ service: RecipeCatalogueService, didRefresh recipes: [Recipe], page: Int)
    func catalogueDidInvalidate(_ service: RecipeCatalogueService)
}

extension CatalogueObserver {
    func catalogueDidInvalidate(_ service: RecipeCatalogueService) {}
}

final class DefaultsFavouriteStore: FavouriteStoring {
    static let shared: FavouriteStoring = DefaultsFavouriteStore()
    private let key = "favourite-recipes"

    var favouriteIDs: Set<Recipe.ID> {
        get { Set(UserDefaults.standard.array(forKey: key) as? [Int] ?? []) }
        set { UserDefaults.standard.set(Array(newValue), forKey: key) }
    }
}
