extension LibraryFamily {
    /// Text of Foundation's, bytes and sets of characters.
    static let foundationText = LibraryFamily(
        from: "Foundation",
        [
            "Data": { known, _ in "Data(\(known.string).utf8)" },
            "NSString": { known, _ in "NSString(string: \(known.string))" },
            "AttributedString": { known, _ in "AttributedString(\(known.string))" },
            "NSAttributedString": { known, _ in "NSAttributedString(string: \(known.string))" },
            "CharacterSet": only(".alphanumerics"),
        ])
}
