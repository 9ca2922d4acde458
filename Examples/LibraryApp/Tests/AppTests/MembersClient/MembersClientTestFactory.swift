// testgen:fingerprint 22d1613f6868eab4 factory MembersClient
@testable import App

/// Doubles, registrations and mock data for the tests of `MembersClient`.
enum MembersClientTestFactory {
    /// The doubles that stand for what `MembersClient` is injected with.
    struct Dependencies {
        let transport: MembersTransportMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let transport = MembersTransportMock()

        return Dependencies(
            transport: transport
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> MembersClient {
        return MembersClient(transport: dependencies.transport)
    }

    // MARK: - Mock data

    static func createMockEndpoint<Response: Decodable & Sendable>(
        path: String = "/path",
        query: String? = nil
    ) -> Endpoint<Response> {
        Endpoint<Response>(path: path, query: query)
    }

    static func createMockEndpoints<Response: Decodable & Sendable>(count: Int = 3) -> [Endpoint<Response>] {
        (0..<count).map { index in
            createMockEndpoint(path: "/path \(index + 1)")
        }
    }
}
// testgen:parts Re9aRNa0n oroE-hRI- u2HLSkya0 ExpNMIkTZ 33Vh5QRIK xm4RreTcP GOJTFWzpD GSuw3EjrT
