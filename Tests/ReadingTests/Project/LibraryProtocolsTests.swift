import Facts
import Reading
import Testing

/// Protocols that come from nowhere in a project.
@Suite struct LibraryProtocolsTests {
    private func completed(_ source: String) throws -> (index: FactIndex, protocols: TypeFact) {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first { $0.name == "P" })
        return (LibraryProtocols.completing(index, for: [fact]), fact)
    }

    @Test(arguments: [
        "RawRepresentable", "CaseIterable", "RandomNumberGenerator", "TextOutputStream", "IteratorProtocol", "Sequence",
        "AsyncIteratorProtocol", "AsyncSequence", "URLSessionDelegate", "URLSessionTaskDelegate",
        "URLSessionDataDelegate", "URLSessionWebSocketDelegate",
    ])
    func areKnown(name: String) throws {
        let (index, fact) = try completed("protocol P: \(name) {}")
        let inherited = index.inheritedProtocols(of: fact)
        #expect(inherited.found.map(\.name).first == name)
        #expect(inherited.unknown.allSatisfy { ["NSObjectProtocol", "Sendable"].contains($0.type.text) })
    }

    @Test func thoseOfTheProjectComeFirst() throws {
        let (index, fact) = try completed("protocol Sequence { func play() }; protocol P: Sequence {}")
        #expect(index.types.count == 2)
        #expect(index.inheritedProtocols(of: fact).found.map(\.module) == ["App"])
    }

    @Test func nothingIsAddedThatNobodyAsksFor() throws {
        #expect(try completed("protocol P: Sendable { func sequence() -> any Sequence }").index.types.count == 1)
    }
}
