extension Code.Expression: CustomStringConvertible {
    /// The expression on one line.
    public var text: String { layout.text }

    /// The expression on one line.
    public var description: String { text }

    /// The expression as it is laid out on a page.
    public var layout: Layout {
        switch self {
        case .name(let text), .number(let text), .verbatim(let text): Layout(text)
        case .type(let type): Layout(type.text)
        case .null: "nil"
        case .boolean(let value): Layout(value ? "true" : "false")
        case .string(let text) where SwiftLiteral.string(text).hasPrefix("#"):
            Layout(SwiftLiteral.string(text))
        case .string(let text): Layout([.string(SwiftLiteral.escaped(text))])
        case .interpolation(let pieces): Layout("\"" + pieces.map(\.text).joined() + "\"")
        case .member(let base, let name): (base?.receiver ?? Layout()) + Layout(".\(name)")
        case .chained(let base): base.receiver + "?"
        case .unwrapped(let base): base.receiver + "!"
        case .element(let base, let arguments): base.receiver + .list("[", arguments.map(\.layout), "]")
        case .call(let callee, let arguments, let closure): callee.receiver + calling(arguments, closure)
        case .followed(let call, let label, let closure): call.layout + Layout(" \(label): ") + closure.layout
        case .column(let callee, let arguments): callee.receiver + .column("(", arguments.map(\.layout), ")")
        case .macro(let name, let arguments, let closure): Layout(name) + calling(arguments, closure)
        case .array(let items): .list("[", items.map(\.layout), "]", closesApart: true)
        case .dictionary(let pairs):
            pairs.isEmpty ? "[:]" : .list("[", pairs.map(\.layout), "]", closesApart: true)
        case .tuple(let arguments): .list("(", arguments.map(\.layout), ")")
        case .closure(let closure): closure.layout
        case .binary(let left, let word, let right) where ["...", "..<"].contains(word):
            left.operand(before: word) + Layout(word) + right.operand(after: word)
        case .binary(let left, let word, let right):
            left.operand(before: word) + (word == "&&" ? Layout([.and]) : Layout(" \(word) "))
                + right.operand(after: word)
        case .prefix(let word, let inner): Layout(word) + inner.receiver
        case .cast(let inner, let word, let type): inner.operand(before: word) + Layout(" \(word) \(type.text)")
        case .try(let inner): "try " + inner.layout
        case .await(let inner): "await " + inner.layout
        case .isCase(let pattern, of: let value, where: let condition):
            Layout("if case \(pattern) = ") + value.layout + " " + .block("", [.line(condition.layout)]) + " else "
                + .block("", [.line("false")])
        case .needing(_, let inner): inner.layout
        }
    }

    private func calling(_ arguments: [Code.Argument], _ closure: Code.Closure?) -> Layout {
        guard let closure else { return .list("(", arguments.map(\.layout), ")") }
        return (arguments.isEmpty ? Layout() : .list("(", arguments.map(\.layout), ")")) + " " + closure.layout
    }

    /// The expression where something is asked of it: in parentheses unless it holds together by itself.
    private var receiver: Layout {
        switch bare {
        case .binary, .prefix, .cast, .try, .await, .isCase: bracketed
        case .type(let type): Layout(type.postfixed)
        default: layout.whole
        }
    }

    private var bracketed: Layout {
        // `if` is no value within an expression; what a closure gives is.
        if case .isCase = bare { return "({ " + layout.whole + " }())" }
        return "(" + layout.whole + ")"
    }

    /// The expression on the left of an operator.
    private func operand(before word: String) -> Layout {
        switch bare {
        case .binary(_, let own, _):
            Operator(own).binds(in: word) && Operator(own).strength >= Operator(word).strength ? layout : bracketed
        case .cast, .try, .await, .isCase: bracketed
        default: layout
        }
    }

    /// The expression on the right of an operator.
    private func operand(after word: String) -> Layout {
        switch bare {
        case .binary(_, let own, _):
            Operator(own).binds(in: word) && Operator(own).strength > Operator(word).strength ? layout : bracketed
        case .cast, .isCase: bracketed
        default: layout
        }
    }
}

/// How closely an operator binds.
private struct Operator {
    var strength: Int

    init(_ word: String) {
        strength =
            switch word {
            case "*", "/", "%": 3
            case "+", "-": 2
            case "&&": 0
            case "||": -1
            default: 1
            }
    }

    /// Whether a reader knows that it binds closer than what is around it, so that no parentheses are needed.
    func binds(in word: String) -> Bool { strength > 1 || word == "&&" }
}

extension Layout {
    /// The line with its texts kept whole: where no sum of them may stand.
    public var whole: Layout {
        Layout(pieces.map { if case .string(let text) = $0 { .text("\"\(text)\"") } else { $0 } })
    }
}

extension Code.Piece {
    fileprivate var text: String {
        switch self {
        case .text(let text): SwiftLiteral.escaped(text)
        case .value(let value): "\\(\(value.text))"
        }
    }
}

extension Code.Pair {
    fileprivate var layout: Layout { key.layout.whole + ": " + value.layout }
}

extension Code.Argument {
    /// The argument as it is laid out on a page.
    public var layout: Layout { (label.map { Layout("\($0): ") } ?? Layout()) + value.layout }
}

extension Code.Closure {
    /// The names of the parameters, what it throws, and `in`; nothing where neither is told.
    public var head: String {
        let names = parameters.joined(separator: ", ")
        return thrown.map { "(\(names)) throws(\($0.text)) in" } ?? (parameters.isEmpty ? "" : names + " in")
    }

    /// The closure as it is laid out on a page.
    public var layout: Layout {
        .block(head, body.map(\.lines), isOpen: isOpen)
    }
}

extension Code.Statement {
    /// The statement on one line.
    public var text: String { lines.text }

    /// The statement as it is laid out on a page.
    public var lines: Layout.Lines {
        switch self {
        case .expression(let value): .line(value.layout)
        case .binding(let binding): .line(binding.layout)
        case .assignment(let target, let value): .line(target.layout + Layout([.equals]) + value.layout)
        case .return(let value): .line("return " + value.layout)
        case .throw(let value): .line("throw " + value.layout)
        case .doCatch(let body, let handler):
            .group([
                .line("do {"), .indented(body.map(\.lines)), .line("} catch {"), .indented(handler.map(\.lines)),
                .line("}"),
            ])
        case .guardLet(let binding, let otherwise):
            .group([
                .line("guard " + binding.layout + " else {"), .indented(otherwise.map(\.lines)), .line("}"),
            ])
        case .if(let conditions, let body):
            .group([
                .line("if " + .list("", conditions.map(\.layout), "") + " {"), .indented(body.map(\.lines)), .line("}"),
            ])
        case .verbatim(let lines, _): .fixed(lines)
        }
    }
}

extension [Code.Statement] {
    /// The statements on lines no wider than a page.
    public func lines(width: Int) -> [String] { flatMap { $0.lines.lines(width: width) } }
}

extension Code.Binding {
    /// The declaration as it is laid out on a page.
    public var layout: Layout {
        let words = modifiers + [isVariable ? "var" : "let", name]
        let head = Layout(words.joined(separator: " ") + (type.map { ": \($0.text)" } ?? ""))
        return value.map { head + Layout([.equals]) + $0.layout } ?? head
    }
}
