extension LibraryFamily {
    /// Addresses on the web and their parts.
    static let webAddresses = LibraryFamily(
        from: "Foundation",
        [
            "URL": { known, _ in "URL(string: \(KnownValues.numbered(known.wording.url, known.seed)))!" },
            "URLQueryItem": { known, _ in
                "URLQueryItem(name: \(KnownValues.numbered("name", known.seed)), value: \"value\")"
            },
            "URLComponents": only("URLComponents()"),
        ])
}
