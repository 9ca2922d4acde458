import Facts

/// Texts that are held to regular expressions, in each of the ways in which code asks for it.
extension Machine {
    /// What a text is asked with a regular expression, or an expression with a text; `nil` for anything else.
    ///
    /// These are `range(of:options:)`, `firstMatch(of:)`, `wholeMatch(of:)`, `contains(_:)`, `firstMatch(in:range:)` of an
    /// `NSRegularExpression`, and `evaluate(with:)` of an `NSPredicate`.
    func askedOfPattern(_ term: Term, _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        guard let first = arguments.first?.value else { return nil }
        switch Self.fullName(name, arguments) {
        case "range(of:options:)" where isRegularExpression(arguments[1].value):
            return .method(term, Term.firstMatch, [LabelledTerm(nil, first)])
        case "firstMatch(of:)": return pattern(first).map { .method(term, Term.firstMatch, [LabelledTerm(nil, $0)]) }
        case "wholeMatch(of:)": return pattern(first).map { .method(term, Term.wholeMatch, [LabelledTerm(nil, $0)]) }
        case "contains(_:)": return pattern(first).map { .method(term, Term.finds, [LabelledTerm(nil, $0)]) }
        case "firstMatch(in:)", "firstMatch(in:range:)", "firstMatch(in:options:range:)":
            return pattern(term).map { .method(first, Term.firstMatch, [LabelledTerm(nil, $0)]) }
        case "wholeMatch(in:)": return pattern(term).map { .method(first, Term.wholeMatch, [LabelledTerm(nil, $0)]) }
        case "evaluate(with:)": return askedOfPredicate(term, first)
        default: return nil
        }
    }

    /// The pattern of a regular expression, with what its options say; `nil` for anything else.
    private func pattern(_ term: Term) -> Term? {
        guard case .construct(let type, let parts) = reduce(term), let first = parts.first?.value else { return nil }
        switch type.bare.lastName {
        case "Regex" where parts.count == 1: return first
        case "NSRegularExpression" where parts.map(\.label) == ["pattern"]: return first
        case "NSRegularExpression" where parts.map(\.label) == ["pattern", "options"]:
            guard parts[1].value.isCaseInsensitive else { return parts[1].value == .list([]) ? first : nil }
            return reduce(.binary(.string("(?i)"), "+", first))
        default: return nil
        }
    }

    /// `NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)`; `nil` for anything else.
    private func askedOfPredicate(_ term: Term, _ text: Term) -> Term? {
        guard case .construct(let type, let parts) = term, type.text == "NSPredicate",
            parts.map(\.label) == ["format", nil], case .string(let format) = parts[0].value,
            ["SELF MATCHES %@", "SELF MATCHES[c] %@"].contains(format)
        else { return nil }
        let pattern =
            format.contains("[c]") ? reduce(.binary(.string("(?i)"), "+", parts[1].value)) : parts[1].value
        return .method(text, Term.matches, [LabelledTerm(nil, pattern)])
    }

    /// Whether an option says that what is looked for is a regular expression.
    private func isRegularExpression(_ option: Term) -> Bool {
        if case .enumCase(_, "regularExpression", _) = option { true } else { false }
    }
}

extension Term {
    /// Names of methods, which no code has, of a text and a pattern: whether it is found in the text or is the whole of it,
    /// and the match, if there is one.
    static let (finds, matches) = ("#finds", "#matches")
    static let (firstMatch, wholeMatch) = ("#firstMatch", "#wholeMatch")

    /// Whether there is a match, where it is one or is compared with `nil`; `nil` for anything else.
    var askedOfMatch: Term? {
        switch self {
        case .binary(let match, "!=", .null): match.askedOfMatch
        case .binary(let match, "==", .null): match.askedOfMatch.map(Term.not)
        case .method(let text, Self.firstMatch, let pattern): .method(text, Self.finds, pattern)
        case .method(let text, Self.wholeMatch, let pattern): .method(text, Self.matches, pattern)
        default: nil
        }
    }

    /// The regular expressions in it that texts are held to.
    var patterns: [String] {
        if case .method(let text, let name, let arguments) = self, [Self.finds, Self.matches].contains(name) {
            return arguments.compactMap(\.value.text) + text.patterns
        }
        return children.flatMap(\.patterns)
    }

    fileprivate var isCaseInsensitive: Bool {
        switch self {
        case .enumCase(_, "caseInsensitive", _): true
        case .list(let options): options.count == 1 && options[0].isCaseInsensitive
        default: false
        }
    }
}
