import Foundation

/// Collects readings and uploads many at a time: when there are enough of them, or some time after the first.
actor ReadingQueue {
    private(set) var waiting: [Reading] = []
    private(set) var failures = 0
    private let uploader: any ReadingUploading
    private let limit: Int
    private let delay: TimeInterval
    private var timer: Task<Void, any Error>?

    var hasTimer: Bool { timer != nil }

    var isEmpty: Bool { waiting.isEmpty }

    init(uploader: any ReadingUploading, limit: Int = 5, delay: TimeInterval = 30) {
        self.uploader = uploader
        self.limit = limit
        self.delay = delay
    }

    func add(_ reading: Reading) {
        waiting.append(reading)
        if waiting.count >= limit {
            flush()
        } else if timer == nil {
            timer = Task { [delay] in
                try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
                self.flush()
            }
        }
    }

    func flush() {
        timer?.cancel()
        timer = nil
        guard !waiting.isEmpty else { return }
        let readings = waiting
        waiting = []
        Task {
            do {
                try await uploader.upload(readings)
            } catch {
                failures += 1
                waiting = readings + waiting
            }
        }
    }
}
