import Facts

/// How values of library types that belong together are written: one value in a file of its own below `Library/`.
struct LibraryFamily: Sendable {
    /// Writes a value of a type of that name; `nil` when the seed asks for more values than are known.
    typealias Writer = @Sendable (KnownValues, String) -> Code.Expression?

    /// The module that a file with such values imports; `nil` for the standard library.
    let module: String?
    /// The writers by the names of their types, without that of the module.
    let writers: [String: Writer]

    /// Describes a family.
    init(from module: String? = nil, _ writers: [String: Writer]) {
        self.module = module
        self.writers = writers
    }

    /// A writer for types of which one value is known.
    static func only(_ text: String) -> Writer {
        let code: Code.Expression = text.first == "." ? .member(nil, String(text.dropFirst())) : .verbatim(text)
        return { known, _ in known.seed == .first ? code : nil }
    }

    /// A writer for types of which two values are known.
    static func pair(_ first: String, _ other: String) -> Writer {
        { known, _ in known.seed == .first ? .verbatim(first) : known.seed == .other ? .verbatim(other) : nil }
    }

    /// The families by the names of their types.
    static let byType: [String: LibraryFamily] = all.reduce(into: [:]) { table, family in
        for name in family.writers.keys { table[name] = family }
    }
}
