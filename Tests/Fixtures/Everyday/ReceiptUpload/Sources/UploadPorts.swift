import Foundation

protocol CancellableRequest: AnyObject {
    func cancel()
}

protocol UploadTransport {
    func post(_ form: UploadForm, completion: @escaping (Result<TransportResponse, Error>) -> Void)
        -> CancellableRequest?
}

protocol TokenProviding {
    func currentToken(_ completion: @escaping (Result<String, Error>) -> Void)
    func refresh(_ completion: @escaping (Result<String, Error>) -> Void)
}

protocol ImageCompressing {
    func compress(_ image: Data, quality: Double) -> Data?
}

protocol ReceiptUploadObserver: AnyObject {
    func uploaderDidStart(_ id: UUID)
    func uploader(didFinish id: UUID, succeeded: Bool)
}

struct UnconfiguredTransport: UploadTransport {
    func post(_ form: UploadForm, completion: @escaping (Result<TransportResponse, Error>) -> Void)
        -> CancellableRequest?
    {
        completion(.failure(UploadError.network))
        return nil
    }
}

struct AnonymousTokens: TokenProviding {
    func currentToken(_ completion: @escaping (Result<String, Error>) -> Void) { completion(.success("")) }
    func refresh(_ completion: @escaping (Result<String, Error>) -> Void) {
        completion(.failure(UploadError.notSignedIn))
    }
}
