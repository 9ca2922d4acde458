extension SampleMaker {
    /// The scenario builder for a set of models; `nil` when none has a relation to another.
    public func scenario(for set: BuilderSet) -> DataFile? { nil }
}
