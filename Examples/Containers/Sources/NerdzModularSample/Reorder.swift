import NerdzInject
import NerdzSample

/// Uses, in a module of its own, what other modules register in the same container.
@MainActor public final class ReorderViewModel {
    @ForceInject private var orders: any OrdersType

    public private(set) var number: Int?

    public init() {}

    public func reorder() async throws { number = try await orders.submit(["again"]) }
}
