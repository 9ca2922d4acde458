import Facts

/// A value that a test arranges or expects: literals and what is made of them, and what is computed of other values.
package indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    /// `.name(payload)`, the name as it is written; the type where it is known.
    case enumCase(TypeRef?, String, [LabelledValue])
    /// `Type(…)`: a value made by an initialiser.
    case construct(TypeRef, [LabelledValue])
    case list([Value])
    /// A dictionary, its entries in the order they are written.
    case dictionary([Entry])
    /// The same value as one that is arranged elsewhere.
    case place(SymbolicValue)
    /// A part of a value: `base.count`.
    case member(Value, String)
    /// What a pure method gives: `base.map(\.id)`.
    case method(Value, String, [LabelledValue])
    case binary(Value, String, Value)
    case not(Value)
    case interpolation([Piece])
    /// An expression without any free name, as it stands: `\.id`, `.whitespaces`.
    case verbatim(String)
    /// A double, by the name of the dependency.
    case dependency(String)
    /// The SUT itself.
    case subject
    /// One of a row of different values of a type without literals: an identifier, a link; a date by its seconds since 1970.
    case unique(TypeRef, Int)
    /// An address on the web.
    case address(String)
    /// Data that is a text: a document of JSON, or none.
    case document(String)
    /// A closure that records under a name how it is called.
    case recorder(String, TypeRef.Function)
    /// A value that the test may choose.
    case open(OpenValue)
    /// A value that nobody can write.
    case unknown

    /// A key of a dictionary with its value.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: Value
        /// The value.
        package var value: Value

        /// Creates an entry.
        package init(_ key: Value, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// A piece of an interpolated string.
    package enum Piece: Hashable, Sendable {
        case literal(String)
        case value(Value)
    }
}

/// A value with the label of an argument.
package struct LabelledValue: Hashable, Sendable {
    /// The label; `nil` without.
    package var label: String?
    /// The value.
    package var value: Value

    /// Creates a labelled value.
    package init(_ label: String?, _ value: Value) {
        self.label = label
        self.value = value
    }
}

/// A value that a test may choose, but for the parts that are given.
package struct OpenValue: Hashable, Sendable {
    /// Which value it is.
    package var symbol: SymbolicValue
    /// Its type.
    package var type: TypeRef
    /// Whether it must not be `nil`.
    package var isPresent: Bool
    /// The parts that are given.
    package var parts: [SymbolicValue.Step: Value]

    /// Creates an open value.
    package init(
        _ symbol: SymbolicValue, type: TypeRef, isPresent: Bool = false, parts: [SymbolicValue.Step: Value] = [:]
    ) {
        self.symbol = symbol
        self.type = type
        self.isPresent = isPresent
        self.parts = parts
    }
}

extension Value {
    /// Whether it is a literal, a case without payload, `nil`, an empty list or a closure that records.
    var isSimple: Bool {
        switch self {
        case .null, .boolean, .integer, .float, .string, .recorder, .list([]), .enumCase(_, _, []): true
        default: false
        }
    }
}
