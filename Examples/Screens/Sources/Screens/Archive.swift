import Foundation
import UIKit

// What Xcode makes of `Main.storyboard` and `ProfileViewController.xib`, written by hand where there is no Xcode.

final class Archive: SceneArchive {
    static var controllers: [String: @MainActor () -> UIViewController] {
        ["Main/Login": { LoginViewController() }, "Main/": { WelcomeViewController() }]
    }
}

extension LoginViewController: OutletOwner {
    func connectOutlets() {
        nameField = UITextField()
        errorLabel = UILabel()
        signInButton = UIButton()
    }
}

extension WelcomeViewController: OutletOwner {
    func connectOutlets() {
        titleLabel = UILabel()
    }
}

extension ProfileViewController: OutletOwner {
    func connectOutlets() {
        nameLabel = UILabel()
        followButton = UIButton()
    }
}
