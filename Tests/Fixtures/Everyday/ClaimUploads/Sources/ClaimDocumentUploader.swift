import Foundation

/// Uploads documents one after the other. Must be used from the main thread.
final class ClaimDocumentUploader {
    typealias Completion = (Result<UploadReceipt, UploadError>) -> Void

    private final class Job {
        let document: ClaimDocument
        let completion: Completion
        var attempts = 0
        var didRenewToken = false

        init(document: ClaimDocument, completion: @escaping Completion) {
            self.document = document
            self.completion = completion
        }
    }

    static let maximumBytes = 10 * 1024 * 1024

    weak var delegate: ClaimDocumentUploaderDelegate?

    private let transport: UploadTransport
    private let tokens: SessionTokenProvider
    private let scheduler: DelayScheduler
    private let retryPolicy: RetryPolicy
    private let baseURL: URL

    private var pending: [Job] = []
    private var current: Job?
    private var uploadedIDs: Set<String> = []
    private(set) var isPaused = false

    init(
        transport: UploadTransport,
        tokens: SessionTokenProvider,
        scheduler: DelayScheduler,
        baseURL: URL,
        retryPolicy: RetryPolicy = RetryPolicy()
    ) {
        self.transport = transport
        self.tokens = tokens
        self.scheduler = scheduler
        self.retryPolicy = retryPolicy
        self.baseURL = baseURL
    }

    var pendingCount: Int {
        pending.count + (current == nil ? 0 : 1)
    }

    // MARK: - Queue

    func enqueue(_ document: ClaimDocument, completion: @escaping Completion) {
        guard document.data.count <= Self.maximumBytes else {
            completion(.failure(.fileTooLarge(maximumBytes: Self.maximumBytes)))
            return
        }
        let isQueued = pending.contains { $0.document.id == document.id } || current?.document.id == document.id
        guard !isQueued, !uploadedIDs.contains(document.id) else {
            completion(.failure(.duplicate))
            return
        }
        let job = Job(document: document, completion: completion)
        if document.kind == .policeReport {
            // Adjusters can't start without the police report, so it overtakes photos and invoices.
            let index = pending.firstIndex { $0.document.kind != .policeReport } ?? pending.endIndex
            pending.insert(job, at: index)
        } else {
            pending.append(job)
        }
        startNextIfPossible()
    }

    func pause() {
        isPaused = true
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        startNextIfPossible()
    }

    func cancel(documentID: String) {
        if let index = pending.firstIndex(where: { $0.document.id == documentID }) {
            finish(pending.remove(at: index), with: .failure(.cancelled))
        } else if let job = current, job.document.id == documentID {
            current = nil
            finish(job, with: .failure(.cancelled))
            startNextIfPossible()
        }
    }

    func cancelAll() {
        let jobs = [current].compactMap { $0 } + pending
        current = nil
        pending.removeAll()
        // swift-format-ignore: ReplaceForEachWithForLoop
        jobs.forEach { finish($0, with: .failure(.cancelled)) }
        delegate?.uploaderDidBecomeIdle(self)
    }

    private func startNextIfPossible() {
        guard current == nil, !isPaused else { return }
        guard !pending.isEmpty else {
            delegate?.uploaderDidBecomeIdle(self)
            return
        }
        let job = pending.removeFirst()
        current = job
        send(job)
    }

    // MARK: - Sending

    private func send(_ job: Job) {
        guard let token = tokens.currentToken else {
            renewToken(for: job)
            return
        }
        job.attempts += 1
        delegate?.uploader(self, didStart: job.document.id, attempt: job.attempts)
        let headers = [
            "Authorization": "Bearer \(token)",
            "X-Document-Kind": job.document.kind.rawValue,
            "Idempotency-Key": job.document.id,
        ]
        transport.upload(job.document.data, path: path(for: job.document), headers: headers) { [weak self] result in
            self?.handle(result, for: job)
        }
    }

    private func handle(_ result: Result<UploadResponse, Error>, for job: Job) {
        guard current === job else { return }
        switch result {
        case .success(let response):
            switch response.statusCode {
            case 200..<300, 409:
                // 409: an earlier attempt had arrived although its answer was lost.
                complete(job, with: .success(receipt(for: job.document, location: response.location)))
            case 401:
                renewToken(for: job)
            case 429, 500...:
                retryOrFail(job, error: .serverBusy)
            default:
                complete(job, with: .failure(.rejected(statusCode: response.statusCode)))
            }
        case .failure:
            retryOrFail(job, error: .connectionLost)
        }
    }

    private func retryOrFail(_ job: Job, error: UploadError) {
        guard retryPolicy.shouldRetry(error, afterAttempt: job.attempts) else {
            complete(job, with: .failure(error))
            return
        }
        scheduler.schedule(after: retryPolicy.delay(beforeRetry: job.attempts)) { [weak self] in
            guard let self = self, self.current === job else { return }
            guard self.isPaused else { return self.send(job) }
            self.current = nil
            self.pending.insert(job, at: 0)
        }
    }

    private func renewToken(for job: Job) {
        guard !job.didRenewToken else {
            complete(job, with: .failure(.unauthorized))
            return
        }
        job.didRenewToken = true
        tokens.renewToken { [weak self] result in
            guard let self = self, self.current === job else { return }
            switch result {
            case .success: self.send(job)
            case .failure: self.complete(job, with: .failure(.unauthorized))
            }
        }
    }

    // MARK: - Completion

    private func complete(_ job: Job, with result: Result<UploadReceipt, UploadError>) {
        current = nil
        if case .success = result {
            uploadedIDs.insert(job.document.id)
        }
        finish(job, with: result)
        startNextIfPossible()
    }

    private func finish(_ job: Job, with result: Result<UploadReceipt, UploadError>) {
        job.completion(result)
        switch result {
        case .success(let receipt):
            delegate?.uploader(self, didFinish: receipt)
        case .failure(let error):
            delegate?.uploader(self, didFail: job.document.id, with: error)
        }
    }

    private func path(for document: ClaimDocument) -> String {
        "claims/\(document.claimNumber)/documents/\(document.fileName)"
    }

    private func receipt(for document: ClaimDocument, location: String?) -> UploadReceipt {
        let url = location.flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
        let fallback = baseURL.appendingPathComponent(path(for: document))
        return UploadReceipt(documentID: document.id, remoteURL: url ?? fallback)
    }
}
