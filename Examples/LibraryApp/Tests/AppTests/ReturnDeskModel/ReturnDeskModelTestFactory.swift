// testgen:fingerprint a961045c4ad4e9dc factory ReturnDeskModel
@testable import App

/// Doubles, registrations and mock data for the tests of `ReturnDeskModel`.
enum ReturnDeskModelTestFactory {
    /// The doubles that stand for what `ReturnDeskModel` is injected with.
    struct Dependencies {
        let register: ReturnRegisterMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let register = ReturnRegisterMock()

        // 2. Defaults, so that the SUT can be made
        register.verdictReturnValue = .inTime

        return Dependencies(
            register: register
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> ReturnDeskModel {
        let dependencies = dependencies ?? setupDependencies()
        return ReturnDeskModel(register: dependencies.register)
    }
}
// testgen:parts Re9aRNa0n FgMG6DZxI isngnley7 nCO1Nlb2k lL4kDrEbn bCBrAPCMG
