/// The team's own container: one shelf for the whole process.
public enum Shelf {
    private static var items: [ObjectIdentifier: Any] = [:]

    /// Puts something on the shelf, for everybody who asks for the type.
    public static func put<Item>(_ item: Item, as type: Item.Type) {
        items[ObjectIdentifier(type)] = item
    }

    /// What is on the shelf for a type.
    public static func take<Item>(_ type: Item.Type) -> Item {
        guard let item = items[ObjectIdentifier(type)] as? Item else {
            fatalError("nothing is on the shelf for \(type)")
        }
        return item
    }

    /// Empties the shelf.
    public static func clear() {
        items = [:]
    }
}

/// A property whose value comes from the shelf.
@propertyWrapper
public struct Shelved<Item> {
    public let wrappedValue: Item

    public init() {
        wrappedValue = Shelf.take(Item.self)
    }
}
