import Facts
import Resolving

/// What a value holds that a test makes by an initialiser which computes it.
extension Machine {
    /// A field of a value that the SUT is made with, which no test can set: what its initialiser makes of its arguments;
    /// `nil` for any other.
    func computedField(_ property: PropertyFact, of place: SymbolicValue, _ type: TypeRef) throws -> Term? {
        let name = property.name.plain
        guard case .parameter(_, phase: 0) = place.root, place.path.isEmpty, !type.isOptional,
            let fact = subject.types.declaration(type), fact.kind == .struct, !subject.types.isOfLibrary(fact),
            fact.generics.parameters.isEmpty, property.isLet || !property.setterAccess.isTestable
        else { return nil }
        if let known = givenFields[place] { return known[name] }
        let initializers = subject.types.allMembers(of: fact).initializers
        guard initializers.count == 1, !initializers[0].isFailable, initializers[0].effects == Effects(),
            !subject.known.onlyKeeps(initializers[0]),
            !initializers[0].parameters.contains(where: { $0.name.plain == name })
        else { return nil }
        let given = initializers[0].parameters.reduce(into: Names<Term>()) { given, parameter in
            let argument = place.appending(.field(parameter.name.plain))
            let type = subject.types.qualify(parameter.type, in: fact)
            guard type.functionType == nil, subject.types.declaration(type)?.kind != .protocol else { return }
            if subject.types.fieldType(parameter.name.plain, of: .simple(fact.qualifiedName)) == nil {
                narrowed[argument] = type
            }
            given[parameter.name.plain] = .place(argument)
        }
        givenFields[place] = [:]
        let made = try fields(of: .construct(type, []), type, by: initializers[0], given) ?? [:]
        givenFields[place] = made.filter { !$0.value.hasUnknown }
        return givenFields[place]?[name]
    }
}
