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

    /// The closures that the SUT gives to a method of a dependency.
    func closures(givenTo name: String) -> [[Statement]] {
        var bodies: [[Statement]] = []
        for body in members.methods.compactMap(\.body) + [construction.body ?? []] {
            body.forEachExpression { expression, _ in
                guard case .call(.member(.some, let called), let arguments) = expression, called.plain == name else {
                    return
                }
                for case .closure(let closure) in arguments.map(\.value) { bodies.append(closure.body) }
            }
        }
        return bodies
    }

    /// What a test can let dependencies call: the closures that the SUT puts into their properties, and those that it
    /// gives to their methods to be called later, perhaps again and again.
    var callBacks: [Act] { putClosures + givenClosures.map(Act.callGiven) }

    /// The closures that methods of dependencies are given to be called later.
    var givenClosures: [HandedClosure] {
        if let found = known.givenClosures { return found }
        let found = ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.methods.flatMap { method -> [HandedClosure] in
                guard !method.effects.isAsync, method.generics.isEmpty else { return [] }
                let member = PortMember(dependency: dependency, member: method.identity)
                let later = method.parameters.indices
                    .map { HandedClosure(member: member, method: method, position: $0) }.filter(isCalledLater)
                // Few methods take any: only for these the code is gone through.
                return later.isEmpty || closures(givenTo: method.name.plain).isEmpty ? [] : later
            }
        }
        known.givenClosures = found
        return found
    }

    /// Whether a closure is one that a double may call after the act, and a test as well: what brings the result of the
    /// call is called in its course.
    private func isCalledLater(_ closure: HandedClosure) -> Bool {
        let parameter = closure.parameter
        guard let function = parameter.type.functionType, isRecordable(function),
            Set(parameter.type.attributes).isSubset(of: ["@escaping", "@Sendable"])
        else { return false }
        let names = [parameter.label, parameter.name.plain].compactMap { $0?.lowercased() }
        return !names.contains { name in Self.completing.contains(where: name.contains) }
            && !function.parameters.contains { $0.type.bare.lastName == "Result" || $0.type.bare.lastName == "Error" }
    }

    /// What is in the names of closures that are called once, when something is done.
    private static let completing = ["compl", "then", "reply", "result", "response", "finish", "done"]

    private var putClosures: [Act] {
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
