import Scaffolding

extension Container {
    /// The containers testgen knows, in the order in which they are tried.
    public static let all: [Container] = [nerdzInject]
}
