import Facts

extension Resolver {
    /// Doubles that other doubles hand out: what their methods return and their properties hold, as far as the SUT's
    /// code asks for it.
    mutating func readProducts() {
        let asked = askedNames
        var position = 0
        while position < dependencies.count {
            let owner = dependencies[position]
            position += 1
            guard answers(owner), !isProductOfProduct(owner) else { continue }
            for fact in owner.protocols.flatMap({ [$0] + index.inheritedProtocols(of: $0).found }) {
                for member in fact.members { readProduct(member, of: fact, owner, asked) }
            }
        }
    }

    private mutating func readProduct(_ member: Member, of fact: TypeFact, _ owner: Dependency, _ asked: Set<String>) {
        switch member {
        case .method(let method):
            guard asked.contains(method.name.plain), method.generics.isEmpty, !method.info.isStatic,
                let result = method.result
            else { return }
            addProduct(result, of: owner, member: method.identity, at: method.info.location, from: fact)
        case .property(let property):
            // The SUT may set such a property itself, as it does with a delegate: the double does not hand it out.
            guard asked.contains(property.name.plain), !property.info.isStatic, let type = property.type,
                property.accessors?.hasSetter != true
            else { return }
            addProduct(type, of: owner, member: property.name.plain, at: property.info.location, from: fact)
        default: return
        }
    }

    private mutating func addProduct(
        _ written: TypeRef, of owner: Dependency, member: String, at place: SourceLocation, from fact: TypeFact
    ) {
        let type = written.substituting(owner.typeArguments)
        guard case .protocols(let facts) = index.dependencyKind(of: type, from: fact.scopeInside) else {
            for (type, scope) in CarriedProtocols(index: index).types(in: type, from: fact.scopeInside) {
                addCarried(type, from: scope, by: owner, member: member, at: place)
            }
            return
        }
        guard let product = product(type, facts, of: owner, member: member, at: place, from: fact.scopeInside) else {
            return
        }
        dependencies.append(product)
    }

    /// A double of a protocol that a value holds which another double gives; one double stands for all of a protocol.
    private mutating func addCarried(
        _ type: TypeRef, from scope: LookupScope, by owner: Dependency, member: String, at place: SourceLocation
    ) {
        guard case .protocols(let facts) = index.dependencyKind(of: type, from: scope),
            !dependencies.contains(where: { $0.protocols == facts }), options.offer(facts).openTypes.isEmpty,
            var product = product(type, facts, of: owner, member: member, at: place, from: scope)
        else { return }
        product.handover = .carried(by: owner.name, member: member)
        product.isOptional = false
        dependencies.append(product)
    }

    private func product(
        _ type: TypeRef, _ facts: [TypeFact], of owner: Dependency, member: String, at place: SourceLocation,
        from scope: LookupScope
    ) -> Dependency? {
        guard case .generated(let doubleType, _) = double(for: facts), facts != owner.protocols else { return nil }
        var name = type.suggestedName
        if dependencies.contains(where: { $0.name == name }) {
            name = String(member.prefix { $0 != "(" }) + name.prefix(1).uppercased() + name.dropFirst()
        }
        var product = Dependency(
            name: freeName(name), type: type, style: .returned, origin: .declared(place),
            double: .generated(type: doubleType, protocols: facts), handover: .returned(by: owner.name, member: member),
            accessPaths: [], isOptional: index.expanded(type, from: scope).isOptional, imports: imports(of: facts))
        product.mustBeSendable =
            owner.mustBeSendable || index.mentionsSendable(type, from: scope, generics: GenericClause())
        return product
    }

    /// Whether a test can tell the double what to answer.
    private func answers(_ owner: Dependency) -> Bool {
        guard case .generated(_, let protocols) = owner.double else { return false }
        return options.offer(protocols).isStubbed
    }

    private func isProductOfProduct(_ owner: Dependency) -> Bool {
        guard let by = owner.handover.giver else { return false }
        return dependencies.first { $0.name == by }?.handover.giver != nil
    }

    /// The names of all members that the SUT's code uses.
    private var askedNames: Set<String> {
        var names: Set<String> = []
        for member in members {
            member.forEachExpression { expression, _ in
                if case .member(_, let name) = expression { names.insert(name.plain) }
            }
        }
        return names
    }
}

extension Handover {
    /// The dependency whose double gives it, be it within a value.
    fileprivate var giver: String? {
        switch self {
        case .returned(let owner, _), .carried(let owner, _): owner
        default: nil
        }
    }
}
