extension DoubleKind {
    /// A stub that records.
    public static let spy = DoubleKind(
        "spy", plural: "Spies", records: true)
}
