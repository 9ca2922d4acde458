import Facts

extension Dependency {
    /// Whether it is a `URLSession` whose requests a stub answers.
    package var isSession: Bool { support == .urlProtocolStub && projection == ".session" }

    /// What a session is asked, as a protocol of which its stub is a double; empty for any other dependency.
    package func requests(in index: FactIndex) -> [TypeFact] {
        isSession ? [index.library.types["URLSessionRequests"]].compactMap { $0 } : []
    }
}
