import Facts
import Resolving

/// The errors worth throwing, so that code which asks what was thrown takes another way.
struct ErrorChoices {
    let subject: TestedType
    let literals: CodeLiterals

    /// A case of an error's type.
    struct Choice: Hashable {
        var type: TypeRef
        var name: String
    }

    /// How many errors a method throws at most, one at a time.
    private static let limit = 4

    /// The errors that a method can throw: those of the type that it declares, or those that the code names.
    func errors(of method: MethodFact) -> [Choice] {
        if case .typed(let type) = method.effects.throwing { return cases(of: type).prefix(Self.limit).map { $0 } }
        let types = subject.index.types.filter { fact in
            fact.kind == .enum && fact.module == subject.sut.module && fact.info.access.isTestable && !fact.isLocal
                && fact.generics.parameters.isEmpty && subject.index.conformances(of: fact).contains("Error")
        }
        return types.sorted { $0.info.location < $1.info.location }.flatMap { fact in
            cases(of: .simple(fact.qualifiedName)).filter {
                literals.names.contains($0.name) || literals.types.contains(fact.name)
            }
        }.prefix(Self.limit).map { $0 }
    }

    /// The type of what a method throws, where it declares one.
    func type(of method: MethodFact) -> TypeRef? {
        if case .typed(let type) = method.effects.throwing { type } else { nil }
    }

    private func cases(of type: TypeRef) -> [Choice] {
        subject.types.enumCases(type).map { Choice(type: type, name: $0.name.plain) }
    }
}
