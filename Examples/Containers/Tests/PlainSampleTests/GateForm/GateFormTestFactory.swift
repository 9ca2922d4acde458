// testgen:fingerprint d843a8656638476e factory GateForm
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `GateForm`.
enum GateFormTestFactory {
    /// The doubles that stand for what `GateForm` is injected with.
    struct Dependencies {
        let gate: CodeGateMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let gate = CodeGateMock()

        return Dependencies(
            gate: gate
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> GateForm {
        let sut = GateForm()
        sut.gate = dependencies.gate
        return sut
    }
}
