extension DoubleKind {
    /// A spy that verifies what is expected of it.
    public static let mock = DoubleKind(
        "mock", plural: "Mocks", records: true, expects: true)
}
