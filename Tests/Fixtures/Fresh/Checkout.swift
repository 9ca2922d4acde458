import Foundation

public struct Item: Equatable, Sendable {
    public let id: Int
    public var name: String
    public var price: Double
}
public struct Order: Equatable, Sendable {
    public let id: UUID
    public var items: [Item]
}
public struct Customer: Equatable, Sendable {
    public let id: String
    public var email: String?
    public var orders: [Order]
}

public protocol OrderRepository: Sendable {
    func orders(of customer: String) async throws -> [Order]
    func place(_ order: Order) async throws
}
public protocol SessionProviding: Sendable { var current: Customer? { get } }

@MainActor
public final class CheckoutViewModel {
    public private(set) var orders: [Order] = []
    public private(set) var isLoading = false
    public private(set) var message: String?
    private let repository: any OrderRepository
    private let session: any SessionProviding

    public init(repository: any OrderRepository, session: any SessionProviding) {
        self.repository = repository
        self.session = session
    }

    public func load() async {
        guard let customer = session.current else {
            message = "Sign in"
            return
        }
        isLoading = true
        defer { isLoading = false }
        do { orders = try await repository.orders(of: customer.id) } catch { message = "Try again" }
    }
}
