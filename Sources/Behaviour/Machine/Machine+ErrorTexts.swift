import Facts
import Resolving

/// The texts that the library makes of errors: what they are nobody reads, but they are not empty.
extension Machine {
    /// An error that a test chooses and that nothing is known of but that it is one; `nil` for any other value.
    func shownError(_ value: Term) -> Term? {
        guard case .place = reduce(value), let type = typeOf(value), type.bare.lastName == "Error", !type.isOptional
        else { return nil }
        return value
    }

    /// What a text is made of; that a property is an optional the text says, too, and nobody reads how. A local is mostly
    /// what was made sure of.
    func shown(_ expression: Expression, in scope: Scope) throws -> Term {
        let value = try detached(expression, in: scope)
        let isLocal = expression.path?.first.map { scope.value($0.plain) != nil && $0 != "self" } ?? true
        return !isLocal && declaredType(of: expression, in: scope)?.isOptional == true ? .unknown : value
    }

    /// Whether one of two terms is a literal text that the other cannot be, whatever the values in it are.
    func cannotBeEqual(_ one: Term, _ other: Term) -> Bool {
        switch (one, other) {
        case (.string(let text), let made), (let made, .string(let text)): cannotBe(made, text)
        default: false
        }
    }

    private func cannotBe(_ made: Term, _ text: String) -> Bool {
        switch made {
        case .interpolation(let pieces):
            if case .literal(let start)? = pieces.first, !text.hasPrefix(start) { return true }
            if case .literal(let end)? = pieces.last, !text.hasSuffix(end) { return true }
            return pieces.reduce(0) { $0 + leastCount($1) } > text.count
        case .binary(_, "+", _): return cannotBe(.interpolation(joined(made)), text)
        case .member(let error, "localizedDescription"): return isSomeError(error)
        case .construct(_, let parts) where parts.map(\.label) == ["describing"]:
            return shownError(parts[0].value) != nil && text != Self.nameOfAny
        default: return false
        }
    }

    /// The pieces of texts that are put together.
    private func joined(_ made: Term) -> [Term.Piece] {
        switch made {
        case .binary(let left, "+", let right): joined(left) + joined(right)
        case .interpolation(let pieces): pieces
        case .string(let text): [.literal(text)]
        default: [.term(made)]
        }
    }

    /// How many characters a piece of a text has at least.
    private func leastCount(_ piece: Term.Piece) -> Int {
        switch piece {
        case .literal(let text): text.count
        case .term(.member(let inner, "localizedDescription")): isSomeError(inner) ? 1 : 0
        case .term(let inner): shownError(inner) == nil ? 0 : 1
        }
    }

    private func isSomeError(_ term: Term) -> Bool {
        if shownError(term) != nil { return true }
        guard let type = typeOf(reduce(term)), !type.isOptional, !describesItself(type) else { return false }
        return subject.types.declaration(type).map { subject.index.conformances(of: $0).contains("Error") } ?? false
    }

    /// What a text says of a case of an enum or of a type, where a text is made of it as it is; `nil` for anything else.
    ///
    /// `nearby(radius: 2)`: what it carries is shown as a debugger shows it.
    func plainName(of value: Term) -> String? {
        if case .verbatim(let text) = value, text.hasSuffix(".self"),
            let fact = subject.types.declaration(.simple(String(text.dropLast(".self".count)))),
            fact.generics.parameters.isEmpty
        {
            return fact.name.plain
        }
        guard case .enumCase(let type?, let name, let carried) = value, let fact = subject.types.declaration(type),
            subject.index.conformances(of: fact).isDisjoint(
                with: ["CustomStringConvertible", "CustomDebugStringConvertible", "TextOutputStreamable"])
        else { return nil }
        let types = subject.types.carried(by: name, of: type)
        guard types.count == carried.count, !types.contains(where: \.isOptional) else { return nil }
        let parts = carried.map { part -> String? in
            let label = part.label.map { "\($0): " } ?? ""
            switch reduce(part.value) {
            case .integer(let number): return label + String(number)
            case .boolean(let value): return label + String(value)
            case .string(let text): return label + text.debugDescription
            default: return nil
            }
        }
        guard !parts.contains(nil) else { return nil }
        return carried.isEmpty ? name : name + "(" + parts.compactMap { $0 }.joined(separator: ", ") + ")"
    }

    /// The name of the case that stands for any error.
    private static let nameOfAny = "expected"
}
