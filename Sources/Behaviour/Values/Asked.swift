import Facts

/// What a method of a dependency is asked, where calls of it in one phase are asked different things: `value(for: .theme)`
/// beside `value(for: .size)`. The first call of a phase has none; what is asked otherwise than it gets an answer of its
/// own.
package struct Asked: Hashable, Sendable {
    /// The arguments in the order of the parameters; `nil` for one that code does not fix.
    package var arguments: [Constraint?]

    /// Creates what is asked.
    package init(_ arguments: [Constraint?]) { self.arguments = arguments }

    /// Whether two calls are asked different things for certain.
    func differs(from other: Asked) -> Bool {
        zip(arguments, other.arguments).contains { left, right in left != nil && right != nil && left != right }
    }

    /// What roots are sorted by, so that tests read the same each time.
    var order: String { arguments.map { $0.map { "\($0)" } ?? "_" }.joined(separator: " ") }

    /// The last word of it: `theme`.
    package var wording: String? {
        for case .enumCase(let name)? in arguments { return name }
        return nil
    }
}
