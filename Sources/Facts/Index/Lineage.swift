/// A class with its superclasses, as far as the sources declare them; any other type alone.
package struct Lineage {
    /// One type of the line, with what its generic parameters stand for below.
    package struct Step {
        /// The type.
        package var fact: TypeFact
        /// What stands for its generic parameters.
        package var arguments: [String: TypeRef]
    }

    /// The types, own first.
    package let steps: [Step]
    /// The members of all of them with those of extensions, own first; what superclasses are generic over is filled in.
    package let members: [Member]
    private let owners: [SourceLocation: Int]

    /// Follows a type's superclasses.
    package init(of type: TypeFact, in index: FactIndex) {
        var steps = [Step(fact: type, arguments: [:])]
        var own = [index.members(of: type)]
        var owners: [SourceLocation: Int] = [:]
        for property in own[0].properties { owners[property.info.location] = 0 }
        var seen: Set<String> = [type.qualifiedName]
        while let last = steps.last, let next = index.superclass(of: last.fact),
            seen.insert(next.fact.qualifiedName).inserted
        {
            let arguments = Self.arguments(of: next.reference, for: next.fact, below: last.arguments)
            let inherited = index.members(of: next.fact)
            for property in inherited.properties { owners[property.info.location] = steps.count }
            steps.append(Step(fact: next.fact, arguments: arguments))
            own.append(inherited)
        }
        self.steps = steps
        members = Self.filledIn(own, of: steps, in: index)
        self.owners = owners
    }

    /// The step that declares a property.
    package func owner(of property: PropertyFact) -> Step { steps[owners[property.info.location] ?? 0] }

    /// The members of a line of types with generic parameters of superclasses filled in, and aliases of these:
    /// `typealias State = S` of `Store<S, Action>`.
    private static func filledIn(_ own: [[Member]], of steps: [Step], in index: FactIndex) -> [Member] {
        var aliases: [String: TypeRef] = [:]
        var filled: [[Member]] = []
        for (members, step) in zip(own, steps).reversed() {
            for name in aliases.keys {
                let path = step.fact.qualifiedName + "." + name
                if index.type(named: path)?.qualifiedName == path { aliases[name] = nil }
            }
            for alias in members.typealiases where alias.generics.parameters.isEmpty {
                let table = aliases.merging(step.arguments) { $1 }
                let target = alias.target.replacing(table)
                aliases[alias.name] = target == alias.target ? nil : target
            }
            let table = nested(in: step, index).merging(aliases) { $1 }.merging(step.arguments) { $1 }
            filled.append(table.isEmpty ? members : members.map { $0.replacing(table) })
        }
        return filled.reversed().flatMap { $0 }
    }

    /// The types that are nested in a generic superclass, by their short names: `Store<S, Action>.Context`.
    private static func nested(in step: Step, _ index: FactIndex) -> [String: TypeRef] {
        let parameters = step.fact.generics.parameters.map(\.name)
        let arguments = parameters.compactMap { step.arguments[$0] }
        guard !parameters.isEmpty, arguments.count == parameters.count else { return [:] }
        let scope = step.fact.scope + [step.fact.name]
        let outer = step.fact.scope.map { TypeRef.Component($0) } + [.init(step.fact.name, arguments)]
        let types = index.types.filter { $0.scope == scope && $0.generics.parameters.isEmpty }
        return Dictionary(
            types.map { ($0.name, .named(outer + [.init($0.name)])) }, uniquingKeysWith: { first, _ in first })
    }

    private static func arguments(
        of reference: TypeRef, for fact: TypeFact, below: [String: TypeRef]
    ) -> [String: TypeRef] {
        guard case .named(let components) = reference.unattributed, let arguments = components.last?.arguments,
            arguments.count == fact.generics.parameters.count
        else { return [:] }
        let written = arguments.map { $0.replacing(below) }
        return Dictionary(zip(fact.generics.parameters.map(\.name), written), uniquingKeysWith: { first, _ in first })
    }
}

extension Member {
    /// The member with generic parameters of its owner replaced by what they stand for.
    fileprivate func replacing(_ arguments: [String: TypeRef]) -> Member {
        switch self {
        case .property(var property):
            property.type = property.type?.replacing(arguments)
            return .property(property)
        case .method(var method):
            let own = Set(method.generics.parameters.map(\.name))
            let arguments = arguments.filter { !own.contains($0.key) }
            for index in method.parameters.indices {
                method.parameters[index].type = method.parameters[index].type.replacing(arguments)
            }
            method.result = method.result?.replacing(arguments)
            return .method(method)
        case .initializer(var initializer):
            for index in initializer.parameters.indices {
                initializer.parameters[index].type = initializer.parameters[index].type.replacing(arguments)
            }
            return .initializer(initializer)
        default: return self
        }
    }
}

extension TypeRef {
    /// The type with generic parameters replaced by what they stand for.
    package func replacing(_ arguments: [String: TypeRef]) -> TypeRef {
        guard !arguments.isEmpty else { return self }
        return mapped { node in
            guard case .named(let components) = node, components[0].arguments.isEmpty,
                let found = arguments[components[0].name]
            else { return node }
            if components.count == 1 { return found }
            // A part of what it stands for: `Item.ID`.
            guard case .named(let names) = found else { return node }
            return .named(names + components.dropFirst())
        }
    }
}
