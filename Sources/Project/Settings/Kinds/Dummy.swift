extension DoubleKind {
    /// Fills a place; using it traps.
    public static let dummy = DoubleKind(
        "dummy", plural: "Dummies", isStubbed: false, refusal: "{member} was used, but a dummy only fills a place.")
}
