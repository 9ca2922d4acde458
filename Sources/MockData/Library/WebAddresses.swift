import Facts

extension LibraryFamily {
    /// Addresses on the web and their parts.
    static let webAddresses = LibraryFamily(
        from: "Foundation",
        [
            "URL": { known, _ in .verbatim("URL(string: \(KnownValues.numbered(known.wording.url, known.seed).text))!")
            },
            "URLQueryItem": { known, _ in
                .verbatim("URLQueryItem(name: \(KnownValues.numbered("name", known.seed).text), value: \"value\")")
            },
            "URLComponents": only("URLComponents()"),
        ])
}
