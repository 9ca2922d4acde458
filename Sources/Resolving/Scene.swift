import Facts

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
    package func preparation(_ type: TypeRef) -> [Code.Statement] {
        guard case .storyboard(let name, _) = place else { return [] }
        let storyboard = Code.Expression.call(
            .name("UIStoryboard"), [.init("name", .string(name)), bundle(of: type)])
        return [.binding(.init("storyboard", storyboard))]
    }

    /// The expression that loads a controller.
    package func loading(_ type: TypeRef) -> Code.Expression {
        switch place {
        case .storyboard(_, let identifier?):
            let arguments = [Code.Argument("withIdentifier", .string(identifier))]
            return .cast(.call(.path("storyboard", "instantiateViewController"), arguments), "as!", type)
        case .storyboard(_, nil):
            return .cast(.call(.path("storyboard", "instantiateInitialViewController")), "as!", type)
        case .nib(let name): return .call(.type(type), [.init("nibName", .string(name)), bundle(of: type)])
        }
    }

    /// The bundle that holds what belongs to a class.
    private func bundle(of type: TypeRef) -> Code.Argument {
        .init("bundle", .call(.name("Bundle"), [.init("for", .member(.type(type), "self"))]))
    }
}
