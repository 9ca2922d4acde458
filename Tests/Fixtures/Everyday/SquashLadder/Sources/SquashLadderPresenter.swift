import Foundation

final class SquashLadderPresenter: ListPresenter<LadderPlayer> {
    weak var view: SquashLadderView?
    var interactor: SquashLadderInteracting!
    var router: SquashLadderRouting!
    var preferences: PreferenceStoring!

    private let memberID: Int
    private let hub: NoticeHub
    private let now: () -> Date
    private var token: NSObjectProtocol?

    private var me: LadderPlayer? { items.first { $0.id == memberID } }

    private var openChallenge: Challenge? {
        guard let kept = preferences.value(for: .openChallenge), kept.isOpen(at: now()) else { return nil }
        return kept
    }

    init(memberID: Int, hub: NoticeHub, now: @escaping () -> Date = { Date() }) {
        self.memberID = memberID
        self.hub = hub
        self.now = now
        super.init()
        token = hub.listen(to: .ladderMoved) { [weak self] in self?.ladderMoved($0) }
    }

    deinit { token.map(hub.forget) }

    override func itemsChanged() { view?.show(items.map(cell(for:))) }

    // MARK: - From the view

    func viewLoaded() {
        view?.setSpinner(true)
        interactor.loadLadder()
    }

    func challengeTapped(at index: Int) {
        guard let me, items.indices.contains(index) else { return }
        let rival = items[index]
        if let obstacle = obstacle(between: me, and: rival) {
            view?.show(message: obstacle)
            return
        }
        router.confirm("Challenge \(rival.name)?") { [weak self] in
            self?.view?.setSpinner(true)
            self?.interactor.sendChallenge(to: rival.id, text: Invitation(from: me, to: rival).text)
        }
    }

    func withdrawTapped() {
        guard let challenge = openChallenge else { return }
        preferences.set(nil, for: .openChallenge)
        interactor.withdrawChallenge(to: challenge.opponentID)
    }

    private func obstacle(between me: LadderPlayer, and rival: LadderPlayer) -> String? {
        if openChallenge != nil { return "You already have an open challenge" }
        if me.isInjured || rival.isInjured { return "Injured players rest" }
        return isReachable(rival, from: me) ? nil : "Out of reach"
    }

    private func isReachable(_ rival: LadderPlayer, from me: LadderPlayer) -> Bool {
        let reach = preferences.value(for: .reach) ?? 3
        return (1...max(1, reach)).contains(me.rung - rival.rung)
    }

    private func cell(for player: LadderPlayer) -> RungCell {
        let isWithinReach = me.map { isReachable(player, from: $0) } ?? false
        let accent: RungCell.Accent = player.id == memberID ? .me : isWithinReach ? .reachable : .plain
        let detail = player.isInjured ? "injured" : player.lastMatch.scoreline
        return RungCell(text: "\(player.rung). \(player.name)", detail: detail, accent: accent)
    }

    private func ladderMoved(_ notice: Notification) {
        if let moved = notice.userInfo?["players"] as? [Int], !moved.contains(memberID) { return }
        interactor.loadLadder()
    }
}

extension SquashLadderPresenter: SquashLadderInteractorOutput {
    func ladderLoaded(_ result: Result<[LadderPlayer], LadderFailure>) {
        view?.setSpinner(false)
        switch result {
        case .success(let players): replaceItems(players.sorted { $0.rung < $1.rung })
        case .failure(.offline): view?.show(message: "No connection to the club")
        case .failure(.rejected(let reason)): view?.show(message: reason)
        }
    }

    func challengeAnswered(opponentID: Int, failure: LadderFailure?) {
        view?.setSpinner(false)
        guard failure == nil else {
            view?.show(message: "The challenge was not sent")
            return
        }
        preferences.set(Challenge(opponentID: opponentID, issuedAt: now()), for: .openChallenge)
        view?.show(message: "Challenge sent")
    }
}
