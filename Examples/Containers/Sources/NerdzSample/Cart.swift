import NerdzInject

public enum CartError: Error, Equatable {
    case empty
}

public protocol OrdersType: Sendable {
    func submit(_ items: [String]) async throws -> Int
}

public protocol AnalyticsType {
    func track(_ event: String)
}

/// A cart that orders what is in it.
@MainActor public final class CartViewModel {
    @ForceInject private var orders: any OrdersType
    @Inject private var analytics: AnalyticsType?

    public private(set) var items: [String] = []
    public private(set) var number: Int?
    public private(set) var errorMessage: String?

    public init() {}

    public func add(_ item: String) {
        items.append(item)
        analytics?.track("add")
    }

    public func submit() async {
        do {
            number = try await orders.submit(items)
            items = []
        } catch {
            errorMessage = "The order failed."
        }
    }
}

/// What was ordered before.
@MainActor public final class HistoryViewModel {
    @ForceInject private var orders: any OrdersType

    public private(set) var last: Int?

    public init() {}

    public func repeatLast() async throws {
        last = try await orders.submit(["again"])
    }
}

public protocol CouponType {
    func discount(of code: String) -> Int?
}

/// Asks under strings, under other types and in a body.
public final class CouponInteractor {
    @ForceInject("seasonal") private var seasonal: any CouponType
    @ForceInject(AnalyticsType.self) private var log: any AnalyticsType

    public private(set) var discount = 0

    public init() {}

    public func apply(_ code: String) {
        let regular: any CouponType = NerdzInject.shared.forceResolve(by: CouponType.self)
        discount = seasonal.discount(of: code) ?? regular.discount(of: code) ?? 0
        log.track(code)
    }
}
