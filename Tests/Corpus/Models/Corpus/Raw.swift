// swift-format-ignore-file
import Foundation

// Option sets and other raw-representable structs.

struct Permissions: OptionSet {
    let rawValue: Int
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
}

struct EmptyOptions: OptionSet {
    let rawValue: UInt8
}

struct HoldsOptions {
    let permissions: Permissions
    let empty: EmptyOptions
    var chosen: Permissions = [.read, .write]
}

struct OrderID: RawRepresentable, Hashable {
    let rawValue: String
}

struct Order: Identifiable {
    let id: OrderID
    let reference: OrderReference
    let lines: [Line]

    struct Line: Identifiable {
        let id: UUID
        let order: OrderID
        let count: Int
    }
}

struct OrderReference: ExpressibleByStringLiteral {
    let value: String
    init(stringLiteral value: String) { self.value = value }
}

struct Wrapped: Hashable {
    let id: OrderID
}

struct IdentifiedByCode: Identifiable {
    let label: String
    let code: String
    var id: String { code }
}

struct IdentifiedByNumber: Identifiable {
    let id: Int
    let label: String
}

struct NotificationKey: RawRepresentable {
    var rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let didLoad = NotificationKey(rawValue: "didLoad")
}
