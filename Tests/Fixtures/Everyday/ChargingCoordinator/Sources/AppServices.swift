import Foundation

enum FeatureFlag: String {
    case invites
    case vehicleSettings
    case whatsNew
}

protocol FeatureFlagProviding {
    func isEnabled(_ flag: FeatureFlag) -> Bool
}

protocol SessionProviding: AnyObject {
    var isLoggedIn: Bool { get }
    func logOut()
}

enum LocationPermission: Equatable {
    case notDetermined
    case denied
    case granted
}

protocol PermissionsProviding {
    var location: LocationPermission { get }
    func requestLocation(completion: @escaping (LocationPermission) -> Void)
}

enum Screen: Equatable {
    case onboarding(startPage: Int)
    case login
    case locationPrimer
    case map(query: String?)
    case station(id: String, connector: Int?)
    case chargingSession(id: String)
    case settings(DeepLink.SettingsPage)
    case whatsNew(version: String)
}

protocol NavigationRouting: AnyObject {
    func setRoot(_ screen: Screen)
    func push(_ screen: Screen)
    func present(_ screen: Screen)
    func dismissPresented()
    func showToast(_ text: String)
}
