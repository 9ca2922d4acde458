// testgen:fingerprint 504358fb67f512cb suite GreetingView
import Foundation
import Testing
@testable import EnvironmentSample

@Suite("GreetingView")
struct GreetingViewTests {
    @Suite("Text")
    struct Text {
        @Test("text calls name")
        func textCallsName() {
            // MARK: - Arrange
            let deps = GreetingViewTestFactory.setupDependencies()
            let sut = GreetingViewTestFactory.makeSUT(deps)

            // MARK: - Act
            _ = sut.text()

            // MARK: - Assert
            #expect(deps.store.nameCallsCount == 1)
        }
    }

    @Suite("Name")
    struct NameTests {
        @Test("name calls name")
        func nameCallsName() {
            // MARK: - Arrange
            let deps = GreetingViewTestFactory.setupDependencies()
            deps.store.nameReturnValue = "name"
            let sut = GreetingViewTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.name()

            // MARK: - Assert
            #expect(deps.store.nameCallsCount == 1)
            #expect(result == "name")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm bF9eA_yXq 6uFjMXqjV pQfWBISgU 6_jZMoPh1 dxkr3ggFi GuxUWNALs
