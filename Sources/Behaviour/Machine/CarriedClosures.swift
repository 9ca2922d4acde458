import Facts
import Resolving

/// A closure that a case of an enum carries into a call: `stores.dispatch(StockAction.load(page: 1) { result in … })`.
package struct CarriedClosure: Hashable, Sendable {
    /// The position of the parameter that the enum is handed for.
    package let parameter: Int
    /// The enum.
    package let type: TypeRef
    /// The name of the case.
    package let name: String
    /// The position of the closure among the values that the case carries.
    package let index: Int
    /// How many values that are.
    package let count: Int
    /// The type of the closure.
    package let function: TypeRef
    /// Whether the parameter is declared as a protocol to which the enum conforms.
    package let isCast: Bool
}

extension TestedType {
    /// The closures that a call of a method may hand over within enums, in the order of their declarations.
    func carried(by method: MethodFact) -> [CarriedClosure] {
        if let found = known.carried[method.info.location] { return found }
        let found = method.parameters.enumerated().flatMap { position, parameter -> [CarriedClosure] in
            guard !parameter.isVariadic, let fact = types.declaration(parameter.type) else { return [] }
            let enums = fact.kind == .enum ? [fact] : index.kinds(of: fact).filter { $0.kind == .enum }
            return enums.flatMap { carried(in: $0, at: position, isCast: fact.kind != .enum) }
        }
        known.carried[method.info.location] = found
        return found
    }

    private func carried(in fact: TypeFact, at position: Int, isCast: Bool) -> [CarriedClosure] {
        let type = TypeRef.simple(fact.qualifiedName)
        return types.enumCases(type).flatMap { item in
            item.payload.indices.filter { isCallable(item.payload[$0].type.functionType) }.map { index in
                CarriedClosure(
                    parameter: position, type: type, name: item.name.plain, index: index, count: item.payload.count,
                    function: item.payload[index].type, isCast: isCast)
            }
        }
    }

    /// The type of a closure that a call hands over: those of its parameters by their positions, then those that enums
    /// carry.
    func closure(_ number: Int, of method: MethodFact) -> TypeRef? {
        if number < method.parameters.count { return method.parameters[number].type }
        return carried(number, by: method)?.function
    }

    /// The closure of a number where it is one that an enum carries.
    func carried(_ number: Int, by method: MethodFact) -> CarriedClosure? {
        let place = number - method.parameters.count
        guard place >= 0, case let all = carried(by: method), place < all.count else { return nil }
        return all[place]
    }
}

extension Machine {
    /// The closures that a call hands over and that a double may call, by their numbers.
    func callableClosures(_ method: MethodFact, _ values: [Term]) -> [Int: Term] {
        var found: [Int: Term] = [:]
        for (number, value) in values.enumerated()
        where subject.isCallable(method.parameters[number].type.functionType) { found[number] = value }
        for (place, closure) in subject.carried(by: method).enumerated() {
            guard case .enumCase(let type, closure.name, let parts) = reduce(values[closure.parameter]),
                type.flatMap(subject.types.declaration) == subject.types.declaration(closure.type),
                closure.index < parts.count
            else { continue }
            found[values.count + place] = parts[closure.index].value
        }
        return found.filter { isFunctionValue($0.value) && hasWork($0.value) }
    }
}
