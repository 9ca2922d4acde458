import Foundation
import Observation

@MainActor
@Observable
final class EnrolmentViewModel {
    static let equipmentFeeInCents = 4_500
    static let draftLifetime: TimeInterval = 7 * 24 * 60 * 60

    enum SubmissionState: Equatable {
        case idle, submitting
        case failed(String)
        case finished(EnrolmentConfirmation)
    }

    var fullName = ""
    var email = ""
    var age = ""
    var certification: Certification = .none {
        didSet {
            guard certification != oldValue else { return }
            dropCourseIfNotEligible()
        }
    }
    var loggedDives = ""
    var selectedCourseID: String?
    var rentsEquipment = false
    var hasMedicalCondition = false
    var physicianNote = ""
    var acceptsTerms = false

    private(set) var step: EnrolmentStep = .diver
    private(set) var courses: [DiveCourse] = []
    private(set) var loadError: String?
    private(set) var submission: SubmissionState = .idle

    @ObservationIgnored private let service: any EnrolmentService
    @ObservationIgnored private let drafts: any EnrolmentDraftStore
    @ObservationIgnored private let now: () -> Date

    init(service: any EnrolmentService, drafts: any EnrolmentDraftStore, now: @escaping () -> Date = Date.init) {
        self.service = service
        self.drafts = drafts
        self.now = now
        restoreDraft()
    }

    var progress: Double { Double(step.rawValue + 1) / Double(EnrolmentStep.allCases.count) }

    var selectedCourse: DiveCourse? { courses.first { $0.id == selectedCourseID } }

    /// Courses the diver may book, cheapest first.
    var eligibleCourses: [DiveCourse] {
        courses
            .filter { isEligible(for: $0) }
            .sorted { ($0.priceInCents, $0.name) < ($1.priceInCents, $1.name) }
    }

    var totalInCents: Int {
        guard let course = selectedCourse else { return 0 }
        return course.priceInCents + (rentsEquipment ? Self.equipmentFeeInCents : 0)
    }

    var validationMessages: [String] {
        let messages: [String?]
        switch step {
        case .diver:
            messages = [
                FieldValidator.name(fullName), FieldValidator.email(email), FieldValidator.age(age),
                FieldValidator.loggedDives(loggedDives, certification: certification),
            ]
        case .course:
            messages = [courseMessage]
        case .medical:
            messages = [FieldValidator.physicianNote(physicianNote, isRequired: hasMedicalCondition)]
        case .review:
            messages = [acceptsTerms ? nil : "Accept the terms to enrol."]
        }
        return messages.compactMap { $0 }
    }

    var canContinue: Bool { validationMessages.isEmpty && submission != .submitting }

    func loadCourses() async {
        loadError = nil
        do {
            courses = try await service.courses()
            dropCourseIfNotEligible()
        } catch {
            loadError = "Courses could not be loaded."
        }
    }

    func next() {
        guard canContinue, let following = step.next else { return }
        step = following
        saveDraft()
    }

    func back() {
        guard submission != .submitting, let preceding = step.previous else { return }
        step = preceding
        if case .failed = submission { submission = .idle }
        saveDraft()
    }

    func submit() async {
        guard step == .review, canContinue, let request = makeRequest() else { return }
        if case .finished = submission { return }
        submission = .submitting
        do {
            let confirmation = try await service.enrol(request)
            drafts.clear()
            submission = .finished(confirmation)
        } catch let error as EnrolmentError {
            handle(error)
        } catch is URLError {
            handle(.offline)
        } catch {
            handle(.server(code: 0))
        }
    }

    private var numberOfDives: Int { certification == .none ? 0 : Int(loggedDives.trimmed) ?? 0 }

    private var courseMessage: String? {
        guard let course = selectedCourse else { return "Choose a course." }
        if course.isFull { return "\(course.name) is fully booked." }
        return isEligible(for: course) ? nil : "You do not meet the requirements for \(course.name)."
    }

    private func isEligible(for course: DiveCourse) -> Bool {
        certification >= course.requiredCertification
            && numberOfDives >= course.minimumLoggedDives
            && (Int(age.trimmed) ?? 0) >= course.minimumAge
    }

    private func dropCourseIfNotEligible() {
        guard let course = selectedCourse, !isEligible(for: course) else { return }
        selectedCourseID = nil
    }

    private func handle(_ error: EnrolmentError) {
        submission = .failed(error.message)
        if error == .courseFull { selectedCourseID = nil }
        step = error.stepToRevisit ?? step
        saveDraft()
    }

    private func makeRequest() -> EnrolmentRequest? {
        guard let course = selectedCourse, let years = Int(age.trimmed) else { return nil }
        return EnrolmentRequest(
            fullName: fullName.trimmed,
            email: email.trimmed.lowercased(),
            age: years,
            certification: certification,
            loggedDives: numberOfDives,
            courseID: course.id,
            rentsEquipment: rentsEquipment,
            physicianNote: hasMedicalCondition ? physicianNote.trimmed : nil,
            totalInCents: totalInCents
        )
    }

    private func saveDraft() {
        drafts.save(
            EnrolmentDraft(
                step: step, fullName: fullName, email: email, age: age,
                certification: certification, loggedDives: loggedDives,
                courseID: selectedCourseID, rentsEquipment: rentsEquipment,
                hasMedicalCondition: hasMedicalCondition, physicianNote: physicianNote, savedAt: now()
            ))
    }

    private func restoreDraft() {
        guard let draft = drafts.loadDraft() else { return }
        guard now().timeIntervalSince(draft.savedAt) <= Self.draftLifetime else {
            drafts.clear()
            return
        }
        fullName = draft.fullName
        email = draft.email
        age = draft.age
        certification = draft.certification
        loggedDives = draft.loggedDives
        selectedCourseID = draft.courseID
        rentsEquipment = draft.rentsEquipment
        hasMedicalCondition = draft.hasMedicalCondition
        physicianNote = draft.physicianNote
        step = draft.step
    }
}
