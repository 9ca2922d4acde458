import Domain

/// What the screen shows of the session.
@MainActor public final class SessionViewModel {
    public enum State: Equatable {
        case idle
        case loading
        case loaded
        case failed
    }

    public private(set) var state: State = .idle
    public private(set) var session: Session?
    public private(set) var errorMessage: String?

    private let getSession: any GettingSession
    private let repository: any SessionRepositoryProtocol

    public init(getSession: any GettingSession, repository: any SessionRepositoryProtocol) {
        self.getSession = getSession
        self.repository = repository
    }

    public func load() async {
        state = .loading
        switch await getSession.execute() {
        case .success(let found):
            session = found
            state = .loaded
        case .failure:
            errorMessage = "The session could not be loaded."
            state = .failed
        }
    }

    public func confirmSession() async {
        guard let session else { return }
        let started = session.started()
        switch await repository.saveSession(started) {
        case .success:
            self.session = started
        case .failure(let error):
            errorMessage = "The session could not be saved: \(error)."
        }
    }
}
