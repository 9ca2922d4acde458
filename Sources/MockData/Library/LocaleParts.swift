extension LibraryFamily {
    /// What locales are made of.
    static let localeParts = LibraryFamily(
        from: "Foundation",
        [
            "Locale.Currency": pair("Locale.Currency(\"EUR\")", "Locale.Currency(\"USD\")"),
            "Locale.Region": pair("Locale.Region(\"US\")", "Locale.Region(\"UA\")"),
            "Locale.LanguageCode": pair("Locale.LanguageCode(\"en\")", "Locale.LanguageCode(\"uk\")"),
            "Locale.Language": pair("Locale.Language(identifier: \"en\")", "Locale.Language(identifier: \"uk\")"),
        ])
}
