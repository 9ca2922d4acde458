// testgen:fingerprint 716603ef75b95933 suite UsageService
import Foundation
import Testing
@testable import PlainSample

@Suite("UsageService")
struct UsageServiceTests {
    @Suite("Agree")
    struct Agree {
        @Test("agree calls set and enable")
        func agreeCallsSetAndEnable() {
            // MARK: - Arrange
            let deps = UsageServiceTestFactory.setupDependencies()
            let sut = UsageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.agree(true)

            // MARK: - Assert
            #expect(deps.store.setCallsCount == 1)
            #expect((deps.store.setReceivedArguments?.value as? Bool) == true)
            #expect(deps.store.setReceivedArguments?.key == "agreed")
            #expect(deps.clients[0].enableCallsCount == 1)
            #expect(deps.clients[0].enableReceivedIsOn == true)
        }
    }

    @Suite("Note")
    struct Note {
        @Test("note calls send when value is true")
        func noteCallsSendWhenValueIsTrue() {
            // MARK: - Arrange
            let deps = UsageServiceTestFactory.setupDependencies()
            deps.store.valueReturnValue = true
            let sut = UsageServiceTestFactory.makeSUT(deps, isSignedIn: { true })

            // MARK: - Act
            sut.note("event")

            // MARK: - Assert
            #expect(deps.store.valueReceivedKey == "agreed")
            #expect(deps.clients[0].sendCallsCount == 1)
            #expect(deps.clients[0].sendReceivedEvent == "event")
        }

        @Test("note calls value when value is true")
        func noteCallsValueWhenValueIsTrue() {
            // MARK: - Arrange
            let deps = UsageServiceTestFactory.setupDependencies()
            deps.store.valueReturnValue = true
            let sut = UsageServiceTestFactory.makeSUT(deps, isSignedIn: { false })
            let event = "event"

            // MARK: - Act
            sut.note(event)

            // MARK: - Assert
            #expect(deps.store.valueCallsCount == 1)
            #expect(deps.store.valueReceivedKey == "agreed")
            #expect(deps.clients[0].sendCallsCount == 0)
        }

        @Test("note calls value when value is false")
        func noteCallsValueWhenValueIsFalse() {
            // MARK: - Arrange
            let deps = UsageServiceTestFactory.setupDependencies()
            deps.store.valueReturnValue = false
            let sut = UsageServiceTestFactory.makeSUT(deps)
            let event = "event"

            // MARK: - Act
            sut.note(event)

            // MARK: - Assert
            #expect(deps.store.valueCallsCount == 1)
            #expect(deps.store.valueReceivedKey == "agreed")
            #expect(deps.clients[0].sendCallsCount == 0)
        }

        @Test("note calls value when value is false and signed in value before")
        func noteCallsValueWhenValueIsFalseAndSignedInValueBefore() {
            // MARK: - Arrange
            let deps = UsageServiceTestFactory.setupDependencies()
            deps.store.valueReturnValue = false
            let sut = UsageServiceTestFactory.makeSUT(deps, isSignedIn: { true })

            // MARK: - Act
            sut.note("event")

            // MARK: - Assert
            #expect(deps.store.valueCallsCount == 1)
            #expect(deps.store.valueReceivedKey == "agreed")
            #expect(deps.clients[0].sendCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo 5RDLfe6dD TCKJhf_B- 3mdTvESE0 L6jorI9di 5bDh7lpax 9NTTtcA6A 1RoBuDLcI
// testgen:parts uDfsHoh_K
