import Doubles
import Facts
import Reading
import Resolving

/// Which of the doubles people wrote can take the place of ours: those with the names that our double would have.
///
/// A double with names of its own is left to its tests; a factory and a suite that used it would have to invent.
struct UsableDoubles {
    let session: Session
    let index: FactIndex

    /// The usable ones, by protocol.
    func byProtocol() throws -> [String: ExistingDouble] {
        try session.doubles.get().byProtocol.filter { name, double in
            guard let fact = index.types(named: name).first(where: { $0.kind == .protocol }) else { return false }
            return try double.type == name + "Mock" || speaksOurNames(double, for: [fact])
        }
    }

    /// Whether a double can be made without arguments and has every name of ours.
    func speaksOurNames(_ double: ExistingDouble, for protocols: [TypeFact]) throws -> Bool {
        guard let text = try session.existing(double.location.file) else { return false }
        let facts = readFile(text, path: double.location.file).value
        guard let type = facts.types.first(where: { $0.name == double.type }) else { return false }
        let initializers = type.members.initializers
        let isPlain =
            initializers.isEmpty || initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        let options = try session.configuration.get().doubleOptions
        guard isPlain, let plan = planDouble(of: protocols, in: index, options: options).value else { return false }
        let names = Set(type.members.properties.map(\.name))
        return plan.requirements.allSatisfy { requirement in
            switch requirement {
            case .method(let method): names.contains(method.calls?.name ?? method.callsCount.name)
            case .property(let property): names.contains(property.underlying?.name ?? property.fact.name)
            case .initializer, .subscript: false
            }
        }
    }
}
