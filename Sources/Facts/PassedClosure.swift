extension MethodFact {
    /// The closure that a generic method runs to give back what it gives, with the position of its parameter; `nil` for a
    /// method that does anything else.
    package var passed: (position: Int, function: TypeRef.Function)? {
        let names = Set(generics.parameters.map(\.name))
        guard let result = result?.name, names.contains(result), generics.requirements.isEmpty else { return nil }
        let found = parameters.indices.compactMap { index -> (Int, TypeRef.Function)? in
            guard let function = parameters[index].type.functionType, function.result.name == result else { return nil }
            return (index, function)
        }
        guard found.count == 1, case (let position, let function) = found[0], !parameters[position].type.isOptional,
            function.parameters.allSatisfy({ parameter in
                parameter.type.functionType == nil && parameter.type.specifiers.isEmpty
                    && names.isDisjoint(with: parameter.type.mentionedNames)
            }),
            !function.effects.isAsync || effects.isAsync
        else { return nil }
        let throwing = function.effects.throwing != .never
        guard !throwing || effects.throwing == .rethrowing || effects.throwing == .any else { return nil }
        return (position, function)
    }
}
