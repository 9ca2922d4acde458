import Facts

/// A value that a test decides, by where it comes from: a parameter, what a double returns, or a part of either.
public struct SymbolicValue: Hashable, Sendable {
    /// What the value is or is a part of.
    public enum Root: Hashable, Sendable {
        /// A parameter of the entry point called in a phase; the initialiser is phase 0.
        case parameter(String, phase: Int)
        /// What a dependency's property holds from a phase on.
        case property(dependency: String, name: String, phase: Int)
        /// What a dependency's method returns in a phase; the method by its full name.
        case result(dependency: String, method: String, phase: Int)
        /// What a dependency's method throws in a phase.
        case failure(dependency: String, method: String, phase: Int)
        /// What a publisher of a dependency sends in a phase.
        case emission(dependency: String, name: String, phase: Int)
        /// What a dependency's method passes to a closure it is given, by position.
        case completion(dependency: String, method: String, index: Int, phase: Int)
        /// The value a stored property is given from outside in a phase.
        case assigned(String, phase: Int)
    }

    /// A step from a value to a part of it.
    public enum Step: Hashable, Sendable {
        case field(String)
        case element(Int)
        case payload(case: String, index: Int)
    }

    /// What the value is or is a part of.
    public var root: Root
    /// The way from the root to the part.
    public var path: [Step]

    /// Creates a symbolic value.
    public init(_ root: Root, _ path: [Step] = []) {
        self.root = root
        self.path = path
    }

    /// The part one step further in.
    package func appending(_ step: Step) -> SymbolicValue { SymbolicValue(root, path + [step]) }

    /// Whether the other value is this one or a part of it.
    package func contains(_ other: SymbolicValue) -> Bool { root == other.root && other.path.starts(with: path) }

    /// The same place in the other root, when this one lies within `old`.
    func moved(from old: SymbolicValue, to new: SymbolicValue) -> SymbolicValue {
        SymbolicValue(new.root, new.path + path.dropFirst(old.path.count))
    }
}

/// What has been decided about a symbolic value.
public enum Constraint: Hashable, Sendable {
    case null
    /// Not `nil`; nothing more is known.
    case present
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    /// A list of so many elements, each a symbolic value of its own.
    case list(Int)
    /// A case of an enum, what it carries being symbolic values of their own.
    case enumCase(String)
    /// The same value as another one.
    case same(SymbolicValue)
    /// A value unlike all others, of a type without literals: a date, an identifier, a link.
    case unique(Int)
    /// A closure of the test that records how it is called.
    case recorder
}

/// A value as far as syntax tells: literals, places, and pure operations on them.
public indirect enum Term: Hashable, Sendable {
    case void
    case null
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    /// What a test arranges.
    case place(SymbolicValue)
    /// `.name(payload)`; the type where it is known.
    case enumCase(TypeRef?, String, [LabelledTerm])
    /// `Type(…)`: a value made by an initialiser.
    case construct(TypeRef, [LabelledTerm])
    case list([Term])
    /// A dictionary, its entries in the order they were put in.
    case dictionary([Entry])
    case tuple([LabelledTerm])
    /// A copy of a value with one field replaced.
    case updated(Term, field: String, Term)
    /// A pure member of the standard library or a stored field that could not be reduced: `base.count`.
    case member(Term, String)
    /// A pure method of the standard library on a value: `base.map(\.id)`.
    case method(Term, String, [LabelledTerm])
    case binary(Term, String, Term)
    case not(Term)
    case interpolation([Piece])
    /// An expression without any free name, printed as it stands: `\.id`, `.whitespaces`.
    case verbatim(String)
    /// A collaborator of the SUT, by its access path.
    case dependency(String)
    /// The SUT itself.
    case subject
    /// An object in which the SUT keeps a value, by the name of the property.
    case holder(String)
    /// A running task, by its number.
    case task(Int)
    /// A closure of the SUT's code, by its number.
    case closure(Int)
    /// A publisher of a dependency or of the SUT with the operators after it, by its number.
    case stream(Int)
    /// What syntax does not tell.
    case unknown

    /// A key of a dictionary with its value.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public var key: Term
        /// The value.
        public var value: Term

        /// The entry as a sequence's element.
        var pair: Term { .tuple([LabelledTerm("key", key), LabelledTerm("value", value)]) }
    }

    /// A piece of an interpolated string.
    public enum Piece: Hashable, Sendable {
        case literal(String)
        case term(Term)
    }
}

/// A term with the label of an argument.
public struct LabelledTerm: Hashable, Sendable {
    /// The label; `nil` without.
    public var label: String?
    /// The value.
    public var value: Term

    /// Creates a labelled term.
    public init(_ label: String?, _ value: Term) {
        self.label = label
        self.value = value
    }
}

extension Term {
    /// The terms directly within.
    package var children: [Term] {
        switch self {
        case .enumCase(_, _, let parts), .construct(_, let parts), .tuple(let parts): parts.map(\.value)
        case .list(let parts): parts
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .updated(let base, _, let value): [base, value]
        case .member(let base, _), .not(let base): [base]
        case .method(let base, _, let arguments): [base] + arguments.map(\.value)
        case .binary(let left, _, let right): [left, right]
        case .interpolation(let pieces): pieces.compactMap { if case .term(let term) = $0 { term } else { nil } }
        default: []
        }
    }

    /// Whether any part is unknown or has no spelling outside the SUT.
    var isSpellable: Bool {
        switch self {
        case .unknown, .subject, .holder, .dependency, .task, .closure, .stream: false
        default: children.allSatisfy(\.isSpellable)
        }
    }

    /// Whether anything in it is unknown.
    var hasUnknown: Bool {
        if case .unknown = self { return true }
        return children.contains(where: \.hasUnknown)
    }

    /// The symbolic values mentioned, in order.
    package var places: [SymbolicValue] {
        if case .place(let place) = self { return [place] }
        return children.flatMap(\.places)
    }
}
