import Facts

/// Protocols of the standard library and of Foundation that those of projects inherit from, with what they ask of a double.
///
/// What they ask for in full may be more: members that every conforming type gets by itself are left out, and so are those
/// of Objective-C that nobody must have. Iterators are of the types that are made without one of the project's.
public enum LibraryProtocols {
    private static let text = """
        public protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            nonisolated init?(rawValue: RawValue)
            nonisolated var rawValue: RawValue { get }
        }
        public protocol CaseIterable { nonisolated static var allCases: [Self] { get } }
        public protocol RandomNumberGenerator { nonisolated mutating func next() -> UInt64 }
        public protocol TextOutputStream { nonisolated mutating func write(_ string: String) }
        public protocol IteratorProtocol<Element> {
            associatedtype Element
            nonisolated mutating func next() -> Element?
        }
        public protocol Sequence<Element> {
            associatedtype Element
            nonisolated func makeIterator() -> AnyIterator<Element>
        }
        public protocol AsyncIteratorProtocol<Element> {
            associatedtype Element
            nonisolated mutating func next() async throws -> Element?
        }
        public protocol AsyncSequence<Element> {
            associatedtype Element
            nonisolated func makeAsyncIterator() -> AsyncStream<Element>.Iterator
        }
        public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
        public protocol URLSessionTaskDelegate: URLSessionDelegate {}
        public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
        public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
        """

    private static let file = {
        var file = readFile(text, path: "Swift.swiftinterface", module: "Swift").value
        file.isForeign = true
        return file
    }()

    private static let names = Set(file.types.map(\.name))

    /// An index of facts, with these protocols where some protocols inherit one of them and nobody declares it.
    public static func completing(_ index: FactIndex, for types: [TypeFact]) -> FactIndex {
        let unknown = types.flatMap { index.inheritedProtocols(of: $0).unknown }
        let isAsked = unknown.contains { names.contains($0.type.unattributed.lastName ?? "") }
        return isAsked ? FactIndex(files: index.files + [file]) : index
    }
}
