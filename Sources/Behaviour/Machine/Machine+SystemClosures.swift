import Facts

/// Functions of the system that are given closures: those that call them before they return, and those that call them
/// later than a test looks.
extension Machine {
    /// Runs the closures that a function of the system is given; `nil` for any other function.
    func callSystem(
        _ base: Expression?, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term? {
        if runsAtOnce(base, name) {
            var result = Term.void
            for argument in arguments {
                guard case .closure(let closure) = argument.value else { continue }
                if argument.label == "completion" {
                    havoc(closure.body, in: scope)
                } else {
                    result = try inline(closure.body, in: Scope(scope, result: expecting))
                }
            }
            return result
        }
        if let done = try putOff(base, name, arguments, in: scope) { return done }
        guard let interval = interval(base, name, arguments), try isLong(detached(interval, in: scope), "seconds")
        else {
            return nil
        }
        return .construct(.simple("Timer"), [])
    }

    /// Whether the closures of a function have run when it returns: SwiftUI's and UIKit's animations of changes.
    private func runsAtOnce(_ base: Expression?, _ name: String) -> Bool {
        // The name comes first: this is asked of every call.
        switch name {
        case "withAnimation", "withTransaction": base == nil && subject.methods(name).isEmpty
        case "animate", "transition", "performWithoutAnimation", "modifyAnimations": base?.path == ["UIView"]
        default: false
        }
    }

    /// After how long the closure of a timer runs; `nil` for anything else.
    private func interval(_ base: Expression?, _ name: String, _ arguments: [Argument]) -> Expression? {
        guard name == "scheduledTimer", base?.path == ["Timer"], let first = arguments.first,
            first.label == "withTimeInterval", case .closure? = arguments.last?.value
        else { return nil }
        return first.value
    }
}
