/// An expression of a body, argument or initial value, as a tree.
public indirect enum Expression: Hashable, Sendable {
    /// `42`, as written.
    case integer(String)
    /// `1.5`, as written.
    case float(String)
    /// `true`
    case boolean(Bool)
    /// A string without interpolation; the value, escapes resolved where they are simple.
    case string(String)
    /// A string with interpolations: literal pieces and expressions in order.
    case interpolation([StringPiece])
    /// `nil`
    case `nil`
    /// `name`, `self`, `super`, `$0`
    case name(String)
    /// `base.name`; `base` is `nil` for `.name`. Labels are kept: `base.load(id:)`.
    case member(Expression?, String)
    /// `callee(a, label: b) { … }`
    case call(Expression, [Argument])
    /// `base[a]`
    case `subscript`(Expression, [Argument])
    /// `{ [weak self] a in … }`
    case closure(ClosureExpression)
    /// `[a, b]`
    case array([Expression])
    /// `[a: b]`
    case dictionary([KeyValue])
    /// `(a, label: b)`; parentheses around one expression are dropped.
    case tuple([Argument])
    /// `a = b`, `a += b`: the operator as written.
    case assignment(Expression, String, Expression)
    /// `a + b`, folded by the standard operators' precedence.
    case binary(Expression, String, Expression)
    /// `!a`, `-a`
    case prefix(String, Expression)
    /// `a...`
    case postfix(Expression, String)
    /// `try a`, `try? a`, `try! a`: the mark is `""`, `"?"` or `"!"`.
    case `try`(String, Expression)
    /// `await a`
    case await(Expression)
    /// `a?` within a chain.
    case optionalChain(Expression)
    /// `a!`
    case forceUnwrap(Expression)
    /// `a as? T`, `a as T`, `a as! T`, `a is T`: the word with its mark.
    case cast(Expression, String, TypeRef)
    /// `a ? b : c`
    case ternary(Expression, Expression, Expression)
    /// `if` or `switch` used for its value.
    case statement(Statement)
    /// `\.a.b` or `\Root.a.b`: the root (`nil` for none) and the components as written.
    case keyPath(root: TypeRef?, components: [String])
    /// A type in an expression: `[Int]`, `P`, in `P.self` the base; only where it is certain (generic arguments, sugar).
    case type(TypeRef)
    /// `&a`
    case inOut(Expression)
    /// `#selector(…)`, macro expansions, anything else: as written.
    case other(String)

    /// A piece of an interpolated string.
    public enum StringPiece: Hashable, Sendable {
        /// Text; the value, escapes resolved.
        case literal(String)
        case expression(Expression)
    }

    /// A key and a value of a dictionary literal.
    public struct KeyValue: Hashable, Sendable {
        /// The key.
        public var key: Expression
        /// The value.
        public var value: Expression

        /// Creates a pair.
        public init(key: Expression, value: Expression) {
            self.key = key
            self.value = value
        }
    }
}

/// An argument of a call, subscript, attribute or tuple.
public struct Argument: Hashable, Sendable {
    /// The label; `nil` without.
    public var label: String?
    /// The value.
    public var value: Expression
    /// Whether it was written as a trailing closure.
    public var isTrailing: Bool

    /// Creates an argument.
    public init(label: String? = nil, value: Expression, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
    }
}

/// A closure expression.
public struct ClosureExpression: Hashable, Sendable {
    /// Attributes such as `@MainActor`, as written.
    public var attributes: [String]
    /// Captures as written: `weak self`.
    public var captures: [String]
    /// What captures are given a name of their own: `[store = services.store]`.
    public var captured: [Argument]
    /// Names of the parameters; empty for `$0`.
    public var parameters: [String]
    /// The types of the parameters where they are written, as many as there are names, or none.
    public var types: [TypeRef?]
    /// The statements.
    public var body: [Statement]

    /// Creates a closure.
    public init(
        attributes: [String] = [], captures: [String] = [], captured: [Argument] = [], parameters: [String] = [],
        types: [TypeRef?] = [], body: [Statement]
    ) {
        self.attributes = attributes
        self.captures = captures
        self.captured = captured
        self.parameters = parameters
        self.types = types
        self.body = body
    }
}

/// A statement of a body, with its place.
public struct Statement: Hashable, Sendable {
    /// What it does.
    public var kind: Kind
    /// Its first character.
    public var location: SourceLocation
    /// The name by which `break` and `continue` mean it; `nil` for none.
    public var label: String?

