// testgen:fingerprint 15e4b2f75afe66e8 suite ProfileViewModel
import FactoryTesting
import Foundation
import Testing
@testable import FactorySample

@Suite("ProfileViewModel", .container)
@MainActor
struct ProfileViewModelTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls name and sets lastName")
        func loadCallsNameAndSetsLastName() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            deps.api.nameReturnValue = "name"
            let sut = ProfileTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load(id: 2)

            // MARK: - Assert
            #expect(deps.api.nameCallsCount == 1)
            #expect(deps.api.nameReceivedId == 2)
            #expect(deps.cache.lastName == "name")
            #expect(sut.name == "name")
        }

        @Test("load calls name and sets isFailed when name fails")
        func loadCallsNameAndSetsIsFailedWhenNameFails() async {
            // MARK: - Arrange
            let deps = ProfileTestFactory.setupDependencies()
            let error = TestError.expected
            deps.api.nameThrowableError = error
            let sut = ProfileTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load(id: 2)

            // MARK: - Assert
            #expect(deps.api.nameCallsCount == 1)
            #expect(deps.api.nameReceivedId == 2)
            #expect(sut.isFailed)
        }
    }
}
// testgen:parts -A4q7Iok8 qxkweZMJ9 WQsXN40pm i2lpiFxxV 3XxIAUXgp QTSGJDoDE _Lk8wbfqs 0Wzd2KtIG
