import Facts
import Resolving

/// Properties of dependencies.
extension Machine {
    /// The value of a dependency's property in this phase.
    ///
    /// A value that the code decided by in an earlier phase may be another one in this: which it is is settled when it
    /// is read for the first time.
    func readPort(_ port: String, _ name: String) throws -> Term {
        guard let property = subject.ports[port]?.property(name), let type = property.type else {
            return try readHelper(port, name)
        }
        record(.read(dependency: port, property: name))
        let key = PortMember(dependency: port, member: name)
        if type.isPublisher { return stream(StreamRecord(source: .port(key))) }
        if let product = subject.products[key] {
            let root = SymbolicValue.Root.property(dependency: port, name: name, phase: phase)
            return handedOut(product, root, type)
        }
        if subject.types.declaration(type)?.kind == .protocol || type.functionType != nil { return .unknown }
        defer { portReads[key] = phase }
        let fresh = SymbolicValue.Root.property(dependency: port, name: name, phase: phase)
        if let current = ports[key] {
            if portReads[key] == phase || isWritten(current, key) || !isSetAnew(current, as: fresh) { return current }
        }
        let isCalendar = subject.generated.contains(port) && subject.types.isSystemCalendar(type)
        let term = isCalendar ? Self.factoryCalendar : root(fresh, type: type)
        ports[key] = term
        return term
    }

    /// What a computed property gives that an extension of a dependency's protocol declares: its code runs on the double.
    private func readHelper(_ port: String, _ name: String) throws -> Term {
        guard let property = helperProperty(port, name), let body = code(of: property) else { return .unknown }
        return try inline(body, in: Scope(selfTerm: .dependency(port), result: property.type))
    }

    /// Sets a property that an extension of a dependency's protocol declares.
    func setHelper(_ port: String, _ name: String, _ value: Term) throws {
        guard let body = helperProperty(port, name)?.accessors?.setterBody else { return }
        let scope = Scope(selfTerm: .dependency(port))
        scope.values["newValue"] = value
        _ = try inline(body, in: scope)
    }

    /// The computed property of a name that an extension of a dependency's protocol declares.
    func helperProperty(_ port: String, _ name: String) -> PropertyFact? {
        subject.additions(to: port).properties.first {
            $0.name.plain == name && !$0.info.isStatic && $0.accessors?.getterBody != nil
        }
    }

    /// Whether it is the code under test that gave a property the value it has.
    private func isWritten(_ current: Term, _ key: PortMember) -> Bool {
        guard case .place(let place) = current, case .property(key.dependency, key.member, _) = place.root else {
            return true
        }
        return false
    }

    /// Whether a test sets a value anew before this phase, as time goes on: where the answers are those of another run,
    /// as it was there, whatever is decided later.
    func isSetAnew(_ current: Term, as fresh: SymbolicValue.Root) -> Bool {
        guard case .place(let place) = current, place.root.phase < phase else { return false }
        if types[fresh] != nil { return true }
        guard !isReplay, phase >= fixedPhases else { return false }
        return type(of: place).map { isDate($0) } == true || decisions.keys.contains { place.contains($0) }
    }
}
