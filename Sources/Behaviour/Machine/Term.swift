import Facts

/// A value as far as syntax tells: literals, places, and pure operations on them.
indirect enum Term: Hashable, Sendable {
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
    /// An object that the code made, by its number.
    case object(Int)
    /// A running task, by its number.
    case task(Int)
    /// What resumes a suspended function, by its number.
    case continuation(Int)
    /// A closure of the SUT's code, by its number.
    case closure(Int)
    /// A publisher of a dependency or of the SUT with the operators after it, by its number.
    case stream(Int)
    /// What keeps a sink listening, by its number.
    case listening(Int)
    /// A task group, by its number.
    case group(Int)
    /// What syntax does not tell.
    case unknown

    /// A key of a dictionary with its value.
    struct Entry: Hashable, Sendable {
        /// The key.
        var key: Term
        /// The value.
        var value: Term

        /// The entry as a sequence's element.
        var pair: Term { .tuple([LabelledTerm("key", key), LabelledTerm("value", value)]) }
    }

    /// A piece of an interpolated string.
    enum Piece: Hashable, Sendable {
        case literal(String)
        case term(Term)
    }
}

/// A term with the label of an argument.
struct LabelledTerm: Hashable, Sendable {
    /// The label; `nil` without.
    var label: String?
    /// The value.
    var value: Term

    /// Creates a labelled term.
    init(_ label: String?, _ value: Term) {
        self.label = label
        self.value = value
    }
}

extension Term {
    /// The name of what gives a part of a text that was taken apart: one that no code has.
    static let partName = "#part"

    /// The terms directly within.
    var children: [Term] {
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

    /// The term with the terms directly within replaced.
    func map(_ change: (Term) -> Term) -> Term {
        func changed(_ parts: [LabelledTerm]) -> [LabelledTerm] {
            parts.map { LabelledTerm($0.label, change($0.value)) }
        }
        return switch self {
        case .enumCase(let type, let name, let parts): .enumCase(type, name, changed(parts))
        case .construct(let type, let parts): .construct(type, changed(parts))
        case .tuple(let parts): .tuple(changed(parts))
        case .list(let items): .list(items.map(change))
        case .dictionary(let entries):
            .dictionary(entries.map { Entry(key: change($0.key), value: change($0.value)) })
        case .updated(let base, let field, let value): .updated(change(base), field: field, change(value))
        case .member(let base, let name): .member(change(base), name)
        case .method(let base, let name, let arguments): .method(change(base), name, changed(arguments))
        case .binary(let left, let word, let right): .binary(change(left), word, change(right))
        case .not(let inner): .not(change(inner))
        case .interpolation(let pieces):
            .interpolation(
                pieces.map { piece in
                    if case .term(let term) = piece { .term(change(term)) } else { piece }
                })
        default: self
        }
    }

    /// Whether any part is unknown or has no spelling outside the SUT.
    var isSpellable: Bool {
        switch self {
        case .unknown, .subject, .holder, .dependency, .object, .task, .continuation, .closure, .stream, .listening,
            .group:
            false
        default: !hasPart { !$0.isSpellable }
        }
    }

    /// Whether any of the terms directly within is such a one.
    private func hasPart(where isWanted: (Term) -> Bool) -> Bool {
        switch self {
        case .enumCase(_, _, let parts), .construct(_, let parts), .tuple(let parts):
            parts.contains { isWanted($0.value) }
        case .list(let parts): parts.contains(where: isWanted)
        case .dictionary(let entries): entries.contains { isWanted($0.key) || isWanted($0.value) }
        case .updated(let base, _, let value): isWanted(base) || isWanted(value)
        case .member(let base, _), .not(let base): isWanted(base)
        case .method(let base, _, let arguments): isWanted(base) || arguments.contains { isWanted($0.value) }
        case .binary(let left, _, let right): isWanted(left) || isWanted(right)
        case .interpolation(let pieces):
            pieces.contains { if case .term(let term) = $0 { isWanted(term) } else { false } }
        default: false
        }
    }

    /// Whether anything in it is unknown.
    var hasUnknown: Bool {
        if case .unknown = self { return true }
        return hasPart(where: \.hasUnknown)
    }

    /// The symbolic values mentioned, in order.
    var places: [SymbolicValue] {
        if case .place(let place) = self { return [place] }
        return hasPart { _ in true } ? children.flatMap(\.places) : []
    }
}
