/// Protocols of the standard library and frameworks whose requirements a double can fulfil by itself.
struct KnownProtocol {
    /// A member that fulfils a requirement.
    struct Member: Hashable {
        /// What it declares, without types: `==`, `hash(into:)`, `description`.
        var name: String
        /// Its text, with `{name}` for the double, and `{nonisolated}` or `{unsafe}`, of what is kept, where it is isolated.
        var text: String
        /// Whether it stands in the way of a requirement that a protocol states in words: what makes a double itself.
        var isIdentity = false
    }

    /// The members that fulfil it.
    var members: [Member] = []
    /// Whether conforming types must be `Sendable`.
    var isSendable = false

    /// The protocol of a name; `nil` when it is not one of these.
    static func named(_ name: String) -> KnownProtocol? { all[name] }

    private static let equality = Member(
        name: "==",
        text: "{nonisolated}static func == (left: {name}, right: {name}) -> Bool { left === right }", isIdentity: true)
    private static let hash = Member(
        name: "hash(into:)",
        text: "{nonisolated}func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
        isIdentity: true)
    private static let hashValue = Member(name: "hashValue", text: "", isIdentity: true)
    private static let order = Member(
        name: "<",
        text: "{nonisolated}static func < (left: {name}, right: {name}) -> Bool "
            + "{ ObjectIdentifier(left) < ObjectIdentifier(right) }", isIdentity: true)
    private static let decoding = Member(
        name: "init(from:)", text: "{nonisolated}required init(from decoder: any Decoder) throws {}")
    private static let encoding = Member(
        name: "encode(to:)", text: "{nonisolated}func encode(to encoder: any Encoder) throws {}")
    private static let description = Member(
        name: "description", text: "{nonisolated}var description: String { \"{name}\" }")
    private static let debugDescription = Member(
        name: "debugDescription", text: "{nonisolated}var debugDescription: String { \"{name}\" }")

    private static let elements = Member(name: "elements", text: "{unsafe}var elements: [Element] = []")
    private static let collection = [
        elements, Member(name: "startIndex", text: "{nonisolated}var startIndex: Int { elements.startIndex }"),
        Member(name: "endIndex", text: "{nonisolated}var endIndex: Int { elements.endIndex }"),
        Member(
            name: "index(after:)",
            text: "{nonisolated}func index(after index: Int) -> Int { elements.index(after: index) }"),
        Member(name: "subscript(_:)", text: "{nonisolated}subscript(position: Int) -> Element { elements[position] }"),
    ]
    private static let backwards = Member(
        name: "index(before:)",
        text: "{nonisolated}func index(before index: Int) -> Int { elements.index(before: index) }")
    private static let bytes = [
        Member(name: "bytes", text: "{unsafe}var bytes: [UInt8] = []"),
        Member(
            name: "withUnsafeBytes(_:)",
            text: "{nonisolated}func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R "
                + "{ try bytes.withUnsafeBytes(body) }"),
    ]

    /// A sequence that tests feed by `send` and `finish`.
    private static func fed(by stream: String, _ finish: String) -> [Member] {
        let kind = stream == "AsyncStream" ? "AsyncStream<Element>" : "AsyncThrowingStream<Element, any Error>"
        let make = stream == "AsyncStream" ? "stream" : "throwingStream"
        return [
            Member(
                name: "makeAsyncIterator()",
                text: "{nonisolated}func makeAsyncIterator() -> \(kind).Iterator "
                    + "{ fedElements.\(make)().makeAsyncIterator() }"),
            Member(
                name: "fedElements",
                text: "{nonisolated}private let fedElements = StreamFeed<Element>(isOpen: true)"),
            Member(
                name: "send(_:)",
                text: "{nonisolated}func send(_ elements: Element...) { fedElements.send(elements) }"),
            Member(name: "finish()", text: finish),
        ]
    }

    private static let all: [String: KnownProtocol] = [
        "AnyObject": KnownProtocol(), "class": KnownProtocol(), "Sendable": KnownProtocol(isSendable: true),
        "SendableMetatype": KnownProtocol(), "BitwiseCopyable": KnownProtocol(), "Actor": KnownProtocol(),
        "AnyActor": KnownProtocol(), "Copyable": KnownProtocol(), "Escapable": KnownProtocol(),
        "ObservableObject": KnownProtocol(), "Observable": KnownProtocol(), "AutoMockable": KnownProtocol(),
        "Identifiable": KnownProtocol(),
        "Equatable": KnownProtocol(members: [equality]),
        "Hashable": KnownProtocol(members: [equality, hash, hashValue]),
        "Comparable": KnownProtocol(members: [equality, order]),
        "Strideable": KnownProtocol(members: [equality, order]),
        "Error": KnownProtocol(isSendable: true), "LocalizedError": KnownProtocol(isSendable: true),
        "RecoverableError": KnownProtocol(isSendable: true), "CustomNSError": KnownProtocol(isSendable: true),
        "CustomStringConvertible": KnownProtocol(members: [description]),
        "LosslessStringConvertible": KnownProtocol(members: [description]),
        "CustomDebugStringConvertible": KnownProtocol(members: [debugDescription]),
        "Encodable": KnownProtocol(members: [encoding]), "Decodable": KnownProtocol(members: [decoding]),
        "Codable": KnownProtocol(members: [decoding, encoding]),
        "CodingKey": KnownProtocol(isSendable: true),
        "Executor": KnownProtocol(isSendable: true), "SerialExecutor": KnownProtocol(isSendable: true),
        "TaskExecutor": KnownProtocol(isSendable: true), "Clock": KnownProtocol(isSendable: true),
        "InstantProtocol": KnownProtocol(members: [equality, hash, order], isSendable: true),
        "FormatStyle": KnownProtocol(members: [equality, hash, decoding, encoding]),
        "ParseStrategy": KnownProtocol(members: [equality, hash, decoding, encoding]),
        "SortComparator": KnownProtocol(members: [equality, hash], isSendable: true),
        "Sequence": KnownProtocol(members: [
            elements,
            Member(
                name: "makeIterator()",
                text: "{nonisolated}func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }"),
        ]),
        "Collection": KnownProtocol(members: collection),
        "BidirectionalCollection": KnownProtocol(members: collection + [backwards]),
        "RandomAccessCollection": KnownProtocol(members: collection + [backwards]),
        "AsyncSequence": KnownProtocol(
            members: fed(
                by: "AsyncThrowingStream",
                "{nonisolated}func finish(throwing error: (any Error)? = nil) { fedElements.finish(throwing: error) }")),
        "AsyncSequence of Never": KnownProtocol(
            members: fed(by: "AsyncStream", "{nonisolated}func finish() { fedElements.finish() }")),
        "ContiguousBytes": KnownProtocol(members: bytes),
    ].merging(Superclass.delegates.map { ($0, KnownProtocol(isSendable: true)) }) { first, _ in first }
}
