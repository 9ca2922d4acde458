extension FactIndex {
    /// Whether a type is a view controller of UIKit, by the first superclass that the sources do not declare.
    package func isViewController(_ type: TypeFact) -> Bool {
        type.kind == .class && Self.isUIKit(baseName(of: type)) && baseName(of: type).hasSuffix("Controller")
    }

    /// Whether a class comes from UIKit, all of whose classes for the screen are isolated to the main actor.
    func isOnScreen(_ type: TypeFact) -> Bool {
        type.kind == .class && Self.isUIKit(baseName(of: type))
    }

    /// The name of the outermost superclass.
    private func baseName(of type: TypeFact) -> String {
        var current = type
        var seen: Set<String> = [type.qualifiedName]
        while let next = superclass(of: current)?.fact, seen.insert(next.qualifiedName).inserted { current = next }
        return current.inherits.first?.unattributed.lastName ?? ""
    }

    /// The classes of UIKit for the screen that are made without arguments.
    public static let plainOnScreen: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIView",
        "UIWindow",
        "UIScrollView", "UIStackView", "UIImageView", "UITableView", "UILabel", "UIButton", "UITextField", "UITextView",
        "UISwitch", "UISlider", "UIControl", "UISearchBar", "UIRefreshControl",
    ]

    /// Whether a class of this name is one of UIKit's for the screen: it is made on the main actor.
    public static func isUIKit(_ name: String) -> Bool {
        plainOnScreen.contains(name)
            || name.hasPrefix("UI")
                && ["Controller", "View", "Cell", "Control", "Button"].contains { name.hasSuffix($0) }
    }
}
