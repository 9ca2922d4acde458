enum EnrolmentError: Error, Equatable, Sendable {
    case courseFull
    case emailAlreadyEnrolled
    case offline
    case server(code: Int)

    var message: String {
        switch self {
        case .courseFull: return "This course has just filled up. Please pick another one."
        case .emailAlreadyEnrolled: return "This email address is already enrolled."
        case .offline: return "You appear to be offline. Your answers have been kept."
        case .server(let code): return "The dive centre could not process your enrolment (\(code))."
        }
    }

    /// The step the diver has to revisit to fix the problem, if any.
    var stepToRevisit: EnrolmentStep? {
        switch self {
        case .courseFull: return .course
        case .emailAlreadyEnrolled: return .diver
        case .offline, .server: return nil
        }
    }
}
