import Combine

/// What the flow tells whoever started it.
public enum ShareOutput: Equatable {
    case shared(String)
    case cancelled
}

public protocol ShareService {
    func share(_ title: String) -> Result<String, ShareError>
}

public enum ShareError: Error, Equatable {
    case offline
}

/// Shares a title and says outside what came of it.
public final class ShareFlow {
    private let service: any ShareService
    private let outputSubject = PassthroughSubject<ShareOutput, Never>()

    public var output: AnyPublisher<ShareOutput, Never> { outputSubject.eraseToAnyPublisher() }

    public init(service: any ShareService) { self.service = service }

    public func share(_ title: String) {
        guard !title.isEmpty else { return }
        switch service.share(title) {
        case .success(let link): outputSubject.send(.shared(link))
        case .failure: outputSubject.send(.cancelled)
        }
    }
}
