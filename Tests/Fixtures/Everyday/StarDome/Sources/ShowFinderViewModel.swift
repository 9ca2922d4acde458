import Foundation
import Observation

@MainActor
@Observable
public final class ShowFinderViewModel {
    public enum State: Equatable, Sendable {
        case idle
        case loading
        case loaded([Show])
        case failed(ShowFinderFailure)
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case queryChanged(String)
        case retryTapped
        case showSelected(Int)
        case seatsChanged(Int)
        case holdTapped
        case disappeared
    }

    static let seatRange = 1...8

    public private(set) var state: State = .idle
    public private(set) var query = ""
    public private(set) var selectedShow: Show?
    public private(set) var seats = 1
    public private(set) var isHolding = false
    public private(set) var holdMessage: String?

    @ObservationIgnored public weak var coordinator: (any ShowFinderCoordinator)?

    /// Exposed so the screen (and its previews) can await the running work.
    @ObservationIgnored private(set) var searchTask: Task<Void, Never>?
    @ObservationIgnored private(set) var holdTask: Task<Void, Never>?

    @ObservationIgnored private let catalog: any ShowCatalog
    @ObservationIgnored private let seatHolding: any SeatHolding
    @ObservationIgnored private let sleeper: any Sleeper
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let debounce: Duration
    @ObservationIgnored private let retry: RetryPolicy

    public init(
        catalog: any ShowCatalog,
        seatHolding: any SeatHolding,
        coordinator: (any ShowFinderCoordinator)? = nil,
        sleeper: any Sleeper = TaskSleeper(),
        debounce: Duration = .milliseconds(300),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.catalog = catalog
        self.seatHolding = seatHolding
        self.coordinator = coordinator
        self.sleeper = sleeper
        self.debounce = debounce
        self.now = now
        self.retry = RetryPolicy(maxAttempts: 3, baseDelay: .seconds(1), sleeper: sleeper)
    }

    public var canHold: Bool {
        guard let show = selectedShow, !isHolding else { return false }
        return seats <= show.seatsLeft
    }

    public func send(_ action: Action) {
        switch action {
        case .appeared:
            guard state == .idle else { return }
            startSearch(after: nil)
        case .queryChanged(let text):
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            guard trimmed != query else { return }
            query = trimmed
            // Emptying the field shows the full programme without waiting.
            startSearch(after: trimmed.isEmpty ? nil : debounce)
        case .retryTapped:
            guard case .failed = state else { return }
            startSearch(after: nil)
        case .showSelected(let id):
            select(id)
        case .seatsChanged(let count):
            seats = min(max(count, Self.seatRange.lowerBound), Self.seatRange.upperBound)
            holdMessage = nil
        case .holdTapped:
            startHold()
        case .disappeared:
            searchTask?.cancel()
            searchTask = nil
            if state == .loading { state = .idle }
        }
    }

    // MARK: - Search

    private func startSearch(after delay: Duration?) {
        searchTask?.cancel()
        if delay == nil { state = .loading }
        searchTask = Task { [weak self] in
            await self?.search(after: delay)
        }
    }

    private func search(after delay: Duration?) async {
        do {
            if let delay {
                try await sleeper.sleep(for: delay)
                try Task.checkCancellation()
                state = .loading
            }
            let term = query
            let catalog = catalog
            let shows = try await retry.run { try await catalog.shows(matching: term) }
            try Task.checkCancellation()
            present(shows)
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            state = .failed(ShowFinderFailure(error))
        }
    }

    private func present(_ shows: [Show]) {
        let cutoff = now()
        let upcoming =
            shows
            .filter { $0.startsAt > cutoff }
            .sorted { $0.startsAt < $1.startsAt }
        state = .loaded(upcoming)
        // Keep the selection in step with fresh seat numbers, or drop it.
        if let selected = selectedShow {
            selectedShow = upcoming.first { $0.id == selected.id }
        }
    }

    // MARK: - Seats

    private func select(_ id: Int) {
        guard case .loaded(let shows) = state,
            let show = shows.first(where: { $0.id == id }),
            !show.isSoldOut
        else { return }
        selectedShow = show
        seats = 1
        holdMessage = nil
    }

    private func startHold() {
        guard canHold, let show = selectedShow else { return }
        isHolding = true
        holdMessage = nil
        let seats = seats
        holdTask = Task { [weak self] in
            await self?.hold(show, seats: seats)
        }
    }

    private func hold(_ show: Show, seats: Int) async {
        defer { isHolding = false }
        do {
            let hold = try await seatHolding.hold(showID: show.id, seats: seats)
            selectedShow = nil
            coordinator?.showFinderDidHold(hold, for: show)
        } catch StarDomeError.notSignedIn {
            coordinator?.showFinderNeedsSignIn()
        } catch StarDomeError.notEnoughSeats(let left) {
            holdMessage = left == 0 ? "This show has just sold out." : "Only \(left) seats left."
            self.seats = max(Self.seatRange.lowerBound, left)
        } catch {
            holdMessage = "We couldn't hold your seats."
        }
    }
}
