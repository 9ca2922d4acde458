extension LibraryFamily {
    /// Every family, by its name; a test keeps the list.
    static let all: [LibraryFamily] = [
        // list
        .appKit,
        .basics,
        .dates,
        .decimalNumbers,
        .errors,
        .foundationObjects,
        .foundationText,
        .geometry,
        .identifiers,
        .localeParts,
        .locales,
        .numbers,
        .places,
        .schedulers,
        .swiftUI,
        .text,
        .uiKit,
        .webAddresses,
        // end of list
    ]
}
