/// Swift that will be written, as a tree: planning makes it, printing lays it out.
///
/// The tree knows nothing but how things are put together. What is read from source is an `Expression` instead.
public enum Code {}

extension Code {
    /// An expression.
    public indirect enum Expression: Hashable, Sendable {
        /// A name. For example: `deps`, `$0`
        case name(String)
        /// A type. For example: `Page<Item>`
        case type(TypeRef)
        /// A member; without a base where the type is known. For example: `sut.items`, `.offline`
        case member(Expression?, String)
        /// A part of an optional, which the chain goes on from. For example: `deps.items?`
        case chained(Expression)
        /// An optional that is known to be there. For example: `UUID(uuidString: text)!`
        case unwrapped(Expression)
        /// An element. For example: `items[0]`
        case element(Expression, [Argument])
        /// A call. For example: `sut.load(id: 1)`, `box.write { $0.count += 1 }`
        case call(Expression, [Argument], trailing: Closure?)
        /// A further closure after the trailing one. For example: `withValues { … } operation: { makeSUT() }`
        case followed(Expression, label: String, Closure)
        /// A call with an argument on each line where they do not fit on one. For example: an initialiser of a model.
        case column(Expression, [Argument])
        /// A number, or anything else that is one word. For example: `42`, `-1`, `1.5`, `0...10`
        case number(String)
        /// A Boolean. For example: `true`
        case boolean(Bool)
        /// A string; the value, not its spelling. For example: `"page 1"`
        case string(String)
        /// A string with values in it. For example: `"page \(number)"`
        case interpolation([Piece])
        /// Nothing. For example: `nil`
        case null
        /// A list. For example: `[first, second]`
        case array([Expression])
        /// A dictionary. For example: `["a": 1]`, `[:]`
        case dictionary([Pair])
        /// Values side by side, or one in parentheses. For example: `(first, second)`
        case tuple([Argument])
        /// A closure. For example: `{ _, completion in completion(page) }`
        case closure(Closure)
        /// An operator between two values; parentheses come by themselves. For example: `a + b`, `a == b`
        case binary(Expression, String, Expression)
        /// An operator before a value. For example: `!isOnline`, `&count`
        case prefix(String, Expression)
        /// A conversion or the question for it. For example: `error as? LoadError`, `error is LoadError`
        case cast(Expression, String, TypeRef)
        /// A call that may throw. For example: `try sut.load()`
        case `try`(Expression)
        /// A call that may wait. For example: `await sut.load()`
        case await(Expression)
        /// Whether a value is a case, and what it carries is as wanted. For example:
        /// `if case .loaded = sut.state { true } else { false }`
        case isCase(String, of: Expression, where: Expression = .boolean(true))
        /// A macro. For example: `#expect(sut.isLoaded)`
        case macro(String, [Argument], trailing: Closure?)
        /// Text that others wrote; it is not broken. For example: a value that a configuration names.
        case verbatim(String)
        /// An expression that needs more than its parts tell.
        case needing(Needs, Expression)
    }

    /// A piece of a string with values in it.
    public enum Piece: Hashable, Sendable {
        /// Text; the value, not its spelling.
        case text(String)
        /// A value that is shown in the text.
        case value(Expression)
    }

    /// A key and a value of a dictionary.
    public struct Pair: Hashable, Sendable {
        /// The key.
        public var key: Expression
        /// The value.
        public var value: Expression

        /// Creates a pair.
        public init(_ key: Expression, _ value: Expression) {
            self.key = key
            self.value = value
        }
    }

    /// An argument of a call, or an element of a tuple.
    public struct Argument: Hashable, Sendable {
        /// The label; `nil` without.
        public var label: String?
        /// The value.
        public var value: Expression

        /// Creates an argument.
        public init(_ label: String? = nil, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }

    /// A closure.
    public struct Closure: Hashable, Sendable {
        /// The names of the parameters; empty for `$0`.
        public var parameters: [String]
        /// The statements; several of them stand on lines of their own.
        public var body: [Statement]
        /// Whether one statement stands on a line of its own too.
        public var isOpen: Bool
        /// The type of error that it throws, which the compiler does not infer of a body; `nil` where that is any or none.
        public var thrown: TypeRef?

        /// Creates a closure.
        public init(
            _ parameters: [String] = [], throwing thrown: TypeRef? = nil, _ body: [Statement], isOpen: Bool = false
        ) {
            self.thrown = thrown
            self.parameters = parameters
            self.body = body
            self.isOpen = isOpen
        }
    }

    /// What code needs besides the language: types by which modules are found, imports, and support files.
    public struct Needs: Hashable, Sendable {
        /// Types that are named.
        public var types: Set<TypeRef>
        /// Imports, as written.
        public var imports: Set<String>
        /// Support files that declare what is used.
        public var support: Set<SupportFile>
        /// The global actor on which it is made: `MainActor`; `nil` for anywhere.
        public var isolation: String?

        /// Creates needs.
        public init(
            types: Set<TypeRef> = [], imports: Set<String> = [], support: Set<SupportFile> = [],
            isolation: String? = nil
        ) {
            self.types = types
            self.imports = imports
            self.support = support
            self.isolation = isolation
        }

        /// Takes over what others need.
        public mutating func formUnion(_ other: Needs) {
            types.formUnion(other.types)
            imports.formUnion(other.imports)
            support.formUnion(other.support)
            isolation = isolation ?? other.isolation
        }
    }
}

/// A file that the tests of a target share, by the name of its template.
public enum SupportFile: String, Hashable, Sendable, CaseIterable {
    /// The trait that keeps suites apart which share a container.
    case exclusiveContainer = "ExclusiveContainer"
    /// The function that waits until a condition holds.
    case waitUntil = "WaitUntil"
    /// The error for doubles to throw where the code does not care which.
    case testError = "TestError"
    /// The JSON that data is, to be compared as a text.
    case sortedJSON = "SortedJSON"
    /// The clock that a test moves on by hand.
    case manualClock = "ManualClock"
    /// The protocol that answers requests in place of the network.
    case urlProtocolStub = "URLProtocolStub"
}
