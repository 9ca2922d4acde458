import Facts

/// Terms that a claim states as what they come to, so that it does not repeat the code.
extension Term {
    /// Whether it is a property of what a method gives, `text.split(separator: " ").count`, or a number as a text.
    var computesOfText: Bool {
        switch self {
        case .member(.method, _): true
        case .construct(let type, let arguments): type.text == "String" && arguments.count == 1
        default: asksCharacters
        }
    }

    /// Whether a closure in it asks something of each character of a text.
    private var asksCharacters: Bool {
        if case .method(_, _, let arguments) = self, case .verbatim(let text)? = arguments.last?.value {
            return text.hasPrefix("{")
        }
        return children.contains(where: \.asksCharacters)
    }

    /// Whether two numbers that are written are put together in it, `6.0 - 5.0`, or something is added to nothing.
    var hasSums: Bool {
        if case .binary(let left, let word, let right) = self,
            Machine.numbers(left, right) != nil || word == "+" && Machine.number(left) == 0
        {
            return true
        }
        return children.contains(where: \.hasSums)
    }
}

extension Machine {
    /// A claim of a number of little precision with what it comes to: a test that computes it would be more precise.
    func settled(_ claim: FoundClaim, _ type: TypeRef?) -> FoundClaim {
        guard type?.bare.lastName == "Float", case .binary = claim.value else { return claim }
        var claim = claim
        claim.value = reduce(claim.value)
        return claim
    }

    /// A term in which numbers that are written are put together.
    func added(_ term: Term) -> Term {
        let term = term.map(added)
        guard case .binary(let left, let word, let right) = term else { return term }
        if word == "+", Self.number(left) == 0, Self.number(right) == nil { return right }
        return Self.numbers(left, right) == nil ? term : reduce(term)
    }
}
