import Facts

/// A statement of a planned test: what it is for, before it is spelled for a framework.
public struct TestStatement: Hashable, Sendable {
    /// What it does.
    public var kind: Kind
    /// How it is known that the statement holds.
    public var basis: Basis
    /// The code it came from; `nil` where no single place tells.
    public var source: SourceLocation?

    /// Creates a statement.
    public init(_ kind: Kind, basis: Basis = .read, source: SourceLocation? = nil) {
        self.kind = kind
        self.basis = basis
        self.source = source
    }

    /// How it is known that a statement holds.
    public enum Basis: String, Hashable, Sendable {
        /// The code was read and followed.
        case read
        /// It was seen when the code ran.
        case observed
    }

    /// What a statement does.
    public enum Kind: Hashable, Sendable {
        /// Gives a value a name. For example: `let page = createMockPage()`
        case declare(Code.Binding)
        /// Tells a double what to hold, return, throw or run. For example: `deps.source.loadReturnValue = page`
        case stub(Code.Expression, Code.Expression)
        /// Does something to the SUT that is not under test. For example: `sut.onLoad = { loadCalls.append($0) }`
        case prepare(Code.Statement)
        /// Runs what is under test. For example: `let result = try await sut.load()`
        case act(Code.Statement)
        /// Runs what is under test, which is to throw. For example: `#expect(throws: LoadError.gone) { try sut.load() }`
        case actThrowing(ThrowingAct)
        /// Waits until a condition holds. For example: `await waitUntil { sut.isLoaded }`
        case wait(until: Code.Expression)
        /// Claims something. For example: `#expect(sut.items == [])`
        case expect(Assertion)
        /// Lets an object live until then. For example: `withExtendedLifetime(sut) {}`
        case keepAlive(String)
    }

    /// An act that is to throw, or of which nothing shows but that it does not.
    public struct ThrowingAct: Hashable, Sendable {
        /// What runs, marked with `try` and `await`.
        public var call: Code.Expression
        /// Whether it returns something, which the test lets go.
        public var returns: Bool
        /// What the error is compared with.
        public var match: ErrorMatch
        /// The name under which the error is kept; `nil` where nothing looks into it.
        public var keptAs: String?

        /// Creates an act.
        public init(_ call: Code.Expression, returns: Bool, match: ErrorMatch) {
            self.call = call
            self.returns = returns
            self.match = match
        }

        /// The act as a statement.
        var statement: Code.Statement { returns ? .assignment(.name("_"), call) : .expression(call) }
    }
}

extension TestStatement {
    /// Types, imports and support files the statement takes, whatever the framework.
    public var needs: Code.Needs {
        switch kind {
        case .declare(let binding): return Code.Statement.binding(binding).needs
        case .stub(let target, let value): return Code.Statement.assignment(target, value).needs
        case .prepare(let statement), .act(let statement): return statement.needs
        case .actThrowing(let act):
            var needs = act.call.needs
            needs.formUnion(act.match.needs)
            return needs
        case .wait(let condition): return Code.Statement.waiting(until: condition).needs
        case .expect(let assertion): return assertion.condition.needs
        case .keepAlive: return Code.Needs()
        }
    }

    /// What executing the statement may do to the test: an act that is to throw leaves no error behind.
    public var effects: Effects {
        switch kind {
        case .declare(let binding): Code.Statement.binding(binding).effects
        case .stub(let target, let value): Code.Statement.assignment(target, value).effects
        case .prepare(let statement), .act(let statement): statement.effects
        case .actThrowing(let act): Effects(isAsync: act.call.effects.isAsync)
        case .wait: Effects(isAsync: true)
        case .expect(let assertion): assertion.condition.effects
        case .keepAlive: Effects()
        }
    }

    /// The name it declares, if any.
    package var declaredName: String? {
        switch kind {
        case .declare(let binding), .act(.binding(let binding)), .prepare(.binding(let binding)): binding.name
        case .actThrowing(let act): act.keptAs
        default: nil
        }
    }
}

extension Code.Statement {
    /// `await waitUntil { condition }`
    package static func waiting(until condition: Code.Expression) -> Self {
        let call = Code.Expression.call(.name("waitUntil"), [], trailing: .init([], [.expression(condition)]))
        return .expression(.needing(Code.Needs(support: [.waitUntil]), .await(call)))
    }
}
