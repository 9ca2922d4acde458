import Foundation

class TrackedPresenter {
    let tracker: ScreenTracking
    private(set) var isLoaded = false

    var screenName: String { String(describing: type(of: self)) }

    init(tracker: ScreenTracking) {
        self.tracker = tracker
    }

    func viewDidLoad() {
        isLoaded = true
        tracker.screen(screenName)
    }
}
