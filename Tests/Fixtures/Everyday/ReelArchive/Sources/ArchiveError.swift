enum ArchiveError: Error, Equatable, Sendable {
    case offline
    case notAuthorised
    case scannerBusy
    case unknown

    var userMessage: String {
        switch self {
        case .offline: return "No connection to the archive."
        case .notAuthorised: return "Your archive card has expired."
        case .scannerBusy: return "The scanner queue is full. Try again tomorrow."
        case .unknown: return "Something went wrong."
        }
    }

    var isRetryable: Bool {
        switch self {
        case .offline, .unknown: return true
        case .notAuthorised, .scannerBusy: return false
        }
    }
}
