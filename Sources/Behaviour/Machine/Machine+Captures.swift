import Facts

extension Machine {
    /// The names that a closure sees: those around it, and what it captures under names of its own.
    func captured(by closure: ClosureExpression, in scope: Scope) throws -> Scope {
        guard !closure.captured.isEmpty else { return scope }
        let inner = Scope(scope)
        for capture in closure.captured {
            guard let name = capture.label?.plain else { continue }
            let value = try detached(capture.value, in: scope)
            inner.values[name] = value
            inner.types[name] = typeOf(value)
        }
        return inner
    }
}

/// A closure with the names it captured.
struct ClosureRecord {
    var expression: ClosureExpression
    var scope: Scope
}
