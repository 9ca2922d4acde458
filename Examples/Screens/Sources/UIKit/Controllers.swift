import Foundation

/// What Interface Builder archives: how controllers are made, and what their outlets are connected to.
@MainActor
public protocol SceneArchive {
    /// Controllers by storyboard and identifier: `Main/Login`.
    static var controllers: [String: @MainActor () -> UIViewController] { get }
}

/// A controller whose outlets are connected when its view is loaded.
@MainActor
public protocol OutletOwner {
    func connectOutlets()
}

/// Controls a view.
@MainActor
open class UIViewController {
    private var loaded: UIView?

    public init() {}

    public init(nibName: String?, bundle: Bundle?) {}

    public var isViewLoaded: Bool { loaded != nil }

    public var view: UIView! {
        loadViewIfNeeded()
        return loaded
    }

    public func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loaded = UIView()
        (self as? any OutletOwner)?.connectOutlets()
        viewDidLoad()
    }

    open func viewDidLoad() {}
}

/// Controllers on top of each other.
open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
}

/// Scenes and how they follow each other.
@MainActor
public final class UIStoryboard {
    private let name: String

    public init(name: String, bundle: Bundle?) {
        self.name = name
    }

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let make = archive.controllers["\(name)/\(identifier)"] else {
            fatalError("the storyboard \(name) has no scene \(identifier)")
        }
        return make()
    }

    public func instantiateInitialViewController() -> UIViewController? {
        archive.controllers[name + "/"]?()
    }

    private var archive: any SceneArchive.Type {
        guard let type = NSClassFromString("Screens.Archive") as? any SceneArchive.Type else {
            fatalError("nothing is archived")
        }
        return type
    }
}
