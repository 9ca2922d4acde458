import Facts

/// Closures that lie in values, as those of the buttons of an alert: a test calls them as a view would.
extension TestedType {
    /// The closures that values may hold which the SUT shows or tells dependencies, as far as the types tell.
    var keptClosures: [KeptClosure] {
        if let found = known.keptClosures { return found }
        let found = isolation == .actor || !putsClosuresIntoValues ? [] : Array((shown + told).prefix(Self.mostKept))
        known.keptClosures = found
        return found
    }

    /// How many closures are looked for, how deep in a value, and in how many elements of a list.
    private static let (mostKept, mostSteps, mostElements) = (8, 5, 2)

    private var shown: [KeptClosure] {
        stateProperties.filter(\.info.access.isTestable).flatMap { property in
            let type = property.type ?? property.initialValue?.valueType
            return (type.map { closures(in: $0) } ?? []).map {
                KeptClosure(holder: .property(property), path: $0.path, isOptional: $0.isOptional, isAsync: $0.isAsync)
            }
        }
    }

    private var told: [KeptClosure] {
        ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.methods.flatMap { method -> [KeptClosure] in
                guard method.generics.isEmpty else { return [] }
                let member = PortMember(dependency: dependency, member: method.identity)
                return method.parameters.indices.flatMap { position in
                    closures(in: method.parameters[position].type).map {
                        KeptClosure(
                            holder: .argument(member, method, position), path: $0.path, isOptional: $0.isOptional,
                            isAsync: $0.isAsync)
                    }
                }
            }
        }
    }

    /// A closure in a value: the way to it, and how it is called.
    private typealias Lying = (path: [Claim.Step], isOptional: Bool, isAsync: Bool)

    /// The closures in a value that take nothing and give nothing.
    private func closures(in type: TypeRef, at path: [Claim.Step] = [], within outer: Set<String> = []) -> [Lying] {
        let inner = types.expanded(type.optionalWrapped ?? type)
        if let function = inner.functionType {
            let isPlain = function.parameters.isEmpty && function.result.isVoid && !function.effects.canThrow
            return path.isEmpty || !isPlain ? [] : [(path, type.isOptional, function.effects.isAsync)]
        }
        if types.family(inner) == .list, !types.isSet(inner), let element = types.elementType(inner) {
            return (0..<Self.mostElements).flatMap { closures(in: element, at: path + [.element($0)], within: outer) }
        }
        guard path.count < Self.mostSteps, let fact = types.declaration(inner), !outer.contains(fact.qualifiedName),
            fact.kind == .struct || fact.kind == .class, types.double(of: inner) == nil
        else { return [] }
        return types.allMembers(of: fact).properties.flatMap { field -> [Lying] in
            guard field.isStored, !field.info.isStatic, field.info.access.isTestable, !field.info.has("weak"),
                let type = types.fieldType(field.name.plain, of: inner)
            else { return [] }
            return closures(
                in: type, at: path + [.field(field.name.plain)], within: outer.union([fact.qualifiedName]))
        }
    }

    /// The bodies of closures that the code puts into a field of some name, as an argument or at the end of a call.
    func closures(keptAs name: String) -> [[Statement]] {
        var bodies: [[Statement]] = []
        forEachKept { label, closure in if label == nil || label == name { bodies.append(closure.body) } }
        return bodies
    }

    private var putsClosuresIntoValues: Bool {
        var found = false
        forEachKept { _, _ in found = true }
        return found
    }

    private func forEachKept(_ visit: (String?, ClosureExpression) -> Void) {
        for body in members.methods.compactMap(\.body) + [construction.body ?? []] {
            body.forEachExpression { expression, _ in
                guard case .call(let callee, let arguments) = expression, callee.mayMakeValue else { return }
                for argument in arguments {
                    guard case .closure(let closure) = argument.value else { continue }
                    visit(argument.isTrailing ? nil : argument.label, closure)
                }
            }
        }
    }
}

extension Expression {
    /// Whether a call of it may make a value: `Alert(…)`, `.init(…)`, `.confirm(…)`, `Alert.confirm(…)`.
    fileprivate var mayMakeValue: Bool {
        switch self {
        case .type: true
        case .name(let name): name.first?.isUppercase == true
        case .member(nil, _): true
        case .member(let base?, let name): name == "init" || base.path?.last?.first?.isUppercase == true
        default: false
        }
    }
}
