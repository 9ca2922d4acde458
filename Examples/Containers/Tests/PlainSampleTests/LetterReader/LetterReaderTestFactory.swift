// testgen:fingerprint 27a7e35aea5dd93a factory LetterReader
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
// testgen:parts l9zk5nefo qU8piHN34 77E9TnpaA rQNGACHe5 aTpWka2x_ P4SRuk4Qy
