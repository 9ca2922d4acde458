import Foundation

protocol Coordinator: AnyObject {
    func start()
}

class BaseCoordinator: Coordinator {
    private(set) var children: [Coordinator] = []

    func start() {}

    func add(_ child: Coordinator) {
        guard !children.contains(where: { $0 === child }) else { return }
        children.append(child)
    }

    func remove(_ child: Coordinator?) {
        children.removeAll { $0 === child }
    }
}

protocol Presentable: AnyObject {}

protocol Routing: AnyObject {
    func setRoot(_ module: Presentable, hideBar: Bool)
    func push(_ module: Presentable, animated: Bool)
    func present(_ module: Presentable)
    func dismiss()
    func popToRoot()
}
