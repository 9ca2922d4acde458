import UIKit

/// The first scene of a storyboard.
final class WelcomeViewController: UIViewController {
    var titleLabel: UILabel!
    var analytics: Analytics!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Welcome"
        analytics.track("welcome")
    }

    func start() {
        titleLabel.text = "Let us go"
        analytics.track("start")
    }
}
