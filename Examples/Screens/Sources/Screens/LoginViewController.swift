import UIKit

/// A scene of a storyboard: dependencies are set after it is loaded.
final class LoginViewController: UIViewController {
    var nameField: UITextField!
    var errorLabel: UILabel!
    var signInButton: UIButton!

    var service: SignInService!
    weak var router: Router?
    private(set) var isBusy = false

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        signInButton.isEnabled = true
    }

    func signIn(name: String) async {
        guard !name.isEmpty else {
            errorLabel.text = "Who are you?"
            errorLabel.isHidden = false
            return
        }
        isBusy = true
        defer { isBusy = false }
        do {
            let account = try await service.signIn(name: name)
            router?.showHome(for: account)
        } catch {
            errorLabel.text = "That did not work."
            errorLabel.isHidden = false
        }
    }

    func helpTapped(_ sender: Any) {
        router?.showHelp()
    }
}
