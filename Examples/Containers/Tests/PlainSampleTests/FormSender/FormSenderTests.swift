// testgen:fingerprint 088b1ca564d9efb6 suite FormSender
import Foundation
import Testing
@testable import PlainSample

@Suite("FormSender")
struct FormSenderTests {
    @Suite("Accepts")
    struct Accepts {
        @Test("accepts returns false when code has 6 characters")
        func acceptsReturnsFalseWhenCodeHas6Characters() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.accepts("codexx")

            // MARK: - Assert
            #expect(!result)
        }

        @Test("accepts returns true")
        func acceptsReturnsTrue() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.accepts("111111")

            // MARK: - Assert
            #expect(result)
        }

        @Test("accepts returns false")
        func acceptsReturnsFalse() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.accepts("code")

            // MARK: - Assert
            #expect(!result)
        }
    }

    @Suite("Send")
    struct Send {
        @Test("send calls send and sets number")
        func sendCallsSendAndSetsNumber() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let send = Result<FormAnswer, PageRefusal>.success(
                FormSenderTestFactory.createMockFormAnswer(fields: ["number": "value"]))
            deps.service.sendClosure = { _, done in done(send) }
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.send("text")

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.text == "text")
            #expect(sut.number == "value")
        }

        @Test("send calls send and sets number when fields is empty")
        func sendCallsSendAndSetsNumberWhenFieldsIsEmpty() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let send = Result<FormAnswer, PageRefusal>.success(FormSenderTestFactory.createMockFormAnswer(fields: [:]))
            deps.service.sendClosure = { _, done in done(send) }
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.send("text")

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.text == "text")
            #expect(sut.number == "none")
        }

        @Test("send calls send and sets number when send fails")
        func sendCallsSendAndSetsNumberWhenSendFails() {
            // MARK: - Arrange
            let deps = FormSenderTestFactory.setupDependencies()
            let send = Result<FormAnswer, PageRefusal>.failure(PageRefusal.denied)
            deps.service.sendClosure = { _, done in done(send) }
            let sut = FormSenderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.send("text")

            // MARK: - Assert
            #expect(deps.service.sendCallsCount == 1)
            #expect(deps.service.sendReceivedArguments?.text == "text")
            #expect(sut.number == "failed")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo zQuTcUcXX _S_qGpuTI yS5h0oR5y XUHYp8hwa 2ilT57OvP FqyjtoX1i VgIy6l4uA
// testgen:parts j5GiaJiW3 bTV_mQuoB
