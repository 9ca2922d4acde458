import Facts

/// The neutral value that an unstubbed call returns, where the type has one.
///
/// Nil, empty and zero are neutral; the first case of an enum, a date or a model is not.
public struct Fallbacks: Sendable {
    let index: FactIndex
    let scope: LookupScope

    /// Creates the table for types written in a scope.
    public init(index: FactIndex, scope: LookupScope) {
        self.index = index
        self.scope = scope
    }

    private static let zero: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "TimeInterval", "Decimal",
    ]

    /// The expression, or `nil` when there is no neutral value; empty for `Void`.
    public func value(of type: TypeRef) -> String? {
        let type = index.expanded(type, from: scope).unattributed
        if type.isVoid { return "" }
        if type.isOptional { return "nil" }
        switch type {
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let values = elements.compactMap { element in
                value(of: element.type).map { ($0.isEmpty ? "()" : $0, element.label) }
            }
            guard values.count == elements.count else { return nil }
            return "(" + values.map { ($0.1.map { $0 + ": " } ?? "") + $0.0 }.joined(separator: ", ") + ")"
        case .named(let components): return value(ofNamed: components)
        default: return nil
        }
    }

    private func value(ofNamed components: [TypeRef.Component]) -> String? {
        guard let last = components.last else { return nil }
        if components.count == 1, index.type(named: last.name, from: scope) != nil { return nil }
        if Self.zero.contains(last.name) { return "0" }
        switch last.name {
        case "Bool": return "false"
        case "String", "Substring": return "\"\""
        case "Array", "Set", "ContiguousArray", "IndexSet": return last.name == "IndexSet" ? "IndexSet()" : "[]"
        case "Dictionary": return "[:]"
        case "Data": return "Data()"
        case "AnyPublisher": return "Empty(completeImmediately: false).eraseToAnyPublisher()"
        case "AsyncStream": return "AsyncStream { $0.finish() }"
        case "AnyIterator": return "AnyIterator { nil }"
        case "Iterator" where components.count == 2 && components[0].name == "AsyncStream":
            return "AsyncStream { $0.finish() }.makeAsyncIterator()"
        case "AsyncThrowingStream": return "AsyncThrowingStream { $0.finish() }"
        default: return nil
        }
    }
}
