import Facts
import Resolving

/// What can be done through values that the SUT shows or hands on.
extension ExplorationPlanner {
    /// How many closures are tried.
    private static let manyOffers = 8

    /// The closures in what the SUT shows and in what its doubles get, each with what it is called with.
    mutating func offers() -> [Exploration.Doing] {
        guard recipe.isolation != .actor else { return [] }
        let finder = OfferedClosures(types: subject.types, actor: actor)
        let injected = Set(recipe.dependencies.flatMap(\.accessPaths))
        let shown = recipe.members.properties.flatMap { property -> [(String, OfferedClosures.Found)] in
            let name = property.name.plain
            guard let type = property.type, property.isShown, !injected.contains(name),
                !(property.accessors?.getter.isAsync ?? false)
            else { return [] }
            return finder.found(in: type, at: .path("sut", property.name)).map { (name, $0) }
        }
        let handed = usedMethods.flatMap { field, method -> [(String, OfferedClosures.Found)] in
            guard let received = method.received else { return [] }
            let base = Code.Expression.path("deps", field, received.name)
            return method.recorded.flatMap { parameter -> [(String, OfferedClosures.Found)] in
                let place = method.recorded.count == 1 ? base : .member(.chained(base), parameter.name)
                let type = method.recorded.count == 1 ? TypeRef.optional(parameter.type.bare) : parameter.type
                return finder.found(in: type, at: place).map { (method.fact.name.plain, $0) }
            }
        }
        return (shown + handed).prefix(Self.manyOffers).compactMap { owner, found in
            guard let given = choices(for: found.function, named: found.name) else { return nil }
            let offer = Exploration.Offer(words: "\(found.name) of \(owner)", callee: found.callee)
            return .init(
                offer: offer, arguments: Self.arguments(given), recorders: [], effects: Effects(), returns: false)
        }
    }

    /// Posts what the SUT observes in the notification center that it is given.
    func posts(_ use: NotificationUse?) -> [Exploration.Doing] {
        guard let use else { return [] }
        return use.observed.prefix(Self.manyOffers).map { name in
            let offer = Exploration.Offer(
                words: "posting \(name.text.split(separator: ".").last ?? "")", callee: .member(use.center, "post"))
            let arguments = [("name", name), ("object", Code.Expression.null)].map { label, value in
                Exploration.Argument(label: label, name: label, source: .given(value))
            }
            return .init(offer: offer, arguments: arguments, recorders: [], effects: Effects(), returns: false)
        }
    }
}
