import Foundation

protocol SquashLadderView: AnyObject {
    func show(_ cells: [RungCell])
    func show(message: String)
    func setSpinner(_ spinning: Bool)
}

protocol SquashLadderInteracting: AnyObject {
    func loadLadder()
    func sendChallenge(to opponentID: Int, text: String)
    func withdrawChallenge(to opponentID: Int)
}

protocol SquashLadderInteractorOutput: AnyObject {
    func ladderLoaded(_ result: Result<[LadderPlayer], LadderFailure>)
    func challengeAnswered(opponentID: Int, failure: LadderFailure?)
}

protocol SquashLadderRouting {
    func confirm(_ question: String, onYes: @escaping () -> Void)
}

protocol PreferenceStoring: AnyObject {
    func value<Value: Codable>(for key: PreferenceKey<Value>) -> Value?
    func set<Value: Codable>(_ value: Value?, for key: PreferenceKey<Value>)
}

protocol NoticeHub: AnyObject {
    func listen(to name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol
    func forget(_ token: NSObjectProtocol)
}

class ListPresenter<Item: Equatable> {
    private(set) var items: [Item] = []

    func replaceItems(_ fresh: [Item]) {
        items = fresh
        itemsChanged()
    }

    func itemsChanged() {}
}
