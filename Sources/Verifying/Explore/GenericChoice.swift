import Algorithms
import Facts
import Resolving

/// Chooses types for what a method leaves open, `func send<Response: Decodable>(_ endpoint: Endpoint<Response>)`: a test has
/// to name them.
struct GenericChoice {
    let sut: TypeFact
    let types: TypeLookup
    let index: FactIndex

    /// The types for a method's generic parameters, by name, in three ways at most; one that is empty where it has none, and
    /// none where a parameter cannot be chosen.
    func tables(for method: MethodFact) -> [[String: TypeRef]] {
        let generics = method.generics
        guard !generics.parameters.contains(where: { $0.isPack || $0.isValue }) else { return [] }
        let paths = generics.parameters.map { KeyPaths(types: types).values(of: $0.name, in: method) }
        let choices = zip(generics.parameters, paths).map { parameter, values -> [TypeRef] in
            if !values.isEmpty { return values }
            let fitting = models.types(for: parameter, of: method)
            guard fitting.isEmpty, let written = generics.constraints(on: parameter) else { return fitting }
            return double(of: written, for: parameter.name, in: method)
        }
        guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        // Each type of a property is for something.
        let ways = (0..<max(3, paths.map(\.count).max() ?? 0)).map { way in
            Dictionary(
                zip(generics.parameters.map(\.name), choices.map { $0[min(way, $0.count - 1)] }),
                uniquingKeysWith: { first, _ in first })
        }
        return Array(ways.uniqued())
    }

    /// Types that conform to protocols, the most telling first.
    func candidates(_ constraints: [TypeRef]) -> [TypeRef] { models.candidates(constraints) }

    private var models: FittingModels { FittingModels(sut: sut, types: types, index: index) }

    /// What a double stands for, where it can be what a method takes: `func enqueue<E: Event>(_ event: E)`.
    private func double(of constraints: [TypeRef], for name: String, in method: MethodFact) -> [TypeRef] {
        guard constraints.count == 1, case let type = TypeRef.existential(constraints[0]),
            types.double(of: type.bare) != nil, !(method.result?.mentionsAny(of: [name]) ?? false),
            method.parameters.allSatisfy({ $0.type.bare == .simple(name) || !$0.type.mentionsAny(of: [name]) })
        else { return [] }
        return [type]
    }
}
