import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet weak var send: UIButton!
    private let name = UITextField()
    private lazy var hint: UILabel = {
        let label = UILabel()
        label.accessibilityIdentifier = "login-hint"
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        send.accessibilityIdentifier = "login-send"
        name.accessibilityIdentifier = "login-name"
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "login-help"
        view.accessibilityIdentifier = String(describing: Self.self)
    }
}

final class PlayButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        accessibilityIdentifier = "play"
    }
}
