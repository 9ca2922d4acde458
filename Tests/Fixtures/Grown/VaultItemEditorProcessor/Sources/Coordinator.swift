import Foundation

/// Base of all processors: owns the state and handles the actions and effects of a screen.
@MainActor
class StateProcessor<State, Action, Effect> {
    var state: State {
        didSet { onStateChange?(state) }
    }

    var onStateChange: ((State) -> Void)?

    init(state: State) {
        self.state = state
    }

    func perform(_ effect: Effect) async {}

    func receive(_ action: Action) {}
}

struct LoadingOverlayState: Equatable {
    let title: String
}

struct AlertAction {
    enum Style { case `default`, cancel, destructive }

    let title: String
    let style: Style
    let handler: (@MainActor () async -> Void)?

    init(title: String, style: Style = .default, handler: (@MainActor () async -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

struct Alert {
    let title: String
    let message: String?
    let actions: [AlertAction]

    static func defaultAlert(title: String, message: String? = nil) -> Alert {
        Alert(title: title, message: message, actions: [AlertAction(title: "Ok", style: .cancel)])
    }

    static func deleteConfirmation(handler: @escaping @MainActor () async -> Void) -> Alert {
        Alert(
            title: "Do you really want to send to the trash?",
            message: nil,
            actions: [
                AlertAction(title: "Yes", style: .destructive, handler: handler),
                AlertAction(title: "Cancel", style: .cancel),
            ]
        )
    }

    static func discardChanges(handler: @escaping @MainActor () async -> Void) -> Alert {
        Alert(
            title: "Discard changes?",
            message: "Your unsaved changes will be lost.",
            actions: [
                AlertAction(title: "Discard", style: .destructive, handler: handler),
                AlertAction(title: "Keep editing", style: .cancel),
            ]
        )
    }
}

extension Alert {
    static func overwriteConfirmation(handler: @escaping @MainActor () async -> Void) -> Alert {
        Alert(
            title: "Overwrite the current value?",
            message: nil,
            actions: [
                AlertAction(title: "No", style: .cancel),
                AlertAction(title: "Yes", handler: handler),
            ]
        )
    }

    static func dataBreachResult(count: Int) -> Alert {
        guard count > 0 else {
            return defaultAlert(title: "Not found in any known data breaches")
        }
        return defaultAlert(title: "Exposed \(count) time(s)", message: "You should change this password.")
    }

    /// `nil` for errors the user can't do anything about.
    static func knownError(_ error: Error) -> Alert? {
        switch error {
        case InputValidationError.fieldRequired(let field):
            return defaultAlert(title: "An error has occurred", message: "The \(field) field is required.")
        case InputValidationError.collectionRequired:
            return defaultAlert(title: "An error has occurred", message: "You must select at least one collection.")
        case CipherServiceError.updateConflict:
            return defaultAlert(title: "Item out of date", message: "This item was changed on another device.")
        case CipherServiceError.offline:
            return defaultAlert(title: "Internet connection required", message: "Please connect and try again.")
        default:
            return nil
        }
    }
}

@MainActor
protocol Coordinator<Route>: AnyObject {
    associatedtype Route

    func navigate(to route: Route, context: AnyObject?)
    func showAlert(_ alert: Alert)
    func showLoadingOverlay(_ state: LoadingOverlayState)
    func hideLoadingOverlay()
    func showToast(_ title: String)
}

extension Coordinator {
    func navigate(to route: Route) {
        navigate(to: route, context: nil)
    }

    func showLoadingOverlay(title: String) {
        showLoadingOverlay(LoadingOverlayState(title: title))
    }
}
