import FactoryKit
import Foundation

public protocol MembershipStore {
    func expiry(of member: Int) -> Date?
    func extend(_ member: Int, to date: Date)
}

struct NoMemberships: MembershipStore {
    func expiry(of member: Int) -> Date? { nil }
    func extend(_ member: Int, to date: Date) {}
}

extension Container {
    public var membershipStore: Factory<MembershipStore> { self { NoMemberships() } }
    public var currentDate: Factory<() -> Date> { self { { Date() } } }
}

/// How long a membership runs; the time comes from the container, as a closure.
public final class MembershipViewModel {
    @Injected(\.membershipStore) private var store
    @Injected(\.currentDate) private var now

    public private(set) var isExpired = false

    public init() {}

    public func check(_ member: Int) {
        guard let expiry = store.expiry(of: member) else { return }
        isExpired = expiry <= now()
    }

    public func renew(_ member: Int) {
        store.extend(member, to: now().addingTimeInterval(365 * 24 * 60 * 60))
        isExpired = false
    }
}
