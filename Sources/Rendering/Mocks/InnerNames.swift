import Doubles
import Facts

/// What a double calls the helpers in its bodies: requirements and parameters may have the same names.
extension DoublePlan {
    /// The value behind the lock, as a body with parameters names it: `doubleState`, `self.doubleState`.
    func state(beside parameters: [ParameterFact] = []) -> String {
        let own = stateName()
        return parameters.contains { $0.name == own } ? "self." + own : own
    }

    /// The name that the value behind the lock is declared by.
    func stateName(isStatic: Bool = false) -> String {
        let name = isStatic ? "staticState" : "doubleState"
        return innerNames.contains(name) ? name + "OfDouble" : name
    }

    /// The standard library's `fatalError` with a message.
    func stop(_ message: String, beside parameters: [ParameterFact] = []) -> Layout {
        let isTaken = innerNames.contains("fatalError") || parameters.contains { $0.name == "fatalError" }
        return .call(isTaken ? "Swift.fatalError" : "fatalError", [.literal(message)])
    }
}

extension Sequence<ParameterFact> {
    /// A name for a local constant that no parameter has: `stubbedClosure`, or `stubbedClosure` with a word more.
    func local(_ name: String) -> String { contains { $0.name == name } ? name + "OfDouble" : name }
}
