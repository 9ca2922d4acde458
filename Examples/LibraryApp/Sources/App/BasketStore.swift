import Combine

/// Keeps what is put in.
public protocol BasketStorage {
    func load() -> [String: Int]?
    func save(_ basket: [String: Int])
}

/// What an order may not have.
public enum BasketError: Error, Equatable {
    case tooMany(limit: Int)
    case unknown(String)
}

/// A basket behind a subject that keeps its value.
public final class BasketStore {
    public let items: CurrentValueSubject<[String: Int], Never>
    private let storage: any BasketStorage
    private let limit: Int

    public init(storage: any BasketStorage, limit: Int = 10) {
        self.storage = storage
        self.limit = limit
        items = CurrentValueSubject(storage.load() ?? [:])
    }

    public var isEmpty: Bool { items.value.isEmpty }

    public func add(_ name: String, count: Int) throws {
        var basket = items.value
        let total = basket[name, default: 0] + count
        guard total <= limit else { throw BasketError.tooMany(limit: limit) }
        basket[name] = total
        keep(basket)
    }

    public func remove(_ name: String) throws {
        var basket = items.value
        guard basket.removeValue(forKey: name) != nil else { throw BasketError.unknown(name) }
        keep(basket)
    }

    public func clear() {
        keep([:])
    }

    private func keep(_ basket: [String: Int]) {
        storage.save(basket)
        items.send(basket)
    }
}
