extension LibraryFamily {
    /// Languages and regions.
    static let locales = LibraryFamily(
        from: "Foundation",
        ["Locale": pair("Locale(identifier: \"en_US\")", "Locale(identifier: \"de_DE\")")])
}
