extension DoubleKind {
    /// Answers what it is told to; records nothing.
    public static let stub = DoubleKind(
        "stub", plural: "Stubs")
}
