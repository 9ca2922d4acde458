import Doubles
import Facts

/// What a double calls the helpers in its bodies: requirements and parameters may have the same names.
extension DoublePlan {
    /// A name for the double's own use, with a word more where a requirement or a parameter has it.
    func inner(_ name: String) -> String { innerNames.contains(name) ? name + "OfDouble" : name }

    /// The value behind the lock: `doubleState`.
    func stateName(isStatic: Bool = false) -> String { inner(isStatic ? "staticState" : "doubleState") }

    /// The standard library's `fatalError` with a message.
    func stop(_ message: String) -> Layout {
        .call(innerNames.contains("fatalError") ? "Swift.fatalError" : "fatalError", [.literal(message)])
    }
}
