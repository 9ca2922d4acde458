import Facts
import Resolving

extension FactoryPlanner {
    /// What is written for a dependency: the field, or the part of it that is handed over.
    func handed(_ dependency: Dependency) -> Code.Expression {
        let field = Code.Expression.path(Self.dependencies, dependency.name)
        return dependency.projection.isEmpty ? field : .member(field, String(dependency.projection.dropFirst()))
    }

    /// What is passed for a dependency that is an argument.
    func handedValue(of dependency: Dependency) -> Code.Expression {
        switch dependency.handover {
        case .provider(_, let count), .member(_, _, let count?):
            let ignored = Array(repeating: "_", count: count)
            return .closure(.init(ignored, [.expression(handed(dependency))]))
        default: return handed(dependency)
        }
    }

    /// The dependency that is passed for a parameter.
    func dependency(for parameter: ParameterFact) -> Dependency? {
        recipe.dependencies.first { dependency in
            switch dependency.handover {
            case .argument(let label):
                label == parameter.label && dependency.accessPaths.contains(parameter.name)
            case .provider(let label, _):
                label == parameter.label
            default: false
            }
        }
    }

    /// The expression that makes the object which carries dependencies.
    mutating func makes(_ bundle: Bundle, parameters: inout [FactoryPlan.Parameter]) -> Code.Expression {
        let arguments = bundle.fields.compactMap { field -> Code.Argument? in
            if let input = recipe.input(field, of: bundle) {
                return value(of: input, parameters: &parameters).map { Code.Argument(field.label, $0) }
            }
            let dependency = recipe.dependencies.first { $0.name == field.content }
            return Code.Argument(field.label, dependency.map(handedValue) ?? .path(Self.dependencies, field.content))
        }
        return bundle.type.isEmpty ? .tuple(arguments) : .call(.name(bundle.type), arguments)
    }

    /// What makes the SUT, within the scope a container wants around it.
    func scoped(_ call: Code.Expression) -> Code.Expression {
        let assignments = recipe.dependencies.compactMap { dependency -> Code.Statement? in
            guard case .scoped(let assignment) = dependency.handover, dependency.doubleType != nil else { return nil }
            return .verbatim([assignment + dependency.projection], Code.Needs())
        }
        guard !assignments.isEmpty, let scope = recipe.support.compactMap(\.scope).first else { return call }
        let assigning = Code.Expression.call(
            .name(scope.function), [], trailing: .init([], assignments, isOpen: true))
        return .followed(assigning, label: scope.operation, .init([], [.expression(call)], isOpen: true))
    }

    /// Whether the SUT gets anything of the dependencies.
    func usesDependencies(_ body: [Code.Statement]) -> Bool {
        body.contains { $0.mentions(Self.dependencies) }
            || recipe.dependencies.contains {
                if case .scoped = $0.handover { $0.doubleType != nil } else { false }
            }
    }

    /// The parameter of `makeSUT` that holds the doubles.
    static let dependencies = "dependencies"

    /// The statements that hand a double to a container, and those that take it out again.
    mutating func addRegistration(of dependency: Dependency) {
        guard case .registration(let statements, let undo) = dependency.handover else { return }
        plan.registrations += Self.verbatim(statements)
        plan.resets += Self.verbatim(undo)
        guard let shared = dependency.sharedObject else { return }
        let name = Resolver.originalName(of: dependency.name)
        let isClosure = dependency.accessPaths.contains { $0.hasSuffix("()") }
        let isSendable =
            !isClosure
            && dependency.protocols.allSatisfy { fact in
                fact.inherits.contains { $0.lastName == "Sendable" || $0.lastName == "Actor" }
            }
        let safety = plan.isolation.map { ["@\($0)"] } ?? (isSendable ? [] : ["nonisolated(unsafe)"])
        plan.originals.append(.init(modifiers: safety + ["private", "static"], name, .verbatim(shared)))
    }

    /// Statements as a container writes them.
    static func verbatim(_ statements: [String]) -> [Code.Statement] {
        statements.map { .verbatim([$0], Code.Needs()) }
    }
}
