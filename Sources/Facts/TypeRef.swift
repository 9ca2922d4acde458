/// A type as it is written in source, as a tree.
///
/// Nothing is resolved here: `UserID` stays `UserID` whether it is a struct or an alias.
public indirect enum TypeRef: Hashable, Sendable {
    /// `Int`, `Array<Int>`, `Outer.Inner<String>`: components from the outside in.
    case named([Component])
    /// `T?`
    case optional(TypeRef)
    /// `T!`
    case implicitlyUnwrapped(TypeRef)
    /// `[T]`
    case array(TypeRef)
    /// `[K: V]`
    case dictionary(key: TypeRef, value: TypeRef)
    /// `(Int, name: String)`; the empty tuple is `Void`. A parenthesised type is a tuple of one unlabelled element.
    case tuple([Element])
    /// `(Int) async throws -> String`
    case function(Function)
    /// `any P`
    case existential(TypeRef)
    /// `some P`
    case opaque(TypeRef)
    /// `A & B`
    case composition([TypeRef])
    /// `T.Type` or `T.Protocol`; `name` is the last word.
    case metatype(TypeRef, name: String)
    /// `@Sendable @escaping T`, `inout T`, `borrowing T`: attributes with their arguments, then specifiers, as written.
    case attributed(attributes: [String], specifiers: [String], TypeRef)
    /// `repeat each T`
    case packExpansion(TypeRef)
    /// `each T`
    case packElement(TypeRef)
    /// `~Copyable`
    case suppressed(TypeRef)
    /// Anything else, as written.
    case other(String)

    /// One name in a dotted type, with its generic arguments.
    public struct Component: Hashable, Sendable {
        /// The name, with backticks if it was written with them.
        public var name: String
        /// The generic arguments.
        public var arguments: [TypeRef]

        /// Creates a component.
        public init(_ name: String, _ arguments: [TypeRef] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// One element of a tuple, or one parameter of a function type.
    public struct Element: Hashable, Sendable {
        /// The first name: a label, or `_`; `nil` when unlabelled.
        public var label: String?
        /// The second name of `(_ name: T)`.
        public var secondName: String?
        /// The element's type.
        public var type: TypeRef
        /// Whether `...` follows.
        public var isVariadic: Bool

        /// Creates an element.
        public init(label: String? = nil, secondName: String? = nil, type: TypeRef, isVariadic: Bool = false) {
            self.label = label
            self.secondName = secondName
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// The parts of a function type.
    public struct Function: Hashable, Sendable {
        /// The parameters.
        public var parameters: [Element]
        /// `async`, `throws`, `throws(E)`.
        public var effects: Effects
        /// The result; `Void` as written.
        public var result: TypeRef

        /// Creates a function type.
        public init(parameters: [Element], effects: Effects = Effects(), result: TypeRef) {
            self.parameters = parameters
            self.effects = effects
            self.result = result
        }
    }
}

/// What a function or accessor may do besides returning.
public struct Effects: Hashable, Sendable {
    /// How something throws.
    public enum Throwing: Hashable, Sendable {
        case never
        /// `throws`
        case any
        /// `throws(E)`
        case typed(TypeRef)
        /// `rethrows`
        case rethrowing
    }

    /// `async` (or the older `reasync`).
    public var isAsync: Bool
    /// How it throws.
    public var throwing: Throwing

    /// Creates effects.
    public init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// Whether a call must be marked with `try` (rethrowing not counted, `throws(Never)` not counted).
    public var canThrow: Bool {
        switch throwing {
        case .never, .rethrowing: false
        case .any: true
        case .typed(let type): type != .simple("Never") && type != .simple("Swift.Never")
        }
    }

    /// The type of the errors, where it is written: `E` of `throws(E)`.
    public var thrownType: TypeRef? {
        if case .typed(let type) = throwing { type } else { nil }
    }

    /// `async throws(E)`, with single spaces and no outer space; empty when there are none.
    public var text: String {
        var words: [String] = []
        if isAsync { words.append("async") }
        switch throwing {
        case .never: break
        case .any: words.append("throws")
        case .typed(let type): words.append("throws(\(type.text))")
        case .rethrowing: words.append("rethrows")
        }
        return words.joined(separator: " ")
    }
}
