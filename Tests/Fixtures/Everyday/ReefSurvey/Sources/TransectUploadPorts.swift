import Foundation

protocol TransectUploadAPI: Sendable {
    func upload(_ recording: TransectRecording, baseRevision: Int) async throws -> Int
}

protocol ReefReachability: Sendable {
    func isReachable() async -> Bool
}

protocol UploadSleeper: Sendable {
    func sleep(seconds: Double) async throws
}

@MainActor
protocol TransectUploadDelegate: AnyObject {
    func transect(_ id: String, didChangeTo state: TransectUploadState)
    func uploadsDidProgress(_ progress: TransectUploadProgress)
    func uploadsNeedSignIn()
}
