import UIKit

/// A controller with a nib of its own.
final class ProfileViewController: UIViewController {
    var nameLabel: UILabel!
    var followButton: UIButton!
    var follows: FollowService!
    private(set) var account: Account?

    func show(_ account: Account) {
        self.account = account
        nameLabel.text = account.name
        followButton.isEnabled = !follows.isFollowed(account.id)
    }

    func follow() {
        guard let account else { return }
        do {
            try follows.follow(account.id)
            followButton.isEnabled = false
        } catch {
            followButton.isHidden = true
        }
    }
}
