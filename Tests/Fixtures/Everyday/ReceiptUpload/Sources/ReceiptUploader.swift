import Foundation

typealias UploadCompletion = (Result<UploadedReceipt, UploadError>) -> Void

final class ReceiptUploader {

    static let shared = ReceiptUploader()

    // Replaced by the app delegate, and by nobody else.
    var transport: UploadTransport = UnconfiguredTransport()
    var tokens: TokenProviding = AnonymousTokens()
    var compressor: ImageCompressing?
    weak var observer: ReceiptUploadObserver?

    var maximumBytes = 2_000_000

    private(set) var inFlight: [UUID: CancellableRequest] = [:]
    private(set) var finishedCount = 0

    init() {}

    func upload(_ receipt: ReceiptDraft, completion: @escaping UploadCompletion) {
        guard inFlight[receipt.id] == nil else {
            completion(.failure(.alreadyRunning))
            return
        }
        guard let payload = payload(for: receipt) else {
            completion(.failure(.tooLarge(bytes: receipt.image.count)))
            return
        }
        observer?.uploaderDidStart(receipt.id)
        tokens.currentToken { [weak self] result in
            switch result {
            case .success(let token):
                self?.send(receipt, payload, token: token, mayRefresh: true, completion: completion)
            case .failure:
                self?.finish(receipt.id, .failure(.notSignedIn), completion)
            }
        }
    }

    func cancel(_ id: UUID) {
        guard let request = inFlight.removeValue(forKey: id) else { return }
        request.cancel()
        observer?.uploader(didFinish: id, succeeded: false)
    }

    func cancelAll() {
        inFlight.keys.forEach(cancel)
    }

    // MARK: - Steps

    private func payload(for receipt: ReceiptDraft) -> Data? {
        if receipt.image.count <= maximumBytes { return receipt.image }
        for quality in [0.8, 0.5, 0.2] {
            if let smaller = compressor?.compress(receipt.image, quality: quality), smaller.count <= maximumBytes {
                return smaller
            }
        }
        return nil
    }

    private func send(
        _ receipt: ReceiptDraft,
        _ payload: Data,
        token: String,
        mayRefresh: Bool,
        completion: @escaping UploadCompletion
    ) {
        let form = UploadForm(
            fields: ["category": receipt.category.wireName, "total": String(receipt.totalCents)],
            file: payload,
            token: token
        )
        inFlight[receipt.id] = transport.post(form) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .failure:
                self.finish(receipt.id, .failure(.network), completion)
            case .success(let response) where response.status == 401 && mayRefresh:
                self.tokens.refresh { refreshed in
                    guard let fresh = try? refreshed.get() else {
                        self.finish(receipt.id, .failure(.notSignedIn), completion)
                        return
                    }
                    self.send(receipt, payload, token: fresh, mayRefresh: false, completion: completion)
                }
            case .success(let response):
                self.finish(receipt.id, self.outcome(of: response, receipt), completion)
            }
        }
    }

    private func outcome(of response: TransportResponse, _ receipt: ReceiptDraft) -> Result<
        UploadedReceipt, UploadError
    > {
        switch response.status {
        case 200, 201:
            guard let number = response.fields["number"] else { return .failure(.unreadableAnswer) }
            return .success(
                UploadedReceipt(id: receipt.id, number: number, needsReview: response.fields["review"] == "yes"))
        case 401: return .failure(.notSignedIn)
        case 409: return .failure(.duplicate(of: response.fields["original"]))
        case 413: return .failure(.tooLarge(bytes: receipt.image.count))
        default: return .failure(.server(response.status))
        }
    }

    private func finish(_ id: UUID, _ result: Result<UploadedReceipt, UploadError>, _ completion: UploadCompletion) {
        inFlight[id] = nil
        if case .success = result {
            finishedCount += 1
            observer?.uploader(didFinish: id, succeeded: true)
        } else {
            observer?.uploader(didFinish: id, succeeded: false)
        }
        completion(result)
    }
}
