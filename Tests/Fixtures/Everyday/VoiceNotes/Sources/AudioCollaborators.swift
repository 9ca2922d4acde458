import Foundation

@MainActor protocol AudioCapturing: AnyObject {
    var observer: AudioCaptureObserver? { get set }
    func prepare(writingTo url: URL, bitRate: Int) throws
    func start()
    func pause()
    func stop()
    func deleteRecording()
}

@MainActor protocol AudioCaptureObserver: AnyObject {
    func audioCapture(_ capture: AudioCapturing, didMeterLevel level: Float)
    func audioCapture(_ capture: AudioCapturing, wasInterrupted reason: InterruptionReason)
    func audioCapture(_ capture: AudioCapturing, didFinishSuccessfully success: Bool)
}

@MainActor protocol AudioSessionManaging {
    var permission: RecordingPermission { get }
    func requestPermission(_ handler: @escaping @MainActor (Bool) -> Void)
    func activate() throws
    func deactivate()
}

@MainActor protocol NoteFileNaming { func makeURL(for id: UUID) -> URL }

@MainActor protocol VoiceNoteRecorderDelegate: AnyObject {
    func recorder(_ recorder: VoiceNoteRecorder, didChange state: RecorderState)
    func recorder(_ recorder: VoiceNoteRecorder, didFinish note: VoiceNote)
    func recorder(_ recorder: VoiceNoteRecorder, didUpdatePower power: Float)
}
