import Foundation

struct ShoppingList: Identifiable, Equatable {
    let id: UUID
    var title: String
}

protocol ListStore {
    var count: Int { get }
    var lists: [ShoppingList] { get }
    func save(_ lists: [ShoppingList]) async throws
    func addShoppingList(_ list: ShoppingList) -> Result<Void, ShopError>
    func shoppingList(id: ShoppingList.ID) -> Result<ShoppingList?, ShopError>
    func contains(_ list: ShoppingList) -> Bool
    func observe() -> AsyncStream<[ShoppingList]>
    func observeList(id: UUID) -> AsyncThrowingStream<ShoppingList?, any Error>
    func clearCache()
    func archived() -> [ShoppingList]
}

protocol Settings {
    func set<T: Codable>(_ value: T, forKey key: String)
    func value<T: Codable>(_ type: T.Type, forKey key: String) -> T?
    func string(forKey key: String) -> String?
    func contains(key: String) -> Bool
    func remove(forKey key: String)
}

enum Account { case own, shared }

protocol Vault: Sendable {
    func setToken(_ token: String?, for account: Account) throws
    func token(for account: Account) throws -> String
    func deleteToken(for account: Account) throws
    func history(for account: Account) -> [String]?
}
