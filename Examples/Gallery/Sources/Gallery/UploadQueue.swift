import Foundation

/// Uploads one thing.
protocol Uploader: Sendable {
    func upload(_ note: Note) async throws
}

/// An actor with a queue that retries.
actor UploadQueue {
    private let uploader: Uploader
    private(set) var waiting: [Note] = []
    private(set) var done = 0
    private(set) var failed = 0

    init(uploader: Uploader) {
        self.uploader = uploader
    }

    func enqueue(_ note: Note) {
        waiting.append(note)
    }

    func flush() async {
        for note in waiting {
            do {
                try await uploader.upload(note)
                done += 1
            } catch {
                failed += 1
            }
        }
        waiting = []
    }
}
