import Foundation

@MainActor final class VoiceNoteRecorder {
    struct Configuration: Sendable {
        var minimumDuration: TimeInterval = 1
        var maximumDuration: TimeInterval = 120
        var bitRate = 64_000
    }

    weak var delegate: VoiceNoteRecorderDelegate?

    private(set) var state: RecorderState = .idle {
        didSet {
            guard state != oldValue else { return }
            delegate?.recorder(self, didChange: state)
        }
    }

    private let capture: AudioCapturing
    private let session: AudioSessionManaging
    private let files: NoteFileNaming
    private let configuration: Configuration
    private let now: () -> Date
    private var accumulated: TimeInterval = 0
    private var draft: (id: UUID, url: URL)?
    private var truncated = false

    init(
        capture: AudioCapturing, session: AudioSessionManaging, files: NoteFileNaming,
        configuration: Configuration = Configuration(), now: @escaping () -> Date = { Date() }
    ) {
        self.capture = capture
        self.session = session
        self.files = files
        self.configuration = configuration
        self.now = now
        capture.observer = self
    }

    var elapsed: TimeInterval {
        guard case .recording(let startedAt) = state else { return accumulated }
        return accumulated + now().timeIntervalSince(startedAt)
    }

    func record() {
        switch state {
        case .idle, .failed: requestAccess()
        case .paused(_, let resumable):
            guard resumable else { return }
            capture.start()
            state = .recording(startedAt: now())
        case .requestingPermission, .recording, .finishing: break
        }
    }

    func pause() {
        guard case .recording = state else { return }
        capture.pause()
        hold(resumable: true)
    }

    func finish() {
        guard state.isActive, state != .finishing else { return }
        let total = elapsed
        guard total >= configuration.minimumDuration else { return discard(into: .failed(.tooShort(total))) }
        accumulated = total
        state = .finishing
        capture.stop()
    }

    func cancel() {
        guard state.isActive else { return }
        discard(into: .idle)
    }

    private func requestAccess() {
        switch session.permission {
        case .granted: begin()
        case .denied: state = .failed(.permissionDenied)
        case .undetermined:
            state = .requestingPermission
            session.requestPermission { [weak self] granted in
                guard let self, self.state == .requestingPermission else { return }
                if granted { self.begin() } else { self.state = .failed(.permissionDenied) }
            }
        }
    }

    private func begin() {
        reset()
        let id = UUID()
        let url = files.makeURL(for: id)
        do {
            try session.activate()
            try capture.prepare(writingTo: url, bitRate: configuration.bitRate)
        } catch {
            state = .failed(error as? RecorderError ?? .sessionUnavailable)
            return
        }
        draft = (id, url)
        capture.start()
        state = .recording(startedAt: now())
    }

    private func hold(resumable: Bool) {
        accumulated = elapsed
        state = .paused(elapsed: accumulated, resumable: resumable)
    }

    private func discard(into newState: RecorderState) {
        capture.stop()
        capture.deleteRecording()
        reset()
        state = newState
    }

    private func reset() {
        if draft != nil { session.deactivate() }
        draft = nil
        accumulated = 0
        truncated = false
    }
}

extension VoiceNoteRecorder: AudioCaptureObserver {
    func audioCapture(_ capture: AudioCapturing, didMeterLevel level: Float) {
        guard case .recording = state else { return }
        delegate?.recorder(self, didUpdatePower: level)
        if elapsed >= configuration.maximumDuration {
            truncated = true
            finish()
        }
    }

    func audioCapture(_ capture: AudioCapturing, wasInterrupted reason: InterruptionReason) {
        guard case .recording = state else { return }
        switch reason {
        case .phoneCall: hold(resumable: true)
        case .routeChanged(let wasHeadphones): if wasHeadphones { pause() }
        case .mediaServicesReset: hold(resumable: false)
        }
    }

    func audioCapture(_ capture: AudioCapturing, didFinishSuccessfully success: Bool) {
        guard state == .finishing, let draft else { return }
        guard success else { return discard(into: .failed(.encoderFailed(code: -1))) }
        let note = VoiceNote(
            id: draft.id, fileURL: draft.url, duration: accumulated, createdAt: now(), isTruncated: truncated)
        reset()
        state = .idle
        delegate?.recorder(self, didFinish: note)
    }
}
