import Algorithms
import Facts

extension FactIndex {
    /// The protocol that a struct of nothing but closures amounts to, with a method for each of them; `nil` for any other
    /// type.
    ///
    /// `struct API { var fetch: @Sendable (Int) async throws -> Item }` is injected, called and replaced as a protocol is.
    public func protocolOfClosures(_ fact: TypeFact) -> TypeFact? {
        guard fact.kind == .struct, fact.generics.isEmpty, !fact.isLocal, fact.info.access.isTestable else {
            return nil
        }
        let stored = fact.members.properties.filter { property in
            property.isStored && !property.info.isStatic && !(property.isLet && property.initialValue != nil)
        }
        // `closures` is what the double calls the struct that it makes.
        guard !stored.isEmpty, !stored.contains(where: { $0.name == "closures" }), isMade(fact, of: stored) else {
            return nil
        }
        let methods = stored.compactMap { method(calling: $0, of: fact) }
        guard methods.count == stored.count else { return nil }
        // What is bound to an actor is `Sendable` as well.
        let isSendable = stored.contains { property in
            closureType(of: property, in: fact)?.attributes.contains { ["@Sendable", "@MainActor"].contains($0) }
                == true
        }
        var result = TypeFact(
            kind: .protocol, info: fact.info, name: fact.name, scope: fact.scope, module: fact.module,
            inherits: isSendable ? [.simple("Sendable")] : [], members: methods.map(Member.method))
        result.isOfClosures = true
        return result
    }

    /// Attributes that leave a closure as it is declared: of swift-dependencies' macro and of the compiler.
    private static let harmless: Set<String> = ["DependencyEndpoint", "available", "usableFromInline"]

    /// Whether an initialiser takes the closures under their names, in their order.
    private func isMade(_ fact: TypeFact, of stored: [PropertyFact]) -> Bool {
        let names = stored.map(\.name)
        let own = fact.members.initializers
        guard !own.isEmpty else { return stored.allSatisfy(\.info.access.isTestable) }
        return own.contains { initializer in
            initializer.info.access.isTestable && !initializer.isFailable && initializer.effects == Effects()
                && initializer.parameters.map(\.label) == names
        }
    }

    private func closureType(of property: PropertyFact, in fact: TypeFact) -> TypeRef? {
        property.type.map { expanded($0, from: fact.scopeInside) }
    }

    /// A method that is called as a closure is.
    private func method(calling property: PropertyFact, of fact: TypeFact) -> MethodFact? {
        guard let type = closureType(of: property, in: fact), !type.isOptional, let function = type.functionType,
            Set(type.attributes).isSubset(of: ["@Sendable", "@escaping", "@MainActor"]),
            property.info.attributes.allSatisfy({ Self.harmless.contains($0.name) }),
            function.parameters.allSatisfy({ $0.type.specifiers.isEmpty && !$0.isVariadic })
        else { return nil }
        var counts: [String: Int] = [:]
        let parameters = function.parameters.map { element -> ParameterFact in
            var name = element.secondName ?? element.type.parameterName
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { name += "\(count)" }
            return ParameterFact(label: nil, name: name, type: qualified(element.type, from: fact.scopeInside))
        }
        var info = property.info
        info.modifiers = []
        return MethodFact(
            info: info, name: property.name, parameters: parameters, effects: function.effects,
            result: function.result.isVoid ? nil : qualified(function.result, from: fact.scopeInside))
    }
}

extension TypeRef {
    /// What a parameter of the type is called where nobody gave it a name: `sound` for a `Sound`.
    fileprivate var parameterName: String {
        guard let name = unattributed.lastName, !KnownTypes.values.contains(name), let first = name.first,
            first.isUppercase
        else { return "value" }
        return first.lowercased() + name.dropFirst()
    }
}
