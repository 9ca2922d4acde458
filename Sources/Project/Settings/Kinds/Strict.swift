extension DoubleKind {
    /// A mock that fails the test for every use of a member that nobody has stubbed.
    public static let strict = DoubleKind(
        "strict", suffix: "StrictMock", plural: "StrictMocks", records: true, expects: true, isStrict: true)
}
