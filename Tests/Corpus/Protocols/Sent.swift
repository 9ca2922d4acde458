/// What sends its items asks for more than the protocol says of them.
struct Parcel<Item: Sendable>: Sendable {
    let items: [Item]
}

protocol Sender<Item>: Sendable {
    associatedtype Item: Identifiable where Item.ID: Sendable
    func next(after item: Item.ID?) async throws -> Parcel<Item>
    func send(_ parcel: Parcel<Item>)
}
