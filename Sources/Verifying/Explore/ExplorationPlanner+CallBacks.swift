import Doubles
import Facts
import Resolving
import Suites

extension ExplorationPlanner {
    /// A closure in a method's place that calls one which the method is given: the last that returns nothing, or the last.
    mutating func callBack(_ method: MethodDouble, _ key: String, of field: String) -> Exploration.Stub? {
        let fact = method.fact
        guard let (position, function) = fact.handed else { return nil }
        let parameter = fact.parameters[position]
        let changed = function.parameters.indices.filter { function.parameters[$0].type.specifiers == ["inout"] }
        let isPlain = changed.isEmpty && function.result.isVoid
        // What is not kept does not outlive the call, and cannot be any value.
        guard isPlain && method.recorded.contains(where: { $0.name == parameter.name }) || !isErased(method),
            let given = handedOver(to: function), let end = end(of: fact, function)
        else { return nil }
        let back = function.result.isVoid || end == .result ? [] : [function.result]
        let made = changed.map { function.parameters[$0].type.unattributed } + back
        let item = Exploration.CallBack(
            parameters: fact.parameters.enumerated().map { $0 == position ? $1.name.plain : "_" },
            called: parameter.name.plain, isOptional: parameter.type.isOptional,
            type: isErased(method) ? callable(parameter) : nil, given: given, changed: Set(changed),
            effects: function.effects, givesBack: !function.result.isVoid,
            results: recorders.results(of: parameter, fact, made, as: method.closure.type.optionalWrapped), end: end)
        return .init(
            key: key + "()", target: .path("deps", field, method.closure.name), content: .callBack(item),
            wording: "given", counter: .path("deps", field, method.callsCount.name))
    }

    /// What a closure is called with, what it may change among it; `nil` where something cannot be made.
    private mutating func handedOver(to function: TypeRef.Function) -> [Assortment]? {
        function.parameters.map { parameter in
            let isChanged = parameter.type.specifiers == ["inout"]
            return maker.assortment(
                of: isChanged ? parameter.type.unattributed : parameter.type, named: parameter.label ?? "result")
        }.allPresent()
    }

    /// What a method returns whose double calls a closure; `nil` where that cannot be told.
    private mutating func end(of method: MethodFact, _ function: TypeRef.Function) -> Exploration.CallBack.End? {
        guard let result = method.result, !result.isVoid else { return .nothing }
        if result == function.result { return .result }
        let type = subject.types.qualify(result.substituting(recipe.bindings), in: subject.types.sut)
        if let assortment = maker.assortment(of: result, named: method.name.plain) { return .value(assortment, type) }
        return result.isOptional ? .value(.fixed(.null), type) : nil
    }

    /// Whether a method is generic to its double, which knows what the types are that a SUT fills in as any value.
    private func isErased(_ method: MethodDouble) -> Bool {
        method.recorded.contains { recorded in
            method.fact.parameters.contains { $0.name == recorded.name && $0.type != recorded.type }
        }
    }

    /// The type of a closure as a cast names it.
    private func callable(_ parameter: ParameterFact) -> TypeRef {
        .tuple([.init(type: subject.types.qualify(parameter.type.unattributed, in: subject.types.sut))])
    }
}

extension MethodFact {
    /// The last closure that the method is given and that returns nothing, by its place among the parameters.
    var completion: (position: Int, function: TypeRef.Function)? {
        guard let position = parameters.lastIndex(where: { $0.type.functionType?.result.isVoid == true }),
            let function = parameters[position].type.functionType, !function.effects.isAsync
        else { return nil }
        return (position, function)
    }

    /// The closure that a double can call in the method's course, by its place among the parameters.
    fileprivate var handed: (position: Int, function: TypeRef.Function)? {
        let last = parameters.indices.last { parameters[$0].type.functionType != nil }
        guard
            let found = completion
                ?? last.flatMap({ place in parameters[place].type.functionType.map { (place, $0) } }),
            !found.function.effects.isAsync || effects.isAsync, !found.function.effects.canThrow || effects.canThrow
        else { return nil }
        return found
    }
}
