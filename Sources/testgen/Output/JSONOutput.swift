import Foundation

/// How testgen writes JSON: for programs that read its output, and for the files it keeps.
enum JSONOutput {
    /// A value as JSON text: keys sorted, one member a line, with a line break at the end.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}

/// A member that is written as `null` when it has no value, where a plain optional would be left out.
@propertyWrapper
struct OrNull<Value: Encodable>: Encodable {
    private var value: Value?

    var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }

    init(wrappedValue: Value?) {
        value = wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}
