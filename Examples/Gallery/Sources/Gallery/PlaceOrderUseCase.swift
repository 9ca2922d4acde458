/// Takes orders.
protocol OrderRepository: Sendable {
    func stock(of productId: String) async throws -> Int
    func place(productId: String, quantity: Int) async throws -> String
}

/// Tells the user.
protocol OrderNotifier: Sendable {
    func orderPlaced(id: String)
}

/// A use case as a struct that is called like a function.
struct PlaceOrderUseCase {
    let repository: OrderRepository
    let notifier: OrderNotifier
    var limit: Int = 10

    enum Failure: Error, Equatable {
        case invalidQuantity
        case outOfStock
    }

    func execute(productId: String, quantity: Int) async throws -> String {
        guard quantity > 0, quantity <= limit else { throw Failure.invalidQuantity }
        let available = try await repository.stock(of: productId)
        guard available >= quantity else { throw Failure.outOfStock }
        let id = try await repository.place(productId: productId, quantity: quantity)
        notifier.orderPlaced(id: id)
        return id
    }
}
