import Facts
import Resolving
import Suites

/// Makes the closures of a test that record what they are called with, no two of one name that record different things.
struct Recorders {
    let types: TypeLookup
    /// What fills in the generic parameters of the SUT.
    let bindings: [String: TypeRef]
    /// The lists so far, by the name of the closure.
    private var lists: [String: Code.Binding] = [:]

    init(types: TypeLookup, bindings: [String: TypeRef]) {
        self.types = types
        self.bindings = bindings
    }

    /// A recorder that is the only one of its name; `nil` where what the closure is given cannot be kept.
    mutating func taking(_ name: String, _ function: TypeRef.Function, _ type: TypeRef?) -> Exploration.Recorder? {
        let recorder = recorder(name, function, type)
        lists[name] = recorder?.list
        return recorder
    }

    /// The recorder of a method's closure, under a name that none has which records something else.
    mutating func named(
        by parameter: ParameterFact, _ function: TypeRef.Function, of method: MethodFact
    ) -> Exploration.Recorder? {
        for name in names(of: parameter, method) {
            guard let recorder = recorder(name, function, parameter.type) else { return nil }
            guard lists[name].map({ $0 == recorder.list }) ?? true else { continue }
            lists[name] = recorder.list
            return recorder
        }
        return nil
    }

    /// A recorder; `nil` where what the closure is given cannot be kept.
    func recorder(_ name: String, _ function: TypeRef.Function, _ type: TypeRef?) -> Exploration.Recorder? {
        guard function.result.isVoid, function.parameters.count <= 3,
            function.parameters.allSatisfy({ $0.type.functionType == nil && $0.type.specifiers.isEmpty })
        else { return nil }
        return .init(
            name: name, closure: ValueWriter.recorder(name, function),
            list: ValueWriter.recording(name, of: entry(function.parameters.map(\.type)), as: type))
    }

    /// The list of what a closure makes that a double calls, under a name that no other has; `nil` for nothing.
    ///
    /// - Parameter type: The type of the closure in the method's place.
    mutating func results(
        of parameter: ParameterFact, _ method: MethodFact, _ made: [TypeRef], as type: TypeRef?
    ) -> Code.Binding? {
        guard !made.isEmpty else { return nil }
        guard let name = names(of: parameter, method).first(where: { lists[$0] == nil }) else { return nil }
        var list = ValueWriter.recording(name, of: entry(made), as: type)
        list.name = Exploration.CallBack.list(of: name)
        lists[name] = list
        return list
    }

    /// The names that are tried for the list of a closure.
    private func names(of parameter: ParameterFact, _ method: MethodFact) -> [String] {
        let name = parameter.name.plain
        let long = method.name.plain + name.capitalisedFirst
        return [name, long] + (2...9).map { "\(long)\($0)" }
    }

    /// The type of what a list keeps of one call: a value, or several side by side.
    private func entry(_ values: [TypeRef]) -> TypeRef {
        let values = values.map { types.qualify($0.substituting(bindings), in: types.sut) }
        return values.count == 1 ? values[0] : .tuple(values.map { TypeRef.Element(type: $0) })
    }
}
