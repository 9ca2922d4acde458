import Facts

extension Dependency {
    /// What is asked of the session of a stub that answers requests, as a protocol of which the stub is a double; empty for
    /// any other dependency.
    package func requests(in index: FactIndex) -> [TypeFact] {
        guard support == .urlProtocolStub, projection == ".session" else { return [] }
        return [index.library.types["URLSessionRequests"]].compactMap { $0 }
    }
}
