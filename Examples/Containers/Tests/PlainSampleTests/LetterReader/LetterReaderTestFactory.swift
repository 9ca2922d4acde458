// testgen:fingerprint 24a2fdc4e115c2f5 factory LetterReader
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `LetterReader`.
enum LetterReaderTestFactory {
    /// The doubles that stand for what `LetterReader` is injected with.
    struct Dependencies {
        let client: LetterClientMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let client = LetterClientMock()

        return Dependencies(
            client: client
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> LetterReader {
        return LetterReader(client: dependencies.client.closures)
    }
}
