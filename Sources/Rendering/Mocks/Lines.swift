import Facts

/// Lines of Swift at a level of indentation.
struct Lines {
    var lines: [String] = []
    var indentation = 0
    /// The declarations of the file that they use.
    private(set) var support: Set<DoubleSupport> = []

    /// Says that the lines use a declaration of the file.
    mutating func use(_ part: DoubleSupport) { support.formUnion(part.closure) }

    /// Adds lines that are short.
    mutating func add(_ new: String...) {
        for line in new { lines.append(line.isEmpty ? "" : String(repeating: " ", count: indentation) + line) }
    }

    /// Adds a line that breaks where it does not fit.
    mutating func add(laidOut line: Layout) { lines += line.lines(indentation: indentation) }

    /// Adds statements that break where they do not fit.
    mutating func add(contentsOf new: [Layout.Lines]) {
        for line in new { lines += line.lines(indentation: indentation) }
    }

    /// Adds the statements of `if` with an optional that is bound.
    mutating func add(ifLet name: String, _ value: Layout, _ statement: Layout) {
        add(laidOut: Layout("if let \(name)") + Layout([.equals]) + value + " {")
        indented { $0.add(laidOut: statement) }
        add("}")
    }

    mutating func indented(_ body: (inout Lines) -> Void) {
        indentation += Layout.step
        body(&self)
        indentation -= Layout.step
    }
}

extension Layout {
    /// One statement in braces.
    static func braced(_ statement: Layout) -> Layout { .block("", [.line(statement)]) }

    /// A call of a function.
    static func call(_ name: String, _ arguments: [Layout]) -> Layout { Layout(name) + .list("(", arguments, ")") }

    /// A string literal where a `String` is wanted.
    static func literal(_ text: String) -> Layout { Layout([.string(SwiftLiteral.escaped(text))]) }
}
