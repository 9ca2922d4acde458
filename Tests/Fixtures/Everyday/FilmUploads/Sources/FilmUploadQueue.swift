import Foundation

public class FilmUploadQueue: NSObject {

    public enum Priority: Int, Comparable {
        case idle = 0
        case normal = 10
        case urgent = 20
        public static func < (a: Priority, b: Priority) -> Bool { return a.rawValue < b.rawValue }
    }

    public struct Job: Equatable {
        public let ticket: Int
        public let film: Film
        public internal(set) var priority: Priority
        var attempts = 0
    }

    public weak var delegate: FilmUploadQueueDelegate?
    public var isPaused: Bool = false {
        didSet {
            if oldValue && !isPaused { startNext() }
        }
    }

    public private(set) var waiting: [Job] = []
    public private(set) var running: [Int: Job] = [:]

    private let transport: FilmTransporting
    private let ledger: UploadLedger
    private let limit: Int
    private let maxAttempts: Int
    private var handles: [Int: TransportHandle] = [:]
    private var lastTicket = 0

    public init(transport: FilmTransporting, ledger: UploadLedger, limit: Int = 2, maxAttempts: Int = 3) {
        self.transport = transport
        self.ledger = ledger
        self.limit = limit
        self.maxAttempts = maxAttempts
        super.init()
    }

    public var isIdle: Bool { return waiting.isEmpty && running.isEmpty }

    /// Returns nil when the film went up in an earlier run of the app.
    @discardableResult
    public func enqueue(_ film: Film, priority: Priority = .normal) -> Int? {
        if ledger.isUploaded(film.checksum) {
            delegate?.queue(self, didSkip: film)
            return nil
        }
        lastTicket += 1
        insert(Job(ticket: lastTicket, film: film, priority: priority))
        let ticket = lastTicket
        startNext()
        return ticket
    }

    @discardableResult
    public func promote(_ ticket: Int, to priority: Priority) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }), waiting[index].priority < priority else {
            return false
        }
        var job = waiting.remove(at: index)
        job.priority = priority
        insert(job)
        return true
    }

    public func cancel(_ ticket: Int) {
        if let job = running.removeValue(forKey: ticket) {
            handles.removeValue(forKey: ticket)?.cancel()
            delegate?.queue(self, didFail: job, with: .cancelled)
            startNext()
        } else {
            waiting.removeAll { $0.ticket == ticket }
        }
    }

    public func cancelAll() {
        waiting.removeAll()
        // swift-format-ignore
        running.keys.sorted().forEach { cancel($0) }
    }

    // MARK: Internals

    private func insert(_ job: Job) {
        // Behind everything of the same priority.
        let index = waiting.firstIndex { $0.priority < job.priority } ?? waiting.endIndex
        waiting.insert(job, at: index)
    }

    private func startNext() {
        while !isPaused, running.count < limit, !waiting.isEmpty {
            var job = waiting.removeFirst()
            job.attempts += 1
            running[job.ticket] = job
            launch(job)
        }
    }

    private func launch(_ job: Job) {
        delegate?.queue(self, didStart: job)
        handles[job.ticket] = transport.send(
            job.film,
            urgent: job.priority == .urgent,
            progress: { [weak self] sent in
                guard let self = self, job.film.bytes > 0 else { return }
                self.delegate?.queue(self, job: job, progress: min(1, Double(sent) / Double(job.film.bytes)))
            },
            completion: { [weak self] result in
                self?.completed(job, with: result)
            }
        )
    }

    private func completed(_ job: Job, with result: Result<URL, FilmTransportError>) {
        guard running.removeValue(forKey: job.ticket) != nil else { return }
        handles[job.ticket] = nil
        switch result {
        case .success(let location):
            ledger.markUploaded(job.film.checksum, at: location)
            delegate?.queue(self, didFinish: job, at: location)
        case .failure(.interrupted) where job.attempts < maxAttempts:
            insert(job)
        case .failure(let error):
            ledger.markFailed(job.film.checksum, attempts: job.attempts)
            delegate?.queue(self, didFail: job, with: error)
        }
        startNext()
        if isIdle { delegate?.queueDidDrain(self) }
    }
}
