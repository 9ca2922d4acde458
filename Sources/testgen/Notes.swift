import Facts

/// What a command notes on its way, for the person who called it: handed from step to step, and printed in the end.
struct Notes {
    /// What was noticed.
    var diagnostics: [Diagnostic] = []
    /// How many files' bytes were looked at.
    var scanned = 0
    /// The source files that were parsed, by path.
    var parsed: Set<String> = []

    /// Notes a stage's diagnostics and goes on with its value.
    mutating func take<Value>(_ diagnosed: Diagnosed<Value>) -> Value {
        diagnostics += diagnosed.diagnostics
        return diagnosed.value
    }

    /// Notes a stage's diagnostics; goes on with its value only when none is an error.
    mutating func require<Value>(_ diagnosed: Diagnosed<Value>) throws -> Value {
        diagnostics += diagnosed.diagnostics.filter { $0.severity != .error }
        let errors = diagnosed.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw Failure(errors) }
        return diagnosed.value
    }
}