    /// Creates a statement.
    public init(_ kind: Kind, at location: SourceLocation, label: String? = nil) {
        self.kind = kind
        self.location = location
        self.label = label
    }

    /// The kinds of statement.
    public indirect enum Kind: Hashable, Sendable {
        case expression(Expression)
        /// `let a: T = b`, one for each binding; the pattern as written. The value of `async let` is `.prefix("async", b)`.
        case binding(isLet: Bool, pattern: Pattern, type: TypeRef?, value: Expression?, attributes: [AttributeFact])
        /// `if a, let b { … } else { … }`; an `else if` is one `if` statement in `otherwise`.
        case `if`([Condition], then: [Statement], otherwise: [Statement]?)
        case `guard`([Condition], otherwise: [Statement])
        case `switch`(Expression, [SwitchCase])
        /// `for pattern in sequence where condition`; `isAsync` for `for await`.
        case `for`(Pattern, in: Expression, where: Expression?, body: [Statement], isAsync: Bool)
        case `while`([Condition], body: [Statement])
        /// `repeat { } while condition`
        case repeatWhile(body: [Statement], condition: Expression)
        case `do`([Statement], catches: [CatchClause])
        case `return`(Expression?)
        case `throw`(Expression)
        case `defer`([Statement])
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
        /// `#if`: each clause's condition (`nil` for `#else`) and statements.
        case conditional([ConditionalClause])
        /// A local function.
        case function(MethodFact)
        /// Anything else, as written.
        case other(String)
    }

    /// A condition of `if`, `guard` or `while`.
    public enum Condition: Hashable, Sendable {
        case expression(Expression)
        /// `let name = value`; `value` is `nil` for `if let name`.
        case optionalBinding(isLet: Bool, pattern: Pattern, type: TypeRef?, value: Expression?)
        /// `case pattern = value`
        case pattern(Pattern, Expression)
        /// `#available(…)`, as written.
        case availability(String)
    }

    /// A pattern.
    public indirect enum Pattern: Hashable, Sendable {
        /// `name`, bound by `let` or `var`.
        case identifier(String)
        /// `_`
        case wildcard
        case tuple([Pattern])
        /// `.loaded(let items)`, `Type.case`: an expression pattern with its sub-patterns.
        case enumCase(type: String?, name: String, payload: [LabelledPattern])
        /// `let pattern` / `var pattern`
        case binding(Pattern)
        /// `pattern?`
        case optional(Pattern)
        /// `is T`, `pattern as T`
        case typed(Pattern?, TypeRef)
        /// Any other expression compared with `~=`.
        case expression(Expression)
    }

    /// A sub-pattern of an enum case.
    public struct LabelledPattern: Hashable, Sendable {
        /// The label; `nil` without.
        public var label: String?
        /// The pattern.
        public var pattern: Pattern

        /// Creates a labelled pattern.
        public init(label: String?, pattern: Pattern) {
            self.label = label
            self.pattern = pattern
        }
    }

    /// A case of a `switch`.
    public struct SwitchCase: Hashable, Sendable {
        /// The patterns, each with its `where` clause; empty for `default`.
        public var items: [Item]
        /// The statements.
        public var body: [Statement]

        /// One pattern of a case.
        public struct Item: Hashable, Sendable {
            /// The pattern.
            public var pattern: Pattern
            /// The `where` clause.
            public var condition: Expression?

            /// Creates an item.
            public init(pattern: Pattern, condition: Expression? = nil) {
                self.pattern = pattern
                self.condition = condition
            }
        }

        /// Creates a case.
        public init(items: [Item], body: [Statement]) {
            self.items = items
            self.body = body
        }

        /// Whether this is `default`.
        public var isDefault: Bool { items.isEmpty }
    }

    /// A `catch` clause.
    public struct CatchClause: Hashable, Sendable {
        /// The patterns; empty for a plain `catch`.
        public var patterns: [SwitchCase.Item]
        /// The statements.
        public var body: [Statement]

        /// Creates a clause.
        public init(patterns: [SwitchCase.Item], body: [Statement]) {
            self.patterns = patterns
            self.body = body
        }
    }

    /// One branch of `#if`.
    public struct ConditionalClause: Hashable, Sendable {
        /// The condition; `nil` for `#else`.
        public var condition: String?
        /// The statements.
        public var body: [Statement]

        /// Creates a branch.
        public init(condition: String?, body: [Statement]) {
            self.condition = condition
            self.body = body
        }
    }
}
