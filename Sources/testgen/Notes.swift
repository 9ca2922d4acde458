import Facts

/// The diagnostics and counts that the steps of a command collect. The command prints them at its end.
struct Notes {
    /// The diagnostics so far.
    var diagnostics: [Diagnostic] = []
    /// What was chosen and why, for `--verbose`.
    var choices: [String] = []
    /// How many files were scanned.
    var scanned = 0
    /// The source files that were parsed, by path.
    var parsed: Set<String> = []

    /// Collects the diagnostics of a stage and returns its value.
    mutating func take<Value>(_ diagnosed: Diagnosed<Value>) -> Value {
        diagnostics += diagnosed.diagnostics
        return diagnosed.value
    }

    /// Collects the diagnostics of what was read, and returns the files that parse: one that does not costs itself.
    mutating func readable(_ read: Diagnosed<[FileFacts]>) -> [FileFacts] {
        diagnostics += read.diagnostics.filter { !diagnostics.contains($0) }
        let broken = Set(read.diagnostics.filter { $0.severity == .error }.compactMap(\.location?.file))
        return read.value.filter { !broken.contains($0.path) }
    }

    /// Collects the diagnostics of a file, and returns its facts where it parses.
    mutating func readable(_ read: Diagnosed<FileFacts>) -> FileFacts? {
        readable(Diagnosed([read.value], read.diagnostics)).first
    }

    /// Collects the diagnostics of a stage and returns its value; throws when one of them is an error.
    mutating func require<Value>(_ diagnosed: Diagnosed<Value>) throws -> Value {
        diagnostics += diagnosed.diagnostics.filter { $0.severity != .error }
        let errors = diagnosed.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw Failure(errors) }
        return diagnosed.value
    }
}
