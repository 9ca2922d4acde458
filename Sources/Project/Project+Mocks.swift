extension Project {
    /// The module that doubles go to, where they have one of their own.
    public var mocksModule: Module? { configuration.mocks.output.flatMap(module(owning:)) }

    /// The module whose sources a path belongs to; `nil` for what belongs to tests.
    public func module(owning path: String) -> Module? { FileOwners(self).module(owning: path) }
}
