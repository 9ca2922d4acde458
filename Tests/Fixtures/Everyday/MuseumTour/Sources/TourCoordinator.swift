import Foundation

@MainActor
final class TourCoordinator {
    weak var delegate: (any TourCoordinatorDelegate)?

    private(set) var visited: [Int] = []

    private let navigator: any TourNavigating
    private let session: any TicketSession
    private let audio: any AudioPlaying

    private var stack: [TourRoute] = []
    private var pendingLink: TourLink?
    private var isRedeeming = false
    private var hasAskedForFeedback = false

    init(navigator: any TourNavigating, session: any TicketSession, audio: any AudioPlaying) {
        self.navigator = navigator
        self.session = session
        self.audio = audio
    }

    var currentRoute: TourRoute? { stack.last }

    func start() {
        if let ticket = session.ticket {
            showFloorPlan(for: ticket)
        } else {
            setRoot(.welcome)
        }
    }

    @discardableResult
    func open(_ url: URL) -> Bool {
        guard let link = TourLink(url: url) else { return false }
        follow(link)
        return true
    }

    // MARK: - Events of the screens

    func welcomeDidTapScan() {
        push(.ticketScan(prefilled: nil))
    }

    func didScan(code: String) async {
        guard !isRedeeming else { return }
        isRedeeming = true
        defer { isRedeeming = false }
        do {
            let ticket = try await session.redeem(code)
            showFloorPlan(for: ticket)
            if let link = pendingLink {
                pendingLink = nil
                follow(link)
            }
        } catch {
            delegate?.tour(didFailToRedeem: code)
        }
    }

    func didSelectExhibit(_ id: Int, onFloor floor: Int) {
        guard let ticket = session.ticket else {
            pendingLink = .exhibit(id)
            setRoot(.welcome)
            return
        }
        guard ticket.floors.contains(floor) else {
            present(.shop(category: "tickets"))
            return
        }
        showExhibit(id, autoplay: ticket.kind != .family)
    }

    func didTapBack() {
        guard stack.count > 1 else { return }
        if case .exhibit = stack.removeLast(), audio.isPlaying {
            audio.stop()
        }
        navigator.pop()
    }

    func didTapFinish() {
        audio.stop()
        if visited.count >= 3, !hasAskedForFeedback {
            hasAskedForFeedback = true
            navigator.present(.feedback) { [weak self] in self?.finish() }
        } else {
            finish()
        }
    }

    // MARK: - Routing

    private func follow(_ link: TourLink) {
        switch link {
        case .ticket(let code):
            push(.ticketScan(prefilled: code))
        case .shop(let category):
            present(.shop(category: category))
        case .exhibit, .floor:
            guard let ticket = session.ticket else {
                pendingLink = link
                setRoot(.welcome)
                return
            }
            if case .exhibit(let id) = link {
                showExhibit(id, autoplay: false)
            } else if case .floor(let floor) = link, ticket.floors.contains(floor) {
                push(.floorPlan(floor: floor))
            } else {
                present(.shop(category: "tickets"))
            }
        }
    }

    private func showFloorPlan(for ticket: Ticket) {
        setRoot(.floorPlan(floor: ticket.floors.min() ?? 0))
    }

    private func showExhibit(_ id: Int, autoplay: Bool) {
        let route = TourRoute.exhibit(id: id, autoplay: autoplay)
        guard route != currentRoute else { return }
        if audio.isPlaying { audio.stop() }
        if !visited.contains(id) { visited.append(id) }
        push(route)
    }

    private func finish() {
        session.signOut()
        delegate?.tourDidEnd(visitedExhibits: visited)
        visited = []
        setRoot(.welcome)
    }

    private func setRoot(_ route: TourRoute) {
        stack = [route]
        navigator.setRoot(route)
    }

    private func push(_ route: TourRoute) {
        stack.append(route)
        navigator.push(route, animated: stack.count > 1)
    }

    private func present(_ route: TourRoute) {
        navigator.present(route) {}
    }
}
