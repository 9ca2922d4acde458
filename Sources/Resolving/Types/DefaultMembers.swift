import Facts

/// What types get from the extensions of the protocols that they conform to.
extension TypeLookup {
    /// Methods and computed properties that extensions of protocols give a type and that it does not have itself.
    package func defaultMembers(of fact: TypeFact) -> [Member] {
        guard fact.kind != .protocol, !isOfLibrary(fact) else { return [] }
        let conformances = index.conformances(of: fact)
        let own = index.members(of: fact)
        let properties = Set(own.properties.map(\.name.plain))
        let given = conformances.sorted().flatMap(index.extensions(named:)).filter { item in
            item.requirements.allSatisfy { isFulfilled($0, by: fact, conformances) }
        }
        .flatMap(\.members)
        return given.filter { member in
            switch member {
            case .method(let method):
                // Of several the compiler takes the one that says most about the type.
                method.body != nil && !own.methods.contains { $0.isCalled(like: method) }
                    && given.methods.count { $0.isCalled(like: method) } == 1
            case .property(let property):
                property.accessors?.getterBody != nil && !properties.contains(property.name.plain)
                    && given.properties.count { $0.name.plain == property.name.plain } == 1
            default: false
            }
        }
    }

    /// The same for a SUT's own code, which calls them; tests call what the SUT itself has.
    package func ownDefaultMembers(of fact: TypeFact) -> [Member] {
        defaultMembers(of: fact).map { member in
            switch member {
            case .method(var method):
                method.info.access = .private
                return .method(method)
            case .property(var property):
                property.info.access = .private
                return .property(property)
            default: return member
            }
        }
    }

    /// Whether a type is as an extension asks: `where Self: Equatable`, `where Self == Price`, `where RawValue == String`.
    private func isFulfilled(
        _ requirement: GenericRequirement, by fact: TypeFact, _ conformances: Set<String>
    ) -> Bool {
        switch (requirement.left.name, requirement.relation) {
        case ("Self", .conforms): requirement.right.lastName.map(conformances.contains) ?? false
        case ("Self", .equals): requirement.right.lastName == fact.name
        case ("RawValue", .equals), ("Self.RawValue", .equals): fact.inherits.first == requirement.right
        default: false
        }
    }
}

extension MethodFact {
    /// Whether it has the name and the labels of another.
    fileprivate func isCalled(like other: MethodFact) -> Bool {
        name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
    }
}
