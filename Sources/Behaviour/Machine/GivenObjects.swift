import Facts
import Resolving

/// What a SUT is given that is no double of its own: objects made of doubles, values among them, closures that return one.
extension Recipe {
    /// The plain values in the object that is passed for a parameter, their types as seen from outside; `nil` where it
    /// carries no dependencies.
    func carriedValues(for parameter: ParameterFact, in types: TypeLookup) -> [ParameterFact]? {
        guard let bundle = bundles.first(where: { $0.parameter == parameter.name }) else { return nil }
        return bundle.fields.compactMap { field in
            guard let input = input(field, of: bundle) else { return nil }
            let written = WrittenTypes(index: types.index, scope: scope(of: input), table: bindings)
            var value = written.expanded([input.parameter])[0]
            if let fact = types.index.type(named: bundle.type, from: sut.scopeInside) {
                value.type = types.qualify(value.type, in: fact)
            }
            return value
        }
    }

    /// The doubles of some names that closures return which the SUT is given, by the names of the closures.
    func providers(of ports: Set<String>) -> [String: String] {
        var providers: [String: String] = [:]
        for dependency in dependencies where ports.contains(dependency.name) {
            let isProvider = if case .provider = dependency.handover { true } else { false }
            for path in dependency.accessPaths where isProvider || path.hasSuffix("()") {
                providers[path.hasSuffix("()") ? String(path.dropLast(2)) : path] = dependency.name
            }
        }
        return providers
    }

    /// The names under which the SUT reaches structs of closures that a test fills in.
    func clients(in index: FactIndex) -> Set<String> {
        Set(
            dependencies.filter { dependency in
                guard case .value = dependency.double else { return false }
                return index.declaration(of: dependency.type, from: sut.scopeInside)?.kind == .struct
            }.flatMap(\.accessPaths))
    }

    /// The objects that a test makes of doubles, by the names under which the SUT reaches them and their own.
    var objects: [String: Dependency.Object] {
        let named = dependencies.flatMap { dependency in
            guard let object = dependency.double.object else { return [(String, Dependency.Object)]() }
            return (dependency.accessPaths + [dependency.name]).map { ($0, object) }
        }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
}
