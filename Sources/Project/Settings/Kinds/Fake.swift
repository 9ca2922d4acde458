extension DoubleKind {
    /// Works, in memory.
    public static let fake = DoubleKind(
        "fake", plural: "Fakes", isStubbed: false, works: true,
        refusal: "Fill in {member}: it does not read as a member of a store.")
}
