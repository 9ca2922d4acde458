/// What the presenter shows things on.
protocol LoginView: AnyObject {
    func showProgress()
    func hideProgress()
    func show(error: String)
    func showWelcome(name: String)
}

/// Signs people in.
protocol AuthenticationService: Sendable {
    func signIn(name: String, password: String) async throws -> Account
}

/// Where the presenter leads.
protocol LoginRouter {
    func openHome(for account: Account)
    func openVerification()
}

/// A presenter with a weak view.
@MainActor
final class LoginPresenter {
    weak var view: LoginView?
    private let service: AuthenticationService
    private let router: LoginRouter

    init(service: AuthenticationService, router: LoginRouter) {
        self.service = service
        self.router = router
    }

    func signIn(name: String, password: String) async {
        guard !name.isEmpty, !password.isEmpty else {
            view?.show(error: "Enter your name and password.")
            return
        }
        view?.showProgress()
        do {
            let account = try await service.signIn(name: name, password: password)
            view?.hideProgress()
            if account.isVerified {
                view?.showWelcome(name: account.name)
                router.openHome(for: account)
            } else {
                router.openVerification()
            }
        } catch GalleryError.offline {
            view?.hideProgress()
            view?.show(error: "You are offline.")
        } catch {
            view?.hideProgress()
            view?.show(error: "Something went wrong.")
        }
    }
}
