import Facts
import Resolving

extension FactoryPlanner {
    /// What is written for a dependency: the field, or the part of it that is handed over.
    func handed(_ dependency: Dependency) -> String { "dependencies.\(dependency.name)\(dependency.projection)" }

    /// What is passed for a dependency that is an argument.
    func handedValue(of dependency: Dependency) -> String {
        guard case .provider(_, let count) = dependency.handover else { return handed(dependency) }
        return "{ \(Expression.ignoring(count))\(handed(dependency)) }"
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
    func makes(_ bundle: Bundle) -> String {
        let arguments = bundle.fields.map { field in
            let dependency = recipe.dependencies.first { $0.name == field.dependency }
            let value = dependency.map(handed) ?? "dependencies.\(field.dependency)"
            return field.label.map { "\($0): \(value)" } ?? value
        }
        return "\(bundle.type)(\(arguments.joined(separator: ", ")))"
    }

    /// The statements that make the SUT, within the scope a container wants around them.
    func scoped(_ call: String) -> [String] {
        let assignments = recipe.dependencies.compactMap { dependency -> String? in
            guard case .scoped(let assignment) = dependency.handover, dependency.doubleType != nil else { return nil }
            return assignment + dependency.projection
        }
        guard !assignments.isEmpty, let template = recipe.support.compactMap(\.scopeTemplate).first else {
            return [call]
        }
        return template.split(separator: "\n").flatMap { line -> [String] in
            let indent = String(line.prefix { $0 == " " })
            switch line.dropFirst(indent.count) {
            case "{assignments}": return assignments.map { indent + $0 }
            case "{sut}": return [indent + call]
            default: return [String(line)]
            }
        }
    }

    /// The statements that hand a double to a container, and those that take it out again.
    mutating func addRegistration(of dependency: Dependency) {
        guard case .registration(let statements, let undo) = dependency.handover else { return }
        plan.registrations += statements
        plan.resets += undo
        guard let shared = dependency.sharedObject else { return }
        let name = Resolver.originalName(of: dependency.name)
        let isSendable = dependency.protocols.allSatisfy { fact in
            fact.inherits.contains { $0.lastName == "Sendable" || $0.lastName == "Actor" }
        }
        let safety = plan.isolation.isEmpty ? (isSendable ? "" : "nonisolated(unsafe) ") : plan.isolation + " "
        plan.originals.append("\(safety)private static let \(name) = \(shared)")
    }
}

extension Bundle {
    /// The type the factory declares; `nil` when the project does.
    var declared: FactoryPlan.BundleType? {
        guard !conformances.isEmpty else { return nil }
        let keyword = isClass ? "final class" : "struct"
        let properties = fields.map { "\($0.isVariable ? "var" : "let") \($0.label ?? $0.dependency): \($0.type)" }
        var members = properties
        if isClass {
            let parameters = fields.map { "\($0.label ?? $0.dependency): \($0.type)" }.joined(separator: ", ")
            let names = fields.map { $0.label ?? $0.dependency }
            members += ["", "init(\(parameters)) {"] + names.map { "    self.\($0) = \($0)" } + ["}"]
        }
        return .init(head: "\(keyword) \(type): \(conformances.joined(separator: ", "))", members: members)
    }
}
