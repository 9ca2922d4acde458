/// What code says to decoders and encoders.
extension FactIndex {
    /// What the cases of a model's keys stand for in documents, by the names of the cases; `nil` where it has none of its own.
    ///
    /// - Parameter name: The name of the keys; another one than `CodingKeys` may stand elsewhere.
    package func codingKeys(of fact: TypeFact, named name: String = "CodingKeys") -> [String: String]? {
        guard let keys = type(named: name, from: fact.scopeInside), keys.kind == .enum,
            name != "CodingKeys" || keys.scope == fact.scope + [fact.name]
        else { return nil }
        return Dictionary(
            keys.members.cases.map { item in
                if case .string(let text)? = item.rawValue { return (item.name.plain, text) }
                return (item.name.plain, item.name.plain)
            }, uniquingKeysWith: { first, _ in first })
    }
}

extension Expression {
    /// The type that it names, as before `.self`: `Model`, `[Model]`, `[String: Model]`, `Model?`; `nil` for anything else.
    package var namedType: TypeRef? {
        switch self {
        case .type(let type): return type
        case .array(let items) where items.count == 1: return items[0].namedType.map(TypeRef.array)
        case .dictionary(let pairs) where pairs.count == 1:
            guard let key = pairs[0].key.namedType, let value = pairs[0].value.namedType else { return nil }
            return .dictionary(key: key, value: value)
        case .optionalChain(let inner): return inner.namedType.map(TypeRef.optional)
        default:
            guard let path, path.allSatisfy({ $0.plain.first?.isUppercase == true }) else { return nil }
            return .simple(path.joined(separator: "."))
        }
    }
}

extension SwiftLiteral {
    /// A text as JSON has it, quotation marks included.
    package static func json(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.value < 0x20: "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
