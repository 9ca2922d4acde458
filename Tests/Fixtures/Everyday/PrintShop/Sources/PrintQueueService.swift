import Foundation

/// Prints one job after another. Everything is called on the main queue.
public final class PrintQueueService {
    public typealias Completion = (Result<Int, PrintError>) -> Void

    public weak var delegate: PrintQueueServiceDelegate?

    public private(set) var jobs: [PrintJob] = []

    private let uploader: PrintUploading
    private let files: FileReading
    private let monitor: PrinterMonitor
    private let maximumCopies: Int
    private let maximumAttempts: Int

    private var completions: [Int: Completion] = [:]
    private var printedPages: [Int: Int] = [:]
    private var currentUpload: Cancelling?
    private var nextID = 1

    public init(
        uploader: PrintUploading, files: FileReading, monitor: PrinterMonitor, maximumCopies: Int = 20,
        maximumAttempts: Int = 3
    ) {
        self.uploader = uploader
        self.files = files
        self.monitor = monitor
        self.maximumCopies = maximumCopies
        self.maximumAttempts = maximumAttempts
    }

    public var pendingCount: Int {
        jobs.filter { !$0.isFinished }.count
    }

    @discardableResult
    public func enqueue(
        fileName: String, paper: PrintJob.Paper = .a4, copies: Int = 1, completion: @escaping Completion
    ) -> Int? {
        guard copies <= maximumCopies else {
            completion(.failure(.tooManyCopies(limit: maximumCopies)))
            return nil
        }
        let job = PrintJob(id: nextID, fileName: fileName, paper: paper, copies: max(copies, 1))
        nextID += 1
        jobs.append(job)
        completions[job.id] = completion
        startNextIfPossible()
        return job.id
    }

    public func cancel(jobID: Int) {
        guard let job = job(jobID), !job.isFinished else { return }
        switch job.status {
        case .uploading:
            currentUpload?.cancel()
            currentUpload = nil
        case .printing(let remoteID):
            monitor.unwatch(remoteID: remoteID)
        default:
            break
        }
        update(jobID, to: .cancelled)
        completions[jobID] = nil
        startNextIfPossible()
    }

    public func retry(jobID: Int, completion: @escaping Completion) {
        guard let job = job(jobID), case .failed = job.status else { return }
        completions[jobID] = completion
        update(jobID, to: .waiting)
        startNextIfPossible()
    }

    public func clearFinished() {
        jobs.removeAll(where: \.isFinished)
    }

    // MARK: - Private

    private func job(_ id: Int) -> PrintJob? {
        jobs.first { $0.id == id }
    }

    private func startNextIfPossible() {
        let isBusy = jobs.contains { !$0.isFinished && $0.status != .waiting }
        guard !isBusy else { return }
        guard let next = jobs.first(where: { $0.status == .waiting }) else {
            delegate?.printQueueDidBecomeIdle(self)
            return
        }
        upload(next, attempt: 1)
    }

    private func upload(_ job: PrintJob, attempt: Int) {
        let data: Data
        do {
            data = try files.contents(of: job.fileName)
        } catch {
            finish(job.id, with: .failure(error as? PrintError ?? .unknown))
            return
        }
        guard !data.isEmpty else {
            finish(job.id, with: .failure(.emptyFile))
            return
        }
        update(job.id, to: .uploading(attempt: attempt))
        currentUpload = uploader.upload(data, paper: job.paper, copies: job.copies) { [weak self] result in
            self?.didUpload(job.id, attempt: attempt, result: result)
        }
    }

    private func didUpload(_ id: Int, attempt: Int, result: Result<String, PrintError>) {
        guard let job = job(id), case .uploading = job.status else { return }
        switch result {
        case .success(let remoteID):
            update(id, to: .printing(remoteID: remoteID))
            printedPages[id] = 0
            monitor.watch(remoteID: remoteID) { [weak self] event in
                self?.handle(event, jobID: id, remoteID: remoteID)
            }
        case .failure(let error) where error.isTransient && attempt < maximumAttempts:
            upload(job, attempt: attempt + 1)
        case .failure(let error):
            finish(id, with: .failure(error))
        }
    }

    private func handle(_ event: PrinterEvent, jobID: Int, remoteID: String) {
        guard let job = job(jobID), case .printing(remoteID) = job.status else { return }
        switch event {
        case .page(let number):
            printedPages[jobID] = max(printedPages[jobID] ?? 0, number)
        case .jammed(let tray):
            delegate?.printQueue(self, needsAttentionAtTray: tray)
        case .finished:
            monitor.unwatch(remoteID: remoteID)
            finish(jobID, with: .success((printedPages[jobID] ?? 0) * job.copies))
        }
    }

    private func finish(_ id: Int, with result: Result<Int, PrintError>) {
        switch result {
        case .success(let pages): update(id, to: .done(pages: pages))
        case .failure(let error): update(id, to: .failed(error))
        }
        completions.removeValue(forKey: id)?(result)
        startNextIfPossible()
    }

    private func update(_ id: Int, to status: PrintJob.Status) {
        guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
        jobs[index].status = status
        delegate?.printQueue(self, didUpdate: jobs[index])
    }
}
