import Facts

/// What the standard library does with a `Result`.
extension Machine {
    /// `result.get()`, `result.map { … }`, `result.mapError { … }` and those whose closure gives a result itself; `nil` for
    /// anything else.
    func callResult(_ term: Term, _ name: String, _ values: [LabelledTerm], expecting: TypeRef?) throws -> Term? {
        guard let isOfError = Self.resultMethods[name], isResult(term),
            values.count == (name == "get" ? 0 : 1)
        else { return nil }
        let success = payloads(of: term, whenCase: "success", type: nil)
        guard let carried = success ?? payloads(of: term, whenCase: "failure", type: nil) else { return unreadCall() }
        let value = carried.first ?? .void
        if name == "get" {
            guard success != nil else { throw Exit.thrown(value) }
            return value
        }
        // What the closure does not make is of a type that it has yet to say: `flatMap` may change that of the value.
        let made = expecting.flatMap { $0.bare.lastName == "Result" ? $0.bare : nil }
        func result(_ value: Term) -> Term {
            .enumCase(made, success == nil ? "failure" : "success", [LabelledTerm(nil, value)])
        }
        guard (success == nil) == isOfError else { return result(value) }
        guard isFunction(values[0].value) else { return unreadCall() }
        let transformed = try perform(values[0].value, on: [value])
        return name.hasPrefix("flat") ? transformed : result(transformed)
    }

    /// Whether a value is a result, of whatever types.
    private func isResult(_ term: Term) -> Bool {
        if case .enumCase(nil, let name, let payload) = term {
            return ["success", "failure"].contains(name) && payload.count == 1
        }
        guard let type = typeOf(reduce(term)) else { return false }
        return type.lastName == "Result" && isResult(type.text)
    }

    /// The methods of `Result`, and whether they have to do with its error.
    private static let resultMethods = [
        "get": false, "map": false, "flatMap": false, "mapError": true, "flatMapError": true,
    ]
}
