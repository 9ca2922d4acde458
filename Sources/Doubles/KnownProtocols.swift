/// Protocols of the standard library and frameworks whose requirements a double can fulfil by itself.
struct KnownProtocol {
    /// The members that fulfil it, with `{name}` for the double and `{nonisolated}` where it is isolated.
    var members: [String] = []
    /// Whether conforming types must be `Sendable`.
    var isSendable = false

    /// The protocol of a name; `nil` when it is not one of these.
    static func named(_ name: String) -> KnownProtocol? { all[name] }

    private static let equality = "{nonisolated}static func == (left: {name}, right: {name}) -> Bool { left === right }"
    private static let hash =
        "{nonisolated}func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
    private static let order =
        "{nonisolated}static func < (left: {name}, right: {name}) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }"
    private static let decoding = "{nonisolated}required init(from decoder: any Decoder) throws {}"
    private static let encoding = "{nonisolated}func encode(to encoder: any Encoder) throws {}"
    private static let description = "{nonisolated}var description: String { \"{name}\" }"

    private static let bytes = """
        {nonisolated}func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
        """

    private static let all: [String: KnownProtocol] = [
        "AnyObject": KnownProtocol(), "class": KnownProtocol(), "Sendable": KnownProtocol(isSendable: true),
        "SendableMetatype": KnownProtocol(), "BitwiseCopyable": KnownProtocol(), "Actor": KnownProtocol(),
        "AnyActor": KnownProtocol(), "Copyable": KnownProtocol(), "Escapable": KnownProtocol(),
        "ObservableObject": KnownProtocol(), "Observable": KnownProtocol(), "AutoMockable": KnownProtocol(),
        "Identifiable": KnownProtocol(),
        "Equatable": KnownProtocol(members: [equality]),
        "Hashable": KnownProtocol(members: [equality, hash]),
        "Comparable": KnownProtocol(members: [equality, order]),
        "Error": KnownProtocol(isSendable: true), "LocalizedError": KnownProtocol(isSendable: true),
        "CustomNSError": KnownProtocol(isSendable: true),
        "CustomStringConvertible": KnownProtocol(members: [description]),
        "CustomDebugStringConvertible": KnownProtocol(
            members: ["{nonisolated}var debugDescription: String { \"{name}\" }"]),
        "LosslessStringConvertible": KnownProtocol(
            members: [description, "{nonisolated}required init?(_ description: String) {}"]),
        "ContiguousBytes": KnownProtocol(members: [bytes]),
        "ExpressibleByStringLiteral": literal("stringLiteral", "String"),
        "ExpressibleByIntegerLiteral": literal("integerLiteral", "Int"),
        "ExpressibleByFloatLiteral": literal("floatLiteral", "Double"),
        "ExpressibleByBooleanLiteral": literal("booleanLiteral", "Bool"),
        "ExpressibleByNilLiteral": literal("nilLiteral", "()"),
        "Encodable": KnownProtocol(members: [encoding]), "Decodable": KnownProtocol(members: [decoding]),
        "Codable": KnownProtocol(members: [decoding, encoding]),
    ]

    private static func literal(_ label: String, _ type: String) -> KnownProtocol {
        KnownProtocol(members: ["{nonisolated}required init(\(label) value: \(type)) {}"])
    }
}
