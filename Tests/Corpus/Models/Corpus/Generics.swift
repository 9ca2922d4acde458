import Foundation

// Generic models and types that depend on others.

struct Page<Element> {
    let items: [Element]
    let page: Int
    let totalCount: Int
    let hasMore: Bool
}

struct ConstrainedPage<Element: Equatable & Sendable>: Equatable where Element: Hashable {
    let items: [Element]
    let next: String?
}

struct Box<Value> {
    let value: Value
}

struct Pair<First, Second> {
    let first: First
    let second: Second?
}

struct Cache<Key: Hashable, Value> {
    var storage: [Key: Value]
    var limit: Int = 100
}

struct Tagged<Tag, RawValue: Hashable>: Hashable {
    let rawValue: RawValue
}

struct UserTag {}
typealias UserToken = Tagged<UserTag, String>

struct HoldsGenerics {
    let page: Page<Address>
    let box: Box<Level>
    let pair: Pair<Int, String>
    let boxes: [Box<Int>]
    let deep: Box<Box<Coordinates>>
    let token: UserToken
    let cache: Cache<String, Address>
}

final class Store<State> {
    let state: State
    let history: [State]
    init(state: State, history: [State] = []) {
        self.state = state
        self.history = history
    }
}

struct Outer<Value> {
    struct Inner {
        let value: Value?
        let count: Int
    }
    let inner: Inner
    let name: String
}

struct HoldsOuter {
    let outer: Outer<Int>
}

struct Response<Payload: Decodable> {
    let payload: Payload?
    let status: Int
}

struct Selection<Item: Identifiable> {
    let items: [Item]
    let selected: Item.ID?
}

struct Lens<Root, Part> {
    let get: (Root) -> Part
    let name: String
    init(name: String, get: @escaping (Root) -> Part) {
        self.name = name
        self.get = get
    }
}

struct Loadable<Value, Failure: Error> {
    let result: Result<Value, Failure>?
    let startedAt: Date
}
