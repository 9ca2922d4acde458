import Facts
import Resolving

/// Properties of dependencies.
extension Machine {
    /// The value of a dependency's property in this phase.
    func readPort(_ port: String, _ name: String) -> Term {
        guard let property = subject.ports[port]?.property(name), let type = property.type else { return .unknown }
        record(.read(dependency: port, property: name))
        let key = PortMember(dependency: port, member: name)
        if type.isPublisher { return stream(StreamRecord(source: .port(key))) }
        if let product = subject.products[key] {
            let root = SymbolicValue.Root.property(dependency: port, name: name, phase: phase)
            return handedOut(product, root, type)
        }
        if subject.types.declaration(type)?.kind == .protocol || type.functionType != nil { return .unknown }
        if let current = ports[key] {
            guard case .place(let place) = current, place.root.phase < phase,
                decisions.keys.contains(where: { place.contains($0) })
            else { return current }
        }
        let term = root(.property(dependency: port, name: name, phase: phase), type: type)
        ports[key] = term
        return term
    }
}
