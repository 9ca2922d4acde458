extension Code {
    /// A statement.
    public indirect enum Statement: Hashable, Sendable {
        /// For example: `sut.start()`
        case expression(Expression)
        /// For example: `let page: Page<Item> = makePage()`
        case binding(Binding)
        /// For example: `deps.source.loadReturnValue = page`
        case assignment(Expression, Expression)
        /// For example: `return page`
        case `return`(Expression)
        /// For example: `throw LoadError.gone`
        case `throw`(Expression)
        /// For example: `do { try sut.load() } catch { thrown = error }`
        case doCatch([Statement], catch: [Statement])
        /// For example: `guard let made = Model(id: id) else { return nil }`
        case guardLet(Binding, otherwise: [Statement])
        /// For example: `if key == .theme { return theme }`; all conditions have to hold.
        case `if`([Expression], [Statement])
        /// Lines that others wrote; they are not broken. For example: the registration that a configuration names.
        case verbatim([String], Needs)
    }

    /// The declaration of a constant or variable.
    public struct Binding: Hashable, Sendable {
        /// Modifiers as written. For example: `nonisolated(unsafe)`, `private static`
        public var modifiers: [String]
        /// Whether it can be changed: `var` rather than `let`.
        public var isVariable: Bool
        /// Its name.
        public var name: String
        /// Its type; `nil` where the value tells.
        public var type: TypeRef?
        /// Its first value; `nil` for none.
        public var value: Expression?

        /// Creates a declaration.
        public init(
            modifiers: [String] = [], isVariable: Bool = false, _ name: String, type: TypeRef? = nil,
            _ value: Expression? = nil
        ) {
            self.modifiers = modifiers
            self.isVariable = isVariable
            self.name = name
            self.type = type
            self.value = value
        }
    }
}

extension Code.Expression {
    /// A name and members of it: `.path("deps", "source")` is `deps.source`.
    public static func path(_ first: String, _ rest: String...) -> Code.Expression {
        rest.reduce(.name(first)) { .member($0, $1) }
    }

    /// A call without a trailing closure.
    public static func call(_ callee: Code.Expression, _ arguments: [Code.Argument] = []) -> Code.Expression {
        .call(callee, arguments, trailing: nil)
    }

    /// The expression marked with what its evaluation may do.
    public func marked(with effects: Effects) -> Code.Expression {
        let awaited = effects.isAsync ? Code.Expression.await(self) : self
        return effects.canThrow ? .try(awaited) : awaited
    }

    /// The expression under what it needs.
    public var bare: Code.Expression {
        if case .needing(_, let inner) = self { inner.bare } else { self }
    }
}
