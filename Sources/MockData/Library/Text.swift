extension LibraryFamily {
    /// What a string literal can stand for.
    static let text = LibraryFamily(
        [
            "String": string, "Substring": string, "AnyHashable": string, "Any": string, "Sendable": string,
            "StaticString": { known, _ in
                if case .index = known.seed { return nil }
                return known.string
            },
            "Character": pair("\"a\"", "\"b\""), "Unicode.Scalar": pair("\"a\"", "\"b\""),
        ])

    private static let string: Writer = { known, _ in known.string }
}
