import UIKit

/// Goes from screen to screen; what all coordinators have in common.
@MainActor
class Coordinator {
    private(set) var children: [Coordinator] = []
    let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func show(_ controller: UIViewController) {
        navigation.pushViewController(controller, animated: true)
    }

    func begin(_ child: Coordinator) {
        children.append(child)
    }
}

/// Shows what somebody sees who comes for the first time.
final class TourCoordinator: Coordinator {
    private let analytics: Analytics
    private(set) var page = 0

    init(navigation: UINavigationController, analytics: Analytics) {
        self.analytics = analytics
        super.init(navigation: navigation)
    }

    func next() {
        guard page < 2 else { return analytics.track("tour ended") }
        page += 1
        analytics.track("tour \(page)")
    }
}
