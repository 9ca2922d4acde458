// testgen:fingerprint 285bf29769f5f717 factory ArchiveReader
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
// testgen:parts Nlfgu7dRd QvxwY3w_K YxRsd4rLK kx4UZduYo hxUlO39vm zFn2jyu3S cVlH6gtvu 8xJKaeTtq
