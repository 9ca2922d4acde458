import Algorithms
import Facts
import Resolving

/// The errors worth throwing, so that code which asks what was thrown takes another way.
struct ErrorChoices {
    private let types: TypeLookup
    /// Those that the code names, whatever throws them.
    private let named: [Choice]

    /// An error of a type: a case of an enum, any of a struct.
    struct Choice: Hashable {
        var type: TypeRef
        var name: String?
    }

    /// How many errors a method throws at most, one at a time.
    private static let limit = 4

    init(subject: TestedType, literals: CodeLiterals) {
        let types = subject.types
        self.types = types
        let module = subject.sut.module
        let modules = subject.index.visibleModules(from: module)
        let errors = subject.index.types.filter { fact in
            [.enum, .struct].contains(fact.kind) && modules.contains(fact.module) && fact.info.access.isTestable
                && !fact.isLocal && fact.generics.parameters.isEmpty
                && subject.index.conformances(of: fact).contains("Error")
        }.sorted { $0.info.location < $1.info.location }
        let (others, own) = errors.partitioned { $0.module == module }
        let choices = (own + others).flatMap { fact -> [Choice] in
            let (type, isNamed) = (TypeRef.simple(fact.qualifiedName), literals.types.contains(fact.name))
            if fact.kind == .struct { return isNamed ? [Choice(type: type)] : [] }
            return Self.cases(of: type, in: types).filter { choice in
                isNamed || choice.name.map(literals.names.contains) ?? false
            }
        }
        named = Array(choices.prefix(Self.limit))
    }

    /// The errors that a method can throw: those of the type that it declares, or those that the code names.
    func errors(of method: MethodFact) -> [Choice] { closed(method) ?? named }

    /// The errors of the type that a method declares; `nil` where it declares none.
    func closed(_ method: MethodFact) -> [Choice]? {
        guard case .typed(let type) = method.effects.throwing else { return nil }
        return Array(Self.cases(of: type, in: types).prefix(Self.limit))
    }

    private static func cases(of type: TypeRef, in types: TypeLookup) -> [Choice] {
        types.enumCases(type).map { Choice(type: type, name: $0.name.plain) }
    }
}
