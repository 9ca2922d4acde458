import Facts

extension LibraryFamily {
    /// Errors.
    static let errors = LibraryFamily(
        from: "Foundation", ["Error": error, "NSError": error])

    private static let error: Writer = { known, _ in
        .verbatim("NSError(domain: \"Test\", code: \(known.seed.number))")
    }
}
