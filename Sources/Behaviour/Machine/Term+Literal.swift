import Facts

extension Term {
    /// A literal; `nil` for everything else.
    var literal: String? {
        switch self {
        case .null: "nil"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .float(let value): "\(value)"
        case .string(let text): SwiftLiteral.string(text)
        case .verbatim(let text): text
        default: nil
        }
    }
}
