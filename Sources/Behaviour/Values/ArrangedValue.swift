import Facts

/// A value that a test arranges.
package struct ArrangedValue: Hashable, Sendable {
    /// Which value it is.
    package var symbol: SymbolicValue
    /// Its type, where it is known.
    package var type: TypeRef?
    /// What it is.
    package var content: Content

    /// What a value is.
    package indirect enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case integer(Int)
        case float(Double)
        case string(String)
        case list([ArrangedValue])
        case enumCase(String, payload: [ArrangedValue])
        /// One of a row of different values of a type without literals: a date, an identifier, a link.
        case unique(Int)
        /// The same value as another one.
        case same(SymbolicValue)
        /// A closure that records how it is called.
        case recorder
        /// Any value that is not `nil`, with parts that are given.
        case parts([SymbolicValue.Step: ArrangedValue])
        /// Any value.
        case any
    }

    /// Whether it is a literal, a case without payload, `nil`, an empty list or a closure that records.
    var isSimple: Bool {
        switch content {
        case .null, .boolean, .integer, .float, .string, .recorder, .list([]), .enumCase(_, payload: []): true
        case .list, .enumCase, .unique, .same, .parts, .any: false
        }
    }
}

extension Arrangement {
    /// What a test makes a value.
    package func value(of symbol: SymbolicValue, in subject: TestedType) -> ArrangedValue {
        if case .same(let other)? = constraints[symbol] {
            return ArrangedValue(symbol: symbol, type: type(of: symbol, in: subject), content: .same(other))
        }
        let target = canonical(symbol)
        let type = type(of: target, in: subject)
        if let content = simple(target, type, in: subject) {
            return ArrangedValue(symbol: symbol, type: type, content: content)
        }
        return ArrangedValue(
            symbol: symbol, type: self.type(of: symbol, in: subject), content: composed(symbol, in: subject))
    }

    /// A value without parts; `nil` when it has some.
    private func simple(_ symbol: SymbolicValue, _ type: TypeRef?, in subject: TestedType) -> ArrangedValue.Content? {
        switch constraints[symbol] {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .float(let value): return .float(value)
        case .string(let text): return .string(text)
        case .list(0): return .list([])
        case .recorder: return type?.functionType == nil ? nil : .recorder
        case .enumCase(let name):
            let fact = type.flatMap { subject.enumCases($0).first { $0.name.plain == name } }
            return fact?.payload.isEmpty == true ? .enumCase(name, payload: []) : nil
        default: return nil
        }
    }

    private func composed(_ symbol: SymbolicValue, in subject: TestedType) -> ArrangedValue.Content {
        func part(_ step: SymbolicValue.Step) -> ArrangedValue { value(of: symbol.appending(step), in: subject) }
        switch constraints[symbol] {
        case .list(let count): return .list((0..<count).map { part(.element($0)) })
        case .enumCase(let name):
            let cases = type(of: symbol, in: subject).map(subject.enumCases) ?? []
            let count = cases.first { $0.name.plain == name }?.payload.count ?? 0
            return .enumCase(name, payload: (0..<count).map { part(.payload(case: name, index: $0)) })
        case .unique(let number): return .unique(number)
        default: break
        }
        let inner = constraints.keys.filter { symbol.contains($0) }
        guard !inner.isEmpty else { return .any }
        let steps = Set(inner.compactMap { $0.path.dropFirst(symbol.path.count).first })
        return .parts(Dictionary(uniqueKeysWithValues: steps.map { ($0, part($0)) }))
    }
}
