import Facts

/// A closure that a method runs to give back what it gives: `func read<T>(_ block: (Transaction) throws -> T) rethrows -> T`.
public struct Passing: Hashable, Sendable {
    /// The parameter.
    public var parameter: ParameterFact
    /// `readRunsBlockWith: Transaction?`, what the closure is run with; `nil` where it takes nothing.
    public var given: DoubleVariable?

    /// The passing of a method; `nil` for one that does anything else.
    public init?(_ method: MethodFact, stem: String) {
        guard let (position, function) = method.passed else { return nil }
        parameter = method.parameters[position]
        let types = function.parameters.map(\.type)
        let whole: TypeRef? = types.count == 1 ? types[0] : .tuple(types.map { TypeRef.Element(type: $0) })
        let name = "\(stem)Runs\(DoubleNames.upperFirst(DoubleNames.plain(parameter.name)))With"
        given = types.isEmpty ? nil : whole.map { DoubleVariable(name, .optional($0)) }
    }

    /// The call of the closure: `try await block(given.0, given.1)`.
    package func call(with given: String) -> String {
        let function = parameter.type.functionType
        let count = function?.parameters.count ?? 0
        let throwing = function.map { $0.effects.throwing != .never } ?? false
        let marks = (throwing ? "try " : "") + (function?.effects.isAsync == true ? "await " : "")
        let arguments = count == 1 ? given : (0..<count).map { "\(given).\($0)" }.joined(separator: ", ")
        return "\(marks)\(parameter.name)(\(arguments))"
    }
}
