import Foundation

@MainActor
protocol Processor<State, Action, Effect>: AnyObject {
    associatedtype State: Sendable
    associatedtype Action: Sendable
    associatedtype Effect: Sendable

    var state: State { get }
    func receive(_ action: Action)
    func perform(_ effect: Effect) async
}

/// Base class of every screen's logic. Subclasses override `receive(_:)` and `perform(_:)`.
@MainActor
class StateProcessor<State: Sendable, Action: Sendable, Effect: Sendable>: Processor {
    var state: State {
        didSet { onChange?(state) }
    }

    var onChange: ((State) -> Void)?

    init(state: State) {
        self.state = state
    }

    func receive(_ action: Action) {}

    func perform(_ effect: Effect) async {}
}

@MainActor
protocol Coordinator<Route>: AnyObject {
    associatedtype Route

    func navigate(to route: Route)
    func showLoading(title: String)
    func hideLoading()
}

/// Erases a coordinator, so that a processor only depends on its routes.
@MainActor
final class AnyCoordinator<Route> {
    private let doNavigate: (Route) -> Void
    private let doShowLoading: (String) -> Void
    private let doHideLoading: () -> Void

    init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
        doNavigate = { coordinator.navigate(to: $0) }
        doShowLoading = { coordinator.showLoading(title: $0) }
        doHideLoading = { coordinator.hideLoading() }
    }

    func navigate(to route: Route) { doNavigate(route) }
    func showLoading(title: String) { doShowLoading(title) }
    func hideLoading() { doHideLoading() }
}

extension Coordinator {
    func asAnyCoordinator() -> AnyCoordinator<Route> { AnyCoordinator(self) }
}
