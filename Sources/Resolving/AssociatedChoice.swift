import Facts

/// Chooses a type for an associated type that neither the SUT nor the type of its property names.
///
/// What the project fills in where it uses the SUT comes first, then `String`, then a model of the project that fits.
struct AssociatedChoice {
    let sut: TypeFact
    let index: FactIndex
    /// What the SUT calls the type that has the associated type, such as its generic parameter.
    let owner: TypeRef
    let protocols: [TypeFact]

    /// The type; `nil` when none is known that fits.
    func type(for name: String) -> TypeRef? {
        if let used = used(name) { return used }
        let constraints = constraints(on: name)
        if let sequence = sequence(constraints, as: name) { return sequence }
        if constraints.allSatisfy(\.text.isFulfilledByString), requirements(onPartsOf: name).isEmpty {
            return .simple("String")
        }
        return index.types.first { fits($0, constraints, as: name) }.map { .simple($0.qualifiedName) }
    }

    /// What an alias of the SUT fills in: `typealias BookList<F> = List<F> where F.Item == Book`, or `= List<BookFeed>`.
    private func used(_ name: String) -> TypeRef? {
        guard let position = sut.generics.parameters.firstIndex(where: { owner == .simple($0.name) }) else {
            return nil
        }
        for file in index.files {
            for alias in file.allTypealiases where alias.target.unattributed.lastName == sut.name {
                let arguments = alias.target.unattributed.arguments
                guard position < arguments.count, let argument = arguments[position].name else { continue }
                let scope = LookupScope(path: alias.scope, module: file.module)
                let equal = alias.generics.requirements.first {
                    $0.relation == .equals && $0.left.name == "\(argument).\(name)"
                }
                if let equal { return index.expanded(equal.right, from: scope) }
                guard let fact = index.type(named: argument, from: scope) else { continue }
                let own = index.members(of: fact).typealiases.first { $0.name == name }
                if let own { return index.expanded(own.target, from: fact.scopeInside) }
            }
        }
        return nil
    }

    // MARK: - Constraints

    /// What must be true of the type itself.
    private func constraints(on name: String) -> [TypeRef] {
        let associated = owners.flatMap(\.members.associatedTypes).filter { $0.name == name }
        let required = requirements { $0 == name }.map(\.right)
        return (associated.flatMap(\.inherits) + required).flatMap(\.parts)
    }

    /// What must be true of its own associated types, such as `Item.ID`.
    private func requirements(onPartsOf name: String) -> [GenericRequirement] {
        requirements { $0.hasPrefix(name + ".") }
    }

    /// The requirements on what the protocols, their associated types and the SUT call by a path.
    private func requirements(_ isMeant: (String) -> Bool) -> [GenericRequirement] {
        let own = owners.flatMap { $0.generics.requirements + $0.members.associatedTypes.flatMap(\.requirements) }
        let written = own + sut.generics.requirements
        return written.filter { requirement in
            guard var path = requirement.left.name else { return false }
            for prefix in ["Self.", "\(owner.text)."] where path.hasPrefix(prefix) { path.removeFirst(prefix.count) }
            return isMeant(path)
        }
    }

    private var owners: [TypeFact] { protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found } }

    // MARK: - Sequences

    /// What gives the elements that are asked for: a stream, or a list.
    private func sequence(_ constraints: [TypeRef], as name: String) -> TypeRef? {
        guard let kind = constraints.first(where: { Self.sequences.contains($0.lastName ?? "") }) else { return nil }
        let element = kind.bare.arguments.first ?? equal(to: name + ".Element")
        guard let element, let owner = owners.first else { return nil }
        let spelled = index.expanded(element, from: owner.scopeInside)
        guard kind.lastName == "AsyncSequence" else { return .array(spelled) }
        let failure = kind.bare.arguments.dropFirst().first ?? equal(to: name + ".Failure")
        return failure?.text == "Never"
            ? .named([.init("AsyncStream", [spelled])])
            : .named([.init("AsyncThrowingStream", [spelled, .existential(.simple("Error"))])])
    }

    private func equal(to path: String) -> TypeRef? {
        requirements { $0 == path }.first { $0.relation == .equals }?.right
    }

    private static let sequences: Set = ["AsyncSequence", "Sequence", "Collection", "RandomAccessCollection"]

    // MARK: - Models

    private func fits(_ fact: TypeFact, _ constraints: [TypeRef], as name: String) -> Bool {
        fact.canFillIn(sut, conformingTo: constraints, in: index)
            && requirements(onPartsOf: name).allSatisfy { requirement in
                guard requirement.relation == .conforms, requirement.left.lastName == "ID",
                    let wanted = requirement.right.lastName,
                    let (identity, scope) = index.identity(named: fact.qualifiedName + ".ID", from: fact.scopeInside)
                else { return false }
                if let model = index.declaration(of: identity, from: scope) {
                    return index.conformances(of: model).contains(wanted)
                }
                return ["String", "Int", "UUID"].contains(identity.text) && wanted.isFulfilledByString
            }
    }
}
