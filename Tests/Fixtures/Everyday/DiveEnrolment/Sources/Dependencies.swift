import Foundation

protocol EnrolmentService: Sendable {
    func courses() async throws -> [DiveCourse]
    func enrol(_ request: EnrolmentRequest) async throws -> EnrolmentConfirmation
}

@MainActor
protocol EnrolmentDraftStore: AnyObject {
    func loadDraft() -> EnrolmentDraft?
    func save(_ draft: EnrolmentDraft)
    func clear()
}
