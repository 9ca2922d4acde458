/// What Interface Builder keeps of a controller.
public struct Scene: Hashable, Sendable {
    /// Where it is kept.
    public enum Place: Hashable, Sendable {
        /// A scene of a storyboard; without an identifier it is the initial one.
        case storyboard(String, identifier: String?)
        /// A nib of its own.
        case nib(String)
    }

    /// Where it is kept.
    public var place: Place
    /// The properties that are connected when the view is loaded.
    public var outlets: Set<String>

    /// Creates a scene.
    public init(_ place: Place, outlets: Set<String> = []) {
        self.place = place
        self.outlets = outlets
    }

    /// What it is, for explanations.
    public var wording: String {
        switch place {
        case .storyboard(let name, let identifier?): "the scene \(identifier) of the storyboard \(name)"
        case .storyboard(let name, nil): "the initial scene of the storyboard \(name)"
        case .nib(let name): "the nib \(name)"
        }
    }

    /// The statements before a controller is loaded.
    package func preparation(_ type: String) -> [String] {
        guard case .storyboard(let name, _) = place else { return [] }
        return ["let storyboard = UIStoryboard(name: \"\(name)\", bundle: Bundle(for: \(type).self))"]
    }

    /// The expression that loads a controller.
    package func loading(_ type: String) -> String {
        switch place {
        case .storyboard(_, let identifier):
            let maker =
                identifier.map { "instantiateViewController(withIdentifier: \"\($0)\")" }
                ?? "instantiateInitialViewController()"
            return "storyboard.\(maker) as! \(type)"
        case .nib(let name): return "\(type)(nibName: \"\(name)\", bundle: Bundle(for: \(type).self))"
        }
    }
}
