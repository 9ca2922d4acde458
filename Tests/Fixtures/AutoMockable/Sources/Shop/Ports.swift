// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public protocol AutoMockable {}

public struct Item: Equatable, Sendable {
    public let id: Int
    public init(id: Int) { self.id = id }
}

public enum ShopError: Error, Equatable { case gone }

public protocol Catalog: AutoMockable {
    var items: [Item] { get }
    var selected: Item? { get set }
    var title: String { get }
    var remote: Int { get async throws }
    func start()
    func move(from a: Int, to b: Int)
    func find(id: Int) async throws -> Item?
    func price(of item: Item, in currency: String) throws -> Int
    func observe(_ handler: @escaping (Item) -> Void)
    func each(_ body: (Item) -> Void, limit: Int)
    func pair() -> (Int, String)
    func load_user_by_id(user_id: Int) -> String
    func reload(animated: Bool?)
}

// sourcery: AutoMockable
public protocol Basket: AnyObject {
    func add(_ item: Item)
    func add(_ items: [Item], at index: Int) -> Bool
    func checkout() throws(ShopError) -> Int
    static func make(name: String) -> Int
    init(owner: String)
}

extension Basket {
    public func total() -> Int { 0 }
}

public final class Store {
    let catalog: any Catalog
    public private(set) var found: Item?
    public init(catalog: any Catalog) { self.catalog = catalog }

    public func find(_ id: Int) async throws {
        catalog.start()
        found = try await catalog.find(id: id)
        catalog.reload(animated: nil)
    }
}
