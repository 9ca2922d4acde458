// testgen:fingerprint 39b7a25138662103 suite RequestFlowViewModel
import Foundation
import Testing
@testable import App

@Suite("RequestFlowViewModel")
@MainActor
struct RequestFlowViewModelTests {
    @Suite("Request")
    @MainActor
    struct Request {
        @Test("request calls save")
        func requestCallsSave() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title")

            // MARK: - Act
            sut.request = request

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
            #expect(deps.drafts.saveReceivedRequest == request)
        }

        @Test("request does not call save again when request is the same after request and next")
        func requestDoesNotCallSaveAgainWhenRequestIsTheSameAfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title")
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.request = request

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("request calls save when request title was given after request")
        func requestCallsSaveWhenRequestTitleWasGivenAfterRequest() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title", note: "note 2")
            sut.request = request
            let request2 = RequestFlowTestFactory.createMockBookRequest(note: "note")

            // MARK: - Act
            sut.request = request2

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 2)
            #expect(deps.drafts.saveReceivedRequest == request2)
        }

        @Test("request does not call save again when request is the same and request neededBy was given")
        func requestDoesNotCallSaveAgainWhenRequestIsTheSameAndRequestNeededByWasGiven() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: Date(timeIntervalSince1970: 1000))
            sut.request = request

            // MARK: - Act
            sut.request = request

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("request calls save when request neededBy was given after request")
        func requestCallsSaveWhenRequestNeededByWasGivenAfterRequest() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: Date(timeIntervalSince1970: 1000), note: "note 2")
            sut.request = request
            let request2 = RequestFlowTestFactory.createMockBookRequest(note: "note")

            // MARK: - Act
            sut.request = request2

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 2)
            #expect(deps.drafts.saveReceivedRequest == request2)
        }

        @Test("request does not call save again when request is the same after request")
        func requestDoesNotCallSaveAgainWhenRequestIsTheSameAfterRequest() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: nil, neededBy: nil, copies: 1)
            sut.request = request

            // MARK: - Act
            sut.request = request

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("request calls save after request")
        func requestCallsSaveAfterRequest() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: nil, copies: 1, note: "note 2")
            sut.request = request
            let request2 = RequestFlowTestFactory.createMockBookRequest(note: "note")

            // MARK: - Act
            sut.request = request2

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 2)
            #expect(deps.drafts.saveReceivedRequest == request2)
        }
    }

    @Suite("Chooses all")
    @MainActor
    struct ChoosesAll {
        @Test("choosesAll returns false")
        func choosesAllReturnsFalse() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.choosesAll

            // MARK: - Assert
            #expect(!result)
        }

        @Test("choosesAll returns false after load")
        func choosesAllReturnsFalseAfterLoad() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let returnedChannels = [RequestFlowTestFactory.createMockBookRequestChannel(id: 2)]
            deps.desk.channelsReturnValue = returnedChannels
            let sut = RequestFlowTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - Act
            let result = sut.choosesAll

            // MARK: - Assert
            #expect(!result)
        }

        @Test("choosesAll returns true after load and toggleAll")
        func choosesAllReturnsTrueAfterLoadAndToggleAll() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let returnedChannels = [RequestFlowTestFactory.createMockBookRequestChannel(id: 2)]
            deps.desk.channelsReturnValue = returnedChannels
            let sut = RequestFlowTestFactory.makeSUT(deps)
            await sut.load()
            sut.toggleAll()

            // MARK: - Act
            let result = sut.choosesAll

            // MARK: - Assert
            #expect(result)
        }
    }

    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls channels and sets channels")
        func loadCallsChannelsAndSetsChannels() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let returnedChannels = [RequestFlowTestFactory.createMockBookRequestChannel()]
            deps.desk.channelsReturnValue = returnedChannels
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.load()

            // MARK: - Assert
            #expect(deps.desk.channelsCallsCount == 1)
            #expect(sut.channels == returnedChannels)
        }
    }

    @Suite("Toggle all")
    @MainActor
    struct ToggleAll {
        @Test("toggleAll does not call save")
        func toggleAllDoesNotCallSave() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.toggleAll()

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 0)
        }

        @Test("toggleAll calls save and sets request after load")
        func toggleAllCallsSaveAndSetsRequestAfterLoad() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let returnedChannels = [RequestFlowTestFactory.createMockBookRequestChannel(id: 2)]
            deps.desk.channelsReturnValue = returnedChannels
            let sut = RequestFlowTestFactory.makeSUT(deps)
            await sut.load()

            // MARK: - Act
            sut.toggleAll()

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
            #expect(deps.drafts.saveReceivedRequest == BookRequest(channels: [2]))
            #expect(sut.request == BookRequest(channels: [2]))
        }

        @Test("toggleAll calls save after load and toggleAll")
        func toggleAllCallsSaveAfterLoadAndToggleAll() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let returnedChannels = [RequestFlowTestFactory.createMockBookRequestChannel(id: 2)]
            deps.desk.channelsReturnValue = returnedChannels
            let sut = RequestFlowTestFactory.makeSUT(deps)
            await sut.load()
            sut.toggleAll()

            // MARK: - Act
            sut.toggleAll()

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 2)
            #expect(deps.drafts.saveReceivedRequest == BookRequest(channels: []))
        }
    }

    @Suite("Annotate")
    @MainActor
    struct Annotate {
        @Test("annotate calls save and sets request")
        func annotateCallsSaveAndSetsRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.annotate("  text ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
            #expect(deps.drafts.saveReceivedRequest == BookRequest(note: "text"))
            #expect(sut.request == BookRequest(note: "text"))
        }

        @Test("annotate throws tooLong")
        func annotateThrowsTooLong() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            #expect(throws: BookRequestError.tooLong(limit: 280)) {
                try sut.annotate("  text" + String(repeating: "x", count: 277) + " ")
            }

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 0)
        }

        @Test("annotate does not call save when text is blank")
        func annotateDoesNotCallSaveWhenTextIsBlank() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.annotate("   ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 0)
        }

        @Test("annotate does not call save again when request title was given after request")
        func annotateDoesNotCallSaveAgainWhenRequestTitleWasGivenAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title", note: "text")
            sut.request = request

            // MARK: - Act
            try sut.annotate("  text ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate does not call save again when text is blank and request title was given after request")
        func annotateDoesNotCallSaveAgainWhenTextIsBlankAndRequestTitleWasGivenAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title", note: "")
            sut.request = request

            // MARK: - Act
            try sut.annotate("   ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate does not call save again when request neededBy was given after request")
        func annotateDoesNotCallSaveAgainWhenRequestNeededByWasGivenAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: Date(timeIntervalSince1970: 1000), note: "text")
            sut.request = request

            // MARK: - Act
            try sut.annotate("  text ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate does not call save again when text is blank and request neededBy was given after request")
        func annotateDoesNotCallSaveAgainWhenTextIsBlankAndRequestNeededByWasGivenAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: Date(timeIntervalSince1970: 1000), note: "")
            sut.request = request

            // MARK: - Act
            try sut.annotate("   ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate does not call save again after request")
        func annotateDoesNotCallSaveAgainAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: nil, neededBy: nil, copies: 1, note: "text")
            sut.request = request

            // MARK: - Act
            try sut.annotate("  text ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate does not call save again when text is blank after request")
        func annotateDoesNotCallSaveAgainWhenTextIsBlankAfterRequest() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: nil, neededBy: nil, copies: 1, note: "")
            sut.request = request

            // MARK: - Act
            try sut.annotate("   ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
        }

        @Test("annotate calls save and sets request (2)")
        func annotateCallsSaveAndSetsRequest2() throws {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            try sut.annotate("  text" + String(repeating: "x", count: 276) + " ")

            // MARK: - Assert
            #expect(deps.drafts.saveCallsCount == 1)
            #expect(deps.drafts.saveReceivedRequest == BookRequest(note: "text" + String(repeating: "x", count: 276)))
            #expect(sut.request == BookRequest(note: "text" + String(repeating: "x", count: 276)))
        }
    }

    @Suite("Next")
    @MainActor
    struct Next {
        @Test("next sets problem")
        func nextSetsProblem() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.problem == "Which book is it?")
            #expect(sut.step == BookRequestStep.book)
        }

        @Test("next sets step to terms after request")
        func nextSetsStepToTermsAfterRequest() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title")
            sut.request = request

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.step == BookRequestStep.terms)
        }

        @Test("next sets step to review after request and next")
        func nextSetsStepToReviewAfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 1)
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.step == BookRequestStep.review)
        }

        @Test("next sets problem when request copies was 0 after request and next")
        func nextSetsProblemWhenRequestCopiesWas0AfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 0)
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.problem == "How many copies?")
            #expect(sut.step == BookRequestStep.terms)
        }

        @Test("next sets problem after request and next")
        func nextSetsProblemAfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720020000))
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.problem == "By when is it needed?")
            #expect(sut.step == BookRequestStep.terms)
        }

        @Test("next leaves problem after request, next and next")
        func nextLeavesProblemAfterRequestNextAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 1)
            sut.request = request
            sut.next()
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.problem == nil)
        }

        @Test("next sets problem when request copies was 1 after request and next")
        func nextSetsProblemWhenRequestCopiesWas1AfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let nowValue = Date(timeIntervalSince1970: 1720022000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 1)
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(sut.problem == "By when is it needed?")
            #expect(sut.step == BookRequestStep.terms)
        }
    }

    @Suite("Back")
    @MainActor
    struct Back {
        @Test("back clears problem after next")
        func backClearsProblemAfterNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            sut.next()

            // MARK: - Act
            sut.back()

            // MARK: - Assert
            #expect(sut.problem == nil)
        }

        @Test("back sets step to book after request and next")
        func backSetsStepToBookAfterRequestAndNext() {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)
            let request = RequestFlowTestFactory.createMockBookRequest(title: "title")
            sut.request = request
            sut.next()

            // MARK: - Act
            sut.back()

            // MARK: - Assert
            #expect(sut.step == BookRequestStep.book)
        }
    }

    @Suite("Submit")
    @MainActor
    struct Submit {
        @Test("submit does not call submit")
        func submitDoesNotCallSubmit() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let sut = RequestFlowTestFactory.makeSUT(deps)

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.desk.submitCallsCount == 0)
            #expect(deps.drafts.deleteCallsCount == 0)
        }

        @Test("submit calls submit and delete and sets number after request, next and next")
        func submitCallsSubmitAndDeleteAndSetsNumberAfterRequestNextAndNext() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            deps.desk.submitReturnValue = 2
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 1)
            sut.request = request
            sut.next()
            sut.next()

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.desk.submitCallsCount == 1)
            #expect(deps.desk.submitReceivedRequest == request)
            #expect(deps.drafts.deleteCallsCount == 1)
            #expect(sut.number == 2)
        }

        @Test("submit calls submit and sets problem when submit fails after request, next and next")
        func submitCallsSubmitAndSetsProblemWhenSubmitFailsAfterRequestNextAndNext() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            let error = MembersError.unreadable
            deps.desk.submitThrowableError = error
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: 1)
            sut.request = request
            sut.next()
            sut.next()

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.desk.submitCallsCount == 1)
            #expect(deps.desk.submitReceivedRequest == request)
            #expect(sut.problem == "The request could not be sent.")
            #expect(deps.drafts.deleteCallsCount == 0)
        }

        @Test("submit does not call submit when submit is 2 after request, next and next")
        func submitDoesNotCallSubmitWhenSubmitIs2AfterRequestNextAndNext() async {
            // MARK: - Arrange
            let deps = RequestFlowTestFactory.setupDependencies()
            deps.desk.submitReturnValue = 2
            let nowValue = Date(timeIntervalSince1970: 1720020000)
            let sut = RequestFlowTestFactory.makeSUT(deps, now: { nowValue })
            let request = RequestFlowTestFactory.createMockBookRequest(
                title: "title", neededBy: Date(timeIntervalSince1970: 1720021000), copies: nil)
            sut.request = request
            sut.next()
            sut.next()

            // MARK: - Act
            await sut.submit()

            // MARK: - Assert
            #expect(deps.desk.submitCallsCount == 0)
            #expect(deps.drafts.deleteCallsCount == 0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Re9aRNa0n _1Jjk6YbX JYaXfFCuo 6jVKtDsbg kiDjkTrjk fclwEy0Jd oGFv8iQag nHnLk9leO
// testgen:parts YKUFkKqbM fEXSkkyv8 KBAm94Za0 ljAOKptwM QW5ftydmO ZOkIRX_C9 ZuHdJDoDE _4DJBvS5S UFlXPBgRi yHmeam0SZ
// testgen:parts CiHQA8ls2 EL2vceGdv o4l6CtO3t 3GPvbveul HQxR9tNQs hetisnaKo vJFP70Sh1 7UiJdKcDU QMG9ynTBg i_vTktMMo
// testgen:parts u4mHqFveI 8_JZ5-gDE vp8hDcdBn vPPwpfCJw KwgwQWz2S SWabFpe16 G6AUi1Ymm FiGQWs4l2 DqKJ0FFGD 4wd0ss_LF
// testgen:parts M0rC45gtk fmf0N_hKm nhQrqx1f0 pJE4CHMaX 0mJ2ve6YI 4OMfW7W7_ fjYdI605Z 7baAU2dhd qg4nIhh2j
