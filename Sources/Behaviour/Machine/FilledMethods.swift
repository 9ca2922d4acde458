import Facts
import Resolving

/// Generic methods of the SUT: to a test each is one of the types that it fills in, models of the project first.
extension TestedType {
    /// What a test fills in for the generic parameters of the SUT's methods, by where these are declared.
    package var fillings: [SourceLocation: [String: TypeRef]] {
        if let found = known.fillings { return found }
        let models = FittingModels(sut: types.sut, types: types, index: index)
        var found: [SourceLocation: [String: TypeRef]] = [:]
        for method in members.methods where method.isOffered && !method.generics.isEmpty {
            guard keyPathWriters(method).isEmpty else { continue }
            found[method.info.location] = filling(of: method, by: models)
        }
        known.fillings = found
        return found
    }

    /// The types for a method's generic parameters; `nil` where one of them cannot be chosen.
    private func filling(of method: MethodFact, by models: FittingModels) -> [String: TypeRef]? {
        var filling: [String: TypeRef] = [:]
        for parameter in method.generics.parameters {
            guard let type = models.types(for: parameter, of: method).first else { return nil }
            filling[parameter.name] = type
        }
        return filling
    }

    /// A generic method as one of the types that a test fills in; `nil` for any other method.
    func filledIn(_ method: MethodFact) -> MethodFact? {
        guard let filling = fillings[method.info.location] else { return nil }
        var filled = method
        filled.generics = GenericClause()
        filled.result = method.result?.replacing(filling)
        for index in filled.parameters.indices {
            let type = method.parameters[index].type.replacing(filling)
            filled.parameters[index].type = type
            if case .metatype(let instance, _) = type.bare, type != method.parameters[index].type {
                filled.parameters[index].defaultValue = .member(.type(instance), "self")
            }
        }
        return filled
    }

    /// What calls of filled in methods give, where nothing they are given tells, by where the methods are declared.
    var toldResults: [SourceLocation: TypeRef] {
        var told: [SourceLocation: TypeRef] = [:]
        for method in members.methods {
            guard let filling = fillings[method.info.location], let result = method.result else { continue }
            let untold = filling.keys.filter { name in !method.parameters.contains { $0.type.mentionsAny(of: [name]) } }
            if result.mentionsAny(of: untold) { told[method.info.location] = result.replacing(filling) }
        }
        return told
    }
}

extension ParameterFact {
    /// What a test always gives it, as it is written: a key path, or the type that is filled in, `Ride.self`; `nil` for any
    /// other parameter.
    package var givenText: String? {
        if let keyPath { return keyPath }
        guard case .metatype = type.bare, case .member(.type(let instance)?, "self")? = defaultValue else { return nil }
        return instance.text + ".self"
    }
}
