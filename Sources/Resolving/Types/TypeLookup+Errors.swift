import Facts

extension TypeLookup {
    /// An error of the project that a test can let a double throw: the case and its type.
    package func sampleError(except: Set<String> = []) -> (name: String, type: TypeRef)? {
        let candidates = index.types.filter { fact in
            fact.kind == .enum && fact.info.access.isTestable && !fact.isLocal && fact.module == sut.module
                && index.conformances(of: fact).contains("Error") && fact.generics.isEmpty
                // What is asked whether it is of a protocol must not be.
                && !index.conformances(of: fact).contains { except.contains($0 + ".*") }
        }
        let best = candidates.compactMap { fact in simpleCase(of: fact, except: except).map { (fact: fact, name: $0) } }
            .max { closeness($0.fact) < closeness($1.fact) }
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
        return sampleError(except: except)?.type
    }

    private func simpleCase(of fact: TypeFact, except: Set<String> = []) -> String? {
        let names = [fact.name, fact.qualifiedName]
        guard !names.contains(where: { except.contains($0 + ".*") }) else { return nil }
        return fact.members.cases.first { item in
            item.payload.isEmpty && !names.contains { except.contains("\($0).\(item.name)") }
        }?.name
    }

    /// How many words the name of an error shares with the SUT's, `Equatable` errors first.
    private func closeness(_ error: TypeFact) -> Int {
        let shared = Set(error.name.camelWords).intersection(sut.name.camelWords).count
        let nearness = error.scope.isEmpty ? 2 : error.scope == sut.scope + [sut.name] ? 3 : 0
        return shared * 4 + nearness * 2 + (isEquatable(.simple(error.qualifiedName)) ? 1 : 0)
    }
}
