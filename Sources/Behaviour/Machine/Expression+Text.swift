import Facts

extension Expression {
    /// The expression as source text on one line.
    var text: String {
        switch self {
        case .integer(let text), .float(let text), .name(let text), .other(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .string(let value): SwiftLiteral.string(value)
        case .interpolation(let pieces): "\"" + pieces.map(\.text).joined() + "\""
        case .nil: "nil"
        case .member(let base, let name): (base?.text ?? "") + "." + name
        case .call(let callee, let arguments): callee.text + arguments.callText
        case .subscript(let base, let arguments): base.text + "[" + arguments.map(\.text).joined(separator: ", ") + "]"
        case .closure: "{ … }"
        case .array(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let items):
            items.isEmpty ? "[:]" : "[" + items.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ") + "]"
        case .tuple(let items): "(" + items.map(\.text).joined(separator: ", ") + ")"
        case .assignment(let left, let word, let right), .binary(let left, let word, let right):
            "\(left.text) \(word) \(right.text)"
        case .prefix(let word, let inner): word + inner.text
        case .postfix(let inner, let word): inner.text + word
        case .try(let mark, let inner): "try\(mark) \(inner.text)"
        case .await(let inner): "await \(inner.text)"
        case .optionalChain(let inner): inner.text + "?"
        case .forceUnwrap(let inner): inner.text + "!"
        case .cast(let inner, let word, let type): "\(inner.text) \(word) \(type.text)"
        case .ternary(let test, let first, let second): "\(test.text) ? \(first.text) : \(second.text)"
        case .statement: "…"
        case .keyPath(let root, let components): "\\" + (root?.text ?? "") + "." + components.joined(separator: ".")
        case .type(let type): type.text
        case .inOut(let inner): "&" + inner.text
        }
    }
}

extension Expression.StringPiece {
    fileprivate var text: String {
        switch self {
        case .literal(let text): SwiftLiteral.escaped(text)
        case .expression(let inner): "\\(\(inner.text))"
        }
    }
}

extension Argument {
    fileprivate var text: String { (label.map { $0 + ": " } ?? "") + value.text }
}

extension [Argument] {
    fileprivate var callText: String {
        let plain = filter { !$0.isTrailing }
        let trailing = contains(where: \.isTrailing)
        let list = plain.map(\.text).joined(separator: ", ")
        return (plain.isEmpty && trailing ? "" : "(\(list))") + (trailing ? " { … }" : "")
    }
}

extension [Statement.Condition] {
    /// The conditions as source text.
    var text: String { map(\.text).joined(separator: ", ") }
}

extension Statement.Condition {
    var text: String {
        switch self {
        case .expression(let value): value.text
        case .optionalBinding(let isLet, let pattern, _, let value):
            "\(isLet ? "let" : "var") \(pattern.text)" + (value.map { " = \($0.text)" } ?? "")
        case .pattern(let pattern, let value): "case \(pattern.text) = \(value.text)"
        case .availability(let text): text
        }
    }
}

extension Statement.Pattern {
    var text: String {
        switch self {
        case .identifier(let name): name
        case .wildcard: "_"
        case .tuple(let parts): "(" + parts.map(\.text).joined(separator: ", ") + ")"
        case .enumCase(let type, let name, let payload):
            (type ?? "") + "." + name
                + (payload.isEmpty
                    ? ""
                    : "(" + payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.pattern.text }.joined(separator: ", ")
                        + ")")
        case .binding(let inner): "let " + inner.text
        case .optional(let inner): inner.text + "?"
        case .typed(nil, let type): "is " + type.text
        case .typed(let inner?, let type): "\(inner.text) as \(type.text)"
        case .expression(let value): value.text
        }
    }
}

extension Statement.SwitchCase {
    var text: String { items.map(\.pattern.text).joined(separator: ", ") }
}
