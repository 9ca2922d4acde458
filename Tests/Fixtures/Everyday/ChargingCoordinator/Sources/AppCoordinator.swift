import Foundation

protocol AppCoordinatorDelegate: AnyObject {
    func coordinatorDidFinishSetup(_ coordinator: AppCoordinator)
}

final class AppCoordinator {
    enum Step: Equatable {
        case notStarted
        case onboarding
        case login
        case locationPrimer
        case main
    }

    static let currentOnboardingVersion = 3
    static let launchesBeforeWhatsNew = 2

    weak var delegate: AppCoordinatorDelegate?

    private(set) var step: Step = .notStarted
    private(set) var pendingLink: DeepLink?

    private let router: NavigationRouting
    private let storage: KeyValueStorage
    private let flags: FeatureFlagProviding
    private let session: SessionProviding
    private let permissions: PermissionsProviding
    private let appVersion: String
    private let parser = DeepLinkParser()

    init(
        router: NavigationRouting,
        storage: KeyValueStorage = UserDefaults.standard,
        flags: FeatureFlagProviding,
        session: SessionProviding,
        permissions: PermissionsProviding,
        appVersion: String
    ) {
        self.router = router
        self.storage = storage
        self.flags = flags
        self.session = session
        self.permissions = permissions
        self.appVersion = appVersion
    }

    // MARK: - Launch flow

    func start() {
        storage.set(storage.integer(forKey: StorageKey.launchCount) + 1, forKey: StorageKey.launchCount)
        advance()
    }

    func onboardingDidFinish() {
        guard step == .onboarding else { return }
        storage.set(Self.currentOnboardingVersion, forKey: StorageKey.onboardingVersion)
        advance()
    }

    func loginDidSucceed() {
        guard step == .login else { return }
        router.dismissPresented()
        advance()
    }

    func loginDidCancel() {
        guard step == .login else { return }
        if pendingLink?.requiresLogin == true {
            pendingLink = nil
            router.showToast("Please log in to continue")
        }
        router.dismissPresented()
        step = .main
    }

    func locationPrimerDidAccept() {
        storage.set(true, forKey: StorageKey.locationAsked)
        permissions.requestLocation { [weak self] result in
            guard let self else { return }
            if result == .denied {
                self.router.showToast("You can enable location in Settings")
            }
            self.showMain()
        }
    }

    func locationPrimerDidSkip() {
        storage.set(true, forKey: StorageKey.locationAsked)
        showMain()
    }

    func logOut() {
        session.logOut()
        pendingLink = nil
        step = .notStarted
        advance()
    }

    // MARK: - Deep links

    @discardableResult
    func open(_ url: URL) -> Bool {
        guard let link = parser.parse(url), isAvailable(link) else { return false }
        guard step == .main else {
            pendingLink = link
            return true
        }
        follow(link)
        return true
    }

    private func isAvailable(_ link: DeepLink) -> Bool {
        switch link {
        case .invite:
            return flags.isEnabled(.invites)
        case .settings(.vehicles):
            return flags.isEnabled(.vehicleSettings)
        default:
            return true
        }
    }

    private func follow(_ link: DeepLink) {
        if link.requiresLogin && !session.isLoggedIn {
            pendingLink = link
            step = .login
            router.present(.login)
            return
        }
        switch link {
        case .station(let id, let connector):
            router.push(.station(id: id, connector: connector))
        case .session(let id):
            router.present(.chargingSession(id: id))
        case .settings(let page):
            router.push(.settings(page))
        case .map(let query):
            router.setRoot(.map(query: query))
        case .invite(let code):
            if session.isLoggedIn {
                router.showToast("Invites are for new drivers only")
            } else {
                storage.set(code, forKey: StorageKey.inviteCode)
                step = .login
                router.present(.login)
            }
        }
    }

    // MARK: - Steps

    private func advance() {
        let seen = storage.integer(forKey: StorageKey.onboardingVersion)
        if seen < Self.currentOnboardingVersion {
            step = .onboarding
            // Returning users only see the pages added since their last version.
            router.setRoot(.onboarding(startPage: seen))
        } else if !session.isLoggedIn, step != .main {
            step = .login
            router.setRoot(.login)
        } else if permissions.location == .notDetermined, !storage.bool(forKey: StorageKey.locationAsked) {
            step = .locationPrimer
            router.setRoot(.locationPrimer)
        } else {
            showMain()
        }
    }

    private func showMain() {
        let isFirstTime = step != .main
        step = .main
        router.setRoot(.map(query: nil))
        if isFirstTime { delegate?.coordinatorDidFinishSetup(self) }

        if let link = pendingLink {
            pendingLink = nil
            follow(link)
        } else {
            showWhatsNewIfNeeded()
        }
    }

    private func showWhatsNewIfNeeded() {
        guard flags.isEnabled(.whatsNew),
            storage.integer(forKey: StorageKey.launchCount) > Self.launchesBeforeWhatsNew,
            storage.string(forKey: StorageKey.lastWhatsNew) != appVersion
        else { return }
        storage.set(appVersion, forKey: StorageKey.lastWhatsNew)
        router.present(.whatsNew(version: appVersion))
    }
}
