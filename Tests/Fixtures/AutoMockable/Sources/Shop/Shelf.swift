/// @mockable
public protocol Shelf: AnyObject {
    var count: Int { get }
    var label: String? { get set }
    var tags: [String] { get set }
    static var limit: Int { get }
    func put(_ item: Item)
    func put(_ item: Item, at place: Int) -> Bool
    func put(_ items: [Item])
    func take(id: Int) throws -> Item
    func search(text: String, limit: Int) async -> [Item]
    func update<Value>(_ value: Value)
    subscript(place: Int) -> String { get set }
    static func open(named name: String) -> Int
}

/// @mockable(override: name = FakeScale; typealias: Weight = Int)
public protocol Scale {
    associatedtype Weight
    func weigh(_ item: Item) -> Weight
}

@MainActor
/// @mockable
public protocol Display: Sendable {
    var text: String { get set }
    func show(_ text: String, for seconds: Double) async
}
