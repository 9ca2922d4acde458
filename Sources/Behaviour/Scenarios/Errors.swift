import Facts

extension TestedType {
    /// An error of the project that a test can let a double throw: the case and its type.
    package func sampleError(near type: TypeFact, except: Set<String> = []) -> (name: String, type: TypeRef)? {
        let candidates = index.types.filter { fact in
            fact.kind == .enum && fact.info.access.isTestable && !fact.isLocal && fact.module == type.module
                && index.conformances(of: fact).contains("Error") && fact.generics.isEmpty
                // What is asked whether it is of a protocol must not be.
                && !index.conformances(of: fact).contains { except.contains($0 + ".*") }
        }
        let best = candidates.compactMap { fact in simpleCase(of: fact, except: except).map { (fact: fact, name: $0) } }
            .max { closeness($0.fact, type) < closeness($1.fact, type) }
        return best.map { ($0.name, .simple($0.fact.qualifiedName)) }
    }

    /// A value of an error type: the case and its type.
    package func sampleError(of type: TypeRef) -> (name: String, type: TypeRef)? {
        guard let fact = declaration(type), fact.kind == .enum, let name = simpleCase(of: fact) else { return nil }
        return (name, .simple(fact.qualifiedName))
    }

    /// The type of the error a double throws when nothing is decided about it.
    package func errorType(_ declared: TypeRef?, except: Set<String> = []) -> TypeRef? {
        if let declared, declared.lastName != "Error" { return declared }
        return sampleError(near: sut, except: except)?.type
    }

    private func simpleCase(of fact: TypeFact, except: Set<String> = []) -> String? {
        let names = [fact.name, fact.qualifiedName]
        guard !names.contains(where: { except.contains($0 + ".*") }) else { return nil }
        return fact.members.cases.first { item in
            item.payload.isEmpty && !names.contains { except.contains("\($0).\(item.name)") }
        }?.name
    }

    /// How many words two names share, `Equatable` errors first.
    private func closeness(_ error: TypeFact, _ type: TypeFact) -> Int {
        let shared = Set(error.name.camelWords).intersection(type.name.camelWords).count
        let nearness = error.scope.isEmpty ? 2 : error.scope == type.scope + [type.name] ? 3 : 0
        return shared * 4 + nearness * 2 + (isEquatable(.simple(error.qualifiedName)) ? 1 : 0)
    }
}

extension String {
    /// With the first letter in lower case.
    package var uncapitalisedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension SymbolicValue.Root {
    /// The root as a place.
    package var place: SymbolicValue { SymbolicValue(self) }

    /// The member of a dependency the root belongs to.
    package var member: PortMember? {
        switch self {
        case .property(let dependency, let name, _), .emission(let dependency, let name, _),
            .result(let dependency, let name, _), .failure(let dependency, let name, _),
            .completion(let dependency, let name, _, _):
            PortMember(dependency: dependency, member: name)
        case .parameter, .assigned: nil
        }
    }

    /// What roots are sorted by, so that tests read the same each time.
    package var order: String {
        switch self {
        case .property(let dependency, let name, _): "1 \(dependency) \(name)"
        case .result(let dependency, let method, _): "2 \(dependency) \(method)"
        case .failure(let dependency, let method, _): "3 \(dependency) \(method)"
        case .emission(let dependency, let name, _): "4 \(dependency) \(name)"
        case .completion(let dependency, let method, let index, _): "3 \(dependency) \(method) \(index)"
        case .parameter(let name, _): "5 \(name)"
        case .assigned(let name, _): "6 \(name)"
        }
    }
}

extension PortMember: Comparable {
    package static func < (left: PortMember, right: PortMember) -> Bool {
        (left.dependency, left.member) < (right.dependency, right.member)
    }
}

extension Claim {
    /// The closure it speaks of.
    package var recorder: String? {
        switch subject {
        case .callbacks(let name), .callback(let name, _): name
        default: nil
        }
    }

    /// Whether it speaks of a Boolean that can stand without `== true`.
    package var isOfState: Bool {
        switch subject {
        case .state, .result: true
        default: false
        }
    }
}

extension Machine {
    /// A term computed under what is decided.
    package func reduced(_ term: Term) -> Term { reduce(term) }
}
