/// The isolation of a declaration, as far as syntax tells.
public enum Isolation: Hashable, Sendable {
    case nonisolated
    /// `MainActor` or another global actor, by name.
    case globalActor(String)
    /// The type is an actor.
    case actor

    /// Whether it is the main actor.
    public var isMainActor: Bool { self == .globalActor("MainActor") }
}

extension FactIndex {
    /// The isolation of a type: its own attribute, its superclass's, or that of a protocol it conforms to in place.
    ///
    /// - Parameter defaultActor: The module's default isolation (`MainActor`), when the manifest sets one.
    public func isolation(of type: TypeFact, defaultActor: String? = nil) -> Isolation {
        if type.kind == .actor { return .actor }
        if type.info.has("nonisolated") { return .nonisolated }
        if let own = globalActor(in: type.info.attributes) { return .globalActor(own) }
        if let superclass = superclass(of: type), superclass.fact != type,
            case .globalActor(let name) = isolation(of: superclass.fact)
        {
            return .globalActor(name)
        }
        if isOnScreen(type) { return .globalActor("MainActor") }
        for item in type.inherits {
            guard let name = item.unattributed.name, let fact = self.type(named: name, from: type.scopeOutside),
                fact.kind == .protocol
            else { continue }
            for candidate in [fact] + inheritedProtocols(of: fact).found {
                if let actor = globalActor(in: candidate.info.attributes) { return .globalActor(actor) }
            }
        }
        return defaultActor.map(Isolation.globalActor) ?? .nonisolated
    }

    /// The global actor among attributes: `MainActor`, or a project type that carries `@globalActor`.
    public func globalActor(in attributes: [AttributeFact]) -> String? {
        attributes.first { attribute in
            attribute.name == "MainActor"
                || types(named: attribute.name).contains { $0.info.attribute("globalActor") != nil }
        }?.name
    }
}
