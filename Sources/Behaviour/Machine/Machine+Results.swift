import Facts

/// What the standard library does with a `Result`.
extension Machine {
    /// `result.get()`, `result.map { … }`, `result.mapError { … }` and those whose closure gives a result itself; `nil` for
    /// anything else.
    func callResult(_ term: Term, _ name: String, _ values: [LabelledTerm], expecting: TypeRef?) throws -> Term? {
        guard let isOfError = Self.resultMethods[name], let type = typeOf(reduce(term)),
            type.lastName == "Result", isResult(type.text), values.count == (name == "get" ? 0 : 1)
        else { return nil }
        let success = payloads(of: term, whenCase: "success", type: nil)
        guard let carried = success ?? payloads(of: term, whenCase: "failure", type: nil) else { return unreadCall() }
        let value = carried.first ?? .void
        if name == "get" {
            guard success != nil else { throw Exit.thrown(value) }
            return value
        }
        let made = expecting.flatMap { $0.bare.lastName == "Result" ? $0.bare : nil } ?? type
        func result(_ value: Term) -> Term {
            .enumCase(made, success == nil ? "failure" : "success", [LabelledTerm(nil, value)])
        }
        guard (success == nil) == isOfError else { return result(value) }
        guard isFunction(values[0].value) else { return unreadCall() }
        let transformed = try perform(values[0].value, on: [value])
        return name.hasPrefix("flat") ? transformed : result(transformed)
    }

    /// The methods of `Result`, and whether they have to do with its error.
    private static let resultMethods = [
        "get": false, "map": false, "flatMap": false, "mapError": true, "flatMapError": true,
    ]
}
