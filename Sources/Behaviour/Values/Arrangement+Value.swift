import Facts
import Resolving

extension Arrangement {
    /// What a test makes a value.
    package func value(of symbol: SymbolicValue, in lookup: TypeLookup) -> Value {
        if case .same(let other)? = constraints[symbol] { return .place(other) }
        let target = canonical(symbol)
        return simple(target, as: symbol, in: lookup) ?? composed(symbol, in: lookup)
    }

    /// A value without parts; `nil` when it has some.
    private func simple(_ target: SymbolicValue, as symbol: SymbolicValue, in lookup: TypeLookup) -> Value? {
        switch constraints[target] {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .float(let value): return .float(value)
        case .string(let text): return .string(text)
        case .address(let text): return .address(text)
        case .document: return documents[target].map(Value.document) ?? .unknown
        case .broken: return .document("no JSON")
        case .list(0):
            return type(of: target, in: lookup).flatMap(lookup.entryType) == nil ? .list([]) : .dictionary([])
        case .recorder:
            return type(of: target, in: lookup)?.functionType.map { .recorder(symbol.recorderName, $0) }
        case .enumCase(let name):
            guard let (type, fact) = enumCase(name, at: target, in: lookup), fact.payload.isEmpty else { return nil }
            return .enumCase(type, fact.name, [])
        default: return nil
        }
    }

    private func composed(_ symbol: SymbolicValue, in lookup: TypeLookup) -> Value {
        func part(_ step: SymbolicValue.Step) -> Value { value(of: symbol.appending(step), in: lookup) }
        guard let type = type(of: symbol, in: lookup) else { return .unknown }
        switch constraints[symbol] {
        case .list(let count) where lookup.entryType(type) != nil:
            return .dictionary(
                (0..<count).map { index in
                    let entry = symbol.appending(.element(index))
                    return Value.Entry(
                        value(of: entry.appending(.field("key")), in: lookup),
                        value(of: entry.appending(.field("value")), in: lookup))
                })
        case .list(let count): return .list((0..<count).map { part(.element($0)) })
        case .enumCase(let name):
            guard let (type, fact) = enumCase(name, at: symbol, in: lookup) else { return .unknown }
            let payload = fact.payload.enumerated().map { index, parameter in
                LabelledValue(parameter.label, part(.payload(case: name, index: index)))
            }
            return .enumCase(type, fact.name, payload)
        case .unique(let number), .moment(let number): return .unique(lookup.expanded(type).bare, number)
        default: break
        }
        let inner = constraints.keys.filter { symbol.contains($0) } + shared(in: symbol)
        let steps = Set(inner.compactMap { $0.path.dropFirst(symbol.path.count).first })
        let parts = Dictionary(uniqueKeysWithValues: steps.map { ($0, part($0)) })
        return .open(OpenValue(symbol, type: type, isPresent: !inner.isEmpty, parts: parts))
    }

    /// The parts of a value that other parts of the whole it lies in are the same as: both have to say what they are.
    private func shared(in symbol: SymbolicValue) -> [SymbolicValue] {
        constraints.compactMap { place, constraint in
            guard case .same(let other) = constraint, place.root == other.root else { return nil }
            let target = canonical(other)
            return symbol.contains(target) ? target : nil
        }
    }

    private func enumCase(
        _ name: String, at symbol: SymbolicValue, in lookup: TypeLookup
    ) -> (type: TypeRef, fact: EnumCaseFact)? {
        guard let type = type(of: symbol, in: lookup) else { return nil }
        return lookup.enumCases(type).first { $0.name.plain == name }.map { (type, $0) }
    }
}
