// testgen:fingerprint fc1c04924a21ec58 suite Greeter
import Foundation
import Testing
@testable import PlainSample

@Suite("Greeter")
struct GreeterTests {
    @Suite("Size")
    struct Size {
        @Test("size calls value when value is 2")
        func sizeCallsValueWhenValueIs2() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            deps.shelf.valueReturnValue = 2
            let sut = GreeterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.size

            // MARK: - Assert
            #expect(deps.shelf.valueCallsCount == 1)
            #expect(deps.shelf.valueReceivedKey == StoredKey.size)
            #expect(result == 2)
        }

        @Test("size calls value when value is nil")
        func sizeCallsValueWhenValueIsNil() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            deps.shelf.valueReturnValue = nil
            let sut = GreeterTestFactory.makeSUT(deps)
            let expected = 17

            // MARK: - Act
            let result = sut.size

            // MARK: - Assert
            #expect(deps.shelf.valueCallsCount == 1)
            #expect(deps.shelf.valueReceivedKey == StoredKey.size)
            #expect(result == expected)
        }

        @Test("size calls set")
        func sizeCallsSet() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            let sut = GreeterTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.size = 2

            // MARK: - Assert
            #expect(deps.shelf.setCallsCount == 1)
            #expect((deps.shelf.setReceivedArguments?.value as? Int) == 2)
            #expect(deps.shelf.setReceivedArguments?.key == StoredKey.size)
        }
    }

    @Suite("Greeting")
    struct Greeting {
        @Test("greeting calls value when value for isNight is true")
        func greetingCallsValueWhenValueForIsNightIsTrue() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            deps.shelf.valueClosure = { key in
                if key == StoredKey.isNight {
                    return true
                }
                return "value"
            }
            let sut = GreeterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.greeting()

            // MARK: - Assert
            #expect(deps.shelf.valueCallsCount == 2)
            #expect(deps.shelf.valueReceivedKey == StoredKey.isNight)
            #expect(deps.shelf.valueReceivedInvocations.first == StoredKey.name)
            #expect(result == "Good night, value")
        }

        @Test("greeting calls value when value for isNight is false")
        func greetingCallsValueWhenValueForIsNightIsFalse() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            deps.shelf.valueClosure = { key in
                if key == StoredKey.isNight {
                    return false
                }
                return "value"
            }
            let sut = GreeterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.greeting()

            // MARK: - Assert
            #expect(deps.shelf.valueCallsCount == 2)
            #expect(deps.shelf.valueReceivedKey == StoredKey.isNight)
            #expect(deps.shelf.valueReceivedInvocations.first == StoredKey.name)
            #expect(result == "Good day, value")
        }

        @Test("greeting returns the result when value is nil")
        func greetingReturnsTheResultWhenValueIsNil() {
            // MARK: - Arrange
            let deps = GreeterTestFactory.setupDependencies()
            deps.shelf.valueReturnValue = nil
            let sut = GreeterTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.greeting()

            // MARK: - Assert
            #expect(deps.shelf.valueReceivedKey == StoredKey.name)
            #expect(result == "Who are you?")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo dh9f6aWNc 52nq17Sc- dgAszfqL1 yOZoI4q6q Wh_PxkkOF yLCRDFchC gjbJSjEWy
// testgen:parts XjJN6eFgs yeReKdMQl
