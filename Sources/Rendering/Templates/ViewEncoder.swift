import Stencil

/// Encodes a view into what Stencil understands: strings, numbers, booleans, arrays and ``ViewObject``.
///
/// Absent optionals stay known to the object that has them, so a template may ask for them.
enum ViewEncoder {
    /// Encodes a view under the name that errors call it by.
    static func encode(_ view: some Encodable, name: String) throws -> Any {
        let encoder = Node(name: name, codingPath: [])
        try view.encode(to: encoder)
        return encoder.result ?? ViewObject(name: name)
    }

    /// One value being encoded.
    final class Node: Encoder {
        let name: String
        let codingPath: [any CodingKey]
        let userInfo: [CodingUserInfoKey: Any] = [:]
        /// A simple value; the others are asked for their content in the end.
        var single: Any?
        var object: ViewObject?
        var list: ListBuilder?

        init(name: String, codingPath: [any CodingKey]) {
            self.name = name
            self.codingPath = codingPath
        }

        var result: Any? { object ?? list?.result ?? single }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            let object = self.object ?? ViewObject(name: name)
            self.object = object
            return KeyedEncodingContainer(Keyed<Key>(object: object, codingPath: codingPath))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer {
            let list = self.list ?? ListBuilder()
            self.list = list
            return Unkeyed(list: list, name: name, codingPath: codingPath)
        }

        func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: self) }

        /// Encodes any value: simple ones stay themselves.
        static func value(_ value: some Encodable, name: String, codingPath: [any CodingKey]) throws -> Any? {
            switch value {
            case is String, is Bool: return value
            case let number as any BinaryInteger: return Int(number)
            case let number as any BinaryFloatingPoint: return Double(number)
            default:
                let node = Node(name: name, codingPath: codingPath)
                try value.encode(to: node)
                return node.result
            }
        }
    }

    /// A list being encoded.
    final class ListBuilder {
        var items: [() -> Any?] = []
        var result: [Any] { items.compactMap { $0() } }
    }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let object: ViewObject
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { object.values[key.stringValue] = Any?.none }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        let encoded = try ViewEncoder.Node.value(
            value, name: "\(object.name).\(key.stringValue)", codingPath: codingPath + [key])
        object.values[key.stringValue] = encoded
    }

    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) { object.values[key.stringValue] = value as Any? }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { object.values[key.stringValue] = value as Any? }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { object.values[key.stringValue] = value as Any? }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { object.values[key.stringValue] = value as Any? }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let nested = ViewObject(name: "\(object.name).\(key.stringValue)")
        object.values[key.stringValue] = nested
        return KeyedEncodingContainer(Keyed<Nested>(object: nested, codingPath: codingPath + [key]))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let list = ViewEncoder.ListBuilder()
        object.values[key.stringValue] = LazyValueWrapper { _ in list.result }
        return Unkeyed(list: list, name: "\(object.name).\(key.stringValue)", codingPath: codingPath + [key])
    }

    func superEncoder() -> any Encoder { ViewEncoder.Node(name: object.name, codingPath: codingPath) }
    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

private struct Unkeyed: UnkeyedEncodingContainer {
    let list: ViewEncoder.ListBuilder
    let name: String
    let codingPath: [any CodingKey]
    var count: Int { list.items.count }

    func encodeNil() {}

    func encode(_ value: some Encodable) throws {
        let encoded = try ViewEncoder.Node.value(value, name: "\(name)[\(count)]", codingPath: codingPath)
        list.items.append { encoded }
    }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let nested = ViewObject(name: "\(name)[\(count)]")
        list.items.append { nested }
        return KeyedEncodingContainer(Keyed<Nested>(object: nested, codingPath: codingPath))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let nested = ViewEncoder.ListBuilder()
        list.items.append { nested.result }
        return Unkeyed(list: nested, name: "\(name)[\(count)]", codingPath: codingPath)
    }

    func superEncoder() -> any Encoder { ViewEncoder.Node(name: name, codingPath: codingPath) }
}

private struct Single: SingleValueEncodingContainer {
    let node: ViewEncoder.Node
    var codingPath: [any CodingKey] { node.codingPath }

    func encodeNil() { node.single = nil }

    func encode(_ value: some Encodable) throws {
        node.single = try ViewEncoder.Node.value(value, name: node.name, codingPath: node.codingPath)
    }
}
