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
}
