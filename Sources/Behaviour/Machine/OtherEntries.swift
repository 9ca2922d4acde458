import Facts

extension [Member] {
    /// The members, with methods for what is called in other ways: a subscript is asked as `sut[id]`, a closure that the SUT
    /// keeps for others is called as `sut.provider(state, action)`.
    var withOtherEntries: [Member] {
        let asked = subscripts.filter { !$0.info.isStatic && $0.accessors.getterBody != nil }.map {
            MethodFact(subscript: $0)
        }
        return self + (asked + properties.compactMap(MethodFact.init(keptClosure:))).map(Member.method)
    }
}

extension MethodFact {
    /// What a property does that holds a closure of the code for good; `nil` for any other.
    fileprivate init?(keptClosure property: PropertyFact) {
        guard property.isLet || property.info.has("lazy"), !property.info.isStatic,
            let function = property.type?.functionType, !function.parameters.isEmpty,
            case .closure(let closure)? = property.initialValue?.unmarked,
            closure.parameters.count == function.parameters.count, closure.captured.isEmpty
        else { return nil }
        let parameters = zip(closure.parameters, function.parameters).map { name, parameter in
            ParameterFact(label: nil, name: name, type: parameter.type)
        }
        guard !closure.parameters.contains("_") else { return nil }
        self.init(
            info: property.info, name: property.name, parameters: parameters, effects: function.effects,
            result: function.result, body: closure.body)
    }
}
