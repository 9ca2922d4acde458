/// Hears of trains; only objects can.
protocol TrainFeedDelegate: AnyObject {
    func feed(didSee train: String)
    func feedDidStop()
}

/// Reports trains to whoever is its delegate.
protocol TrainFeed: AnyObject {
    var delegate: TrainFeedDelegate? { get set }
    func start(line: Int)
    func add(observer: TrainFeedDelegate)
}

/// The delegate of a dependency: it sets itself, and reacts when it is called.
final class DepartureBoard: TrainFeedDelegate {
    private(set) var trains: [String] = []
    private(set) var isRunning = false
    private let feed: TrainFeed

    init(feed: TrainFeed) {
        self.feed = feed
        feed.delegate = self
    }

    func open(line: Int) {
        feed.add(observer: self)
        feed.start(line: line)
        isRunning = true
    }

    func feed(didSee train: String) {
        guard !trains.contains(train) else { return }
        trains.append(train)
    }

    func feedDidStop() {
        isRunning = false
        feed.delegate = nil
    }
}
