// testgen:fingerprint f21feb662e62838d factory GateForm
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
// testgen:parts l9zk5nefo E_0NVWY7C D_TFhdtMG E4-oEQmYt ddrw1Z2CO VRdHw58RJ
