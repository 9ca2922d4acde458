// testgen:fingerprint dbd310d6ed8ebc3d factory ArchiveReader
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `ArchiveReader`.
enum ArchiveReaderTestFactory {
    /// The doubles that stand for what `ArchiveReader` is injected with.
    struct Dependencies {
        let source: ArchiveSourceMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let source = ArchiveSourceMock()

        return Dependencies(
            source: source
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        name: String = "Reader name"
    ) throws -> ArchiveReader {
        return try unwrapped(ArchiveReader(name: name, source: dependencies.source))
    }

    /// Thrown when the initialiser of `ArchiveReader` returns nothing.
    struct NotMade: Error {}

    private static func unwrapped<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw NotMade() }
        return value
    }
}
