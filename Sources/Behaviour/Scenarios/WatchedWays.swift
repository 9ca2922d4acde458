import Facts

/// Looks at what the SUT shows while a method of a double is under way: what an act sets and takes back.
struct WatchedWays {
    let subject: TestedType
    let map: CodeMap

    /// How many methods are watched for an act, and how many properties are looked at.
    private static let most = (methods: 4, properties: 3)

    /// The way once for each property and each asynchronous method of a double that its last act can get to.
    func watched(_ way: Way) -> [(way: Way, look: FoundClaim)] {
        guard subject.canBeWatched(during: way.act) else { return [] }
        let names = map.names(from: map.functions(of: way.act))
        let properties = properties(names)
        return methods(names).prefix(Self.most.methods).flatMap { member, result in
            var way = way
            let root = SymbolicValue.Root.result(
                dependency: member.dependency, method: member.member, phase: way.lastPhase)
            if let result, way.run.types[root] == nil { way.run.types[root] = result }
            return properties.map { (way, FoundClaim(subject: .state($0), value: .unknown, moment: .underWay(member))) }
        }
    }

    /// Flags and states that the code speaks of.
    private func properties(_ names: Set<String>) -> [String] {
        let shown = subject.stateProperties.filter { property in
            guard property.info.access.isTestable, names.contains(property.name.plain),
                let type = property.type ?? property.initialValue?.valueType, !type.isOptional
            else { return false }
            switch subject.types.family(type) {
            case .boolean: return true
            case .enumeration: return subject.types.isEquatable(type)
            default: return false
            }
        }
        return shown.prefix(Self.most.properties).map(\.name.plain)
    }

    /// The asynchronous methods of doubles that the code speaks of, with what they return.
    private func methods(_ names: Set<String>) -> [(PortMember, TypeRef?)] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).compactMap { method in
                guard method.effects.isAsync, method.generics.isEmpty, names.contains(method.name.plain) else {
                    return nil
                }
                let result = method.result.flatMap { $0.isVoid ? nil : $0 }
                return (PortMember(dependency: dependency, member: method.identity), result)
            }
        }
    }
}

extension TestedType {
    /// Whether a closure in the place of a double's method runs where the SUT may be asked: on its actor, or while the test
    /// waits for what it calls.
    func canBeWatched(during act: Act) -> Bool {
        guard case .method(let method) = act else { return false }
        return isolation.isMainActor || isOpenWhileAwaited && method.effects.isAsync
    }

    /// Whether a closure may ask the SUT for its state as long as a test waits for all that it does.
    var isOpenWhileAwaited: Bool { isolation == .nonisolated && sut.kind == .class }
}
