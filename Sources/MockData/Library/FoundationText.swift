import Facts

extension LibraryFamily {
    /// Text of Foundation's, bytes and sets of characters.
    static let foundationText = LibraryFamily(
        from: "Foundation",
        [
            "Data": { known, _ in .verbatim("Data(\(known.string.text).utf8)") },
            "NSString": { known, _ in .verbatim("NSString(string: \(known.string.text))") },
            "AttributedString": { known, _ in .verbatim("AttributedString(\(known.string.text))") },
            "NSAttributedString": { known, _ in .verbatim("NSAttributedString(string: \(known.string.text))") },
            "CharacterSet": only(".alphanumerics"),
        ])
}
