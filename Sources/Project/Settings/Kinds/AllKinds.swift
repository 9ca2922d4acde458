extension DoubleKind {
    /// Every kind, by its name; a test keeps the list.
    public static let allCases: [DoubleKind] = [
        // list
        .dummy,
        .fake,
        .mock,
        .spy,
        .strict,
        .stub,
        // end of list
    ]
}
