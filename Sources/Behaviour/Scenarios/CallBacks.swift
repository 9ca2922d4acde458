import Facts

extension TestedType {
    /// Whether a test passes a closure that gives nothing and does not record, since it may run on any thread.
    func isSilent(_ function: TypeRef.Function?) -> Bool {
        guard let function, function.result.isVoid, !isRecordableWhenMade(function) else { return false }
        return function.parameters.allSatisfy { $0.type.functionType == nil && $0.type.specifiers.isEmpty }
    }

    /// The bodies of closures that the SUT puts into a property of a dependency.
    func closures(putInto name: String) -> [[Statement]] {
        var bodies: [[Statement]] = []
        for body in members.methods.compactMap(\.body) + [construction.body ?? []] {
            body.forEachExpression { expression, _ in
                guard case .assignment(.member(.some, name), _, .closure(let closure)) = expression else { return }
                bodies.append(closure.body)
            }
        }
        return bodies
    }

    /// What a test can let dependencies call: the closures that the SUT puts into their properties.
    var callBacks: [Act] {
        ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.properties).compactMap { property -> Act? in
                guard let function = property.type?.functionType, property.isSettable, function.result.isVoid,
                    isRecordable(function), !closures(putInto: property.name.plain).isEmpty
                else { return nil }
                return .callBack(PortMember(dependency: dependency, member: property.name.plain), property)
            }
        }
    }
}
