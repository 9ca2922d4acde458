import Foundation

struct VoiceNote: Identifiable, Equatable, Sendable {
    let id: UUID
    let fileURL: URL
    let duration: TimeInterval
    let createdAt: Date
    var isTruncated = false
}

enum RecordingPermission: Sendable { case undetermined, denied, granted }

enum InterruptionReason: Equatable, Sendable {
    case phoneCall
    case routeChanged(wasHeadphones: Bool)
    case mediaServicesReset
}

enum RecorderError: Error, Equatable {
    case permissionDenied, sessionUnavailable, diskFull
    case tooShort(TimeInterval)
    case encoderFailed(code: Int)
}

enum RecorderState: Equatable, Sendable {
    case idle, requestingPermission, finishing
    case recording(startedAt: Date)
    case paused(elapsed: TimeInterval, resumable: Bool)
    case failed(RecorderError)

    var isActive: Bool {
        switch self {
        case .recording, .paused, .finishing: true
        case .idle, .requestingPermission, .failed: false
        }
    }
}
