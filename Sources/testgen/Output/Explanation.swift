import Behaviour
import Facts
import Project
import Resolving

/// The output of `testgen explain`, as text and as JSON.
struct Explanation {
    private let subject: Subject
    private let recipe: Recipe
    private let index: FactIndex
    /// What the SUT gets from outside: what the factory makes doubles of, and closures.
    private let dependencies: [Dependency]
    /// Parameters of the initialiser that are plain values.
    private let inputs: [Input]
    /// What each entry point does.
    private let methods: [MethodBehaviour]

    /// Explains what is known.
    ///
    /// - Parameter behaviour: Whether bodies are read for what entry points do.
    init(_ known: Understanding, behaviour: Bool = true) {
        subject = known.subject
        recipe = known.recipe
        index = known.index
        let closures = recipe.inputs.filter { [index, recipe] in $0.isClosure(in: index, from: recipe.sut.scopeInside) }
        inputs = recipe.inputs.filter { !closures.contains($0) }
        let given = recipe.dependencies + closures.map(\.dependency)
        let paths = Set(given.flatMap(\.accessPaths))
        let settable = Behaviour.Surface(recipe, index: index).closures.filter { !paths.contains($0.name.plain) }
        dependencies = given + settable.compactMap(\.dependency)
        let names = Dictionary(dependencies.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
        methods = (behaviour ? behaviours(of: known.recipe, in: known.index) : []).map { method in
            var method = method
            for index in method.calls.indices {
                method.calls[index].dependency = names[method.calls[index].dependency] ?? method.calls[index].dependency
            }
            return method
        }
    }

    // MARK: Text

    /// The SUT and the origin of each dependency, a line each.
    var summary: String {
        var lines = ["\(recipe.sut.qualifiedName) (\(recipe.sut.kind.rawValue)) \(recipe.sut.info.location)"]
        let width = dependencies.map(\.path.count).max() ?? 0
        for dependency in dependencies {
            let name = dependency.path + String(repeating: " ", count: width - dependency.path.count)
            lines.append("  \(name)  \(dependency.type.text)  \(double(dependency)), \(origin(dependency))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Everything, for `testgen explain`.
    var text: String {
        var lines = summary
        if !recipe.construction.reason.isEmpty {
            lines += "construction: \(recipe.construction.kind.rawValue), \(recipe.construction.reason)\n"
        }
        for input in inputs {
            lines += "input: \(input.parameter.name): \(input.parameter.type.text)\n"
        }
        for method in methods where !method.isEmpty {
            lines += "\(method.signature)\n"
            for call in method.calls {
                let condition = call.condition.map { "  when \($0)" } ?? ""
                let list = call.arguments.joined(separator: ", ")
                lines +=
                    "  \(call.line): calls \(call.dependency).\(call.member)\(list.isEmpty ? "" : " with \(list)")\(condition)\n"
            }
            for change in method.stateChanges {
                let condition = change.condition.map { "  when \($0)" } ?? ""
                lines += "  \(change.line): sets \(change.property) to \(change.value)\(condition)\n"
            }
            for gap in method.unread { lines += "  \(gap.location.line): \(gap.construct) cannot be read\n" }
        }
        for seam in recipe.seams {
            lines += "\(seam.location): \(seam.kind.rawValue): \(seam.message) — \(seam.suggestion)\n"
        }
        return lines
    }

    private func double(_ dependency: Dependency) -> String {
        switch dependency.double {
        case .generated(let type, _): "→ \(type)"
        case .existing(let type, let location, _): "→ \(type) (yours, \(location))"
        case .value(let expression, _): "→ \(expression)"
        case .several(_, let expression, _): "→ \(expression)"
        case .statics(let type, _, _): "→ \(type).self"
        case .object(let object): "→ \(object.words)"
        case .closure:
            if case .assignment(let property) = dependency.handover {
                "→ a closure that a test sets as sut.\(property)"
            } else {
                "→ a closure of makeSUT(\(dependency.name):)"
            }
        case .real(let reason): "the real one: \(reason)"
        case .unresolved(let reason): "unresolved: \(reason)"
        }
    }

    private func origin(_ dependency: Dependency) -> String {
        let by = dependency.container.map { " by \($0)" } ?? ""
        switch dependency.origin {
        case .declared(let place):
            if case .returned(let owner, let member) = dependency.handover {
                return "returned by \(owner).\(member) at \(place)"
            }
            if case .carried(let owner, let member) = dependency.handover {
                return "in what \(owner).\(member) gives, at \(place)"
            }
            return "\(dependency.style.rawValue)\(by) at \(place)"
        case .registered(let place, let asked): return "registered\(by) at \(place), asked for at \(asked)"
        case .unresolved(let place, let chain): return "at \(place), needed by \(chain.joined(separator: " → "))"
        }
    }

    // MARK: JSON

    /// The contract of `testgen explain --format json`.
    var data: ExplanationOutput {
        ExplanationOutput(
            sut: .init(recipe), dependencies: dependencies.map(DependencyOutput.init),
            inputs: inputs.map(ExplanationOutput.Parameter.init),
            methods: methods.map { .init($0, isolation: recipe.isolation.spelling) },
            seams: recipe.seams.map(ExplanationOutput.Obstacle.init))
    }
}

extension Dependency.Object {
    /// `LibraryStore(api: storeApi, limit: …)`
    fileprivate var words: String {
        guard let parts else { return "\(fact.qualifiedName) itself" }
        let arguments = parts.map { part in
            let value = if case .dependency(let expression) = part.content { expression } else { "…" }
            return part.label.map { "\($0): \(value)" } ?? value
        }
        return "\(fact.qualifiedName)(\(arguments.joined(separator: ", ")))"
    }
}

extension Input {
    /// Whether it is a function the SUT calls.
    fileprivate func isClosure(in index: FactIndex, from scope: LookupScope) -> Bool {
        index.expanded(parameter.type, from: scope).functionType != nil
    }

    /// The closure as something the SUT gets from outside.
    fileprivate var dependency: Dependency {
        Dependency(
            name: parameter.name, type: parameter.type, style: .closure, origin: .declared(location), double: .closure,
            handover: .argument(label: parameter.label), accessPaths: [property ?? parameter.name],
            isOptional: parameter.type.isOptional)
    }
}

extension PropertyFact {
    /// A closure that is called back, set when the SUT was made, as something it gets from outside.
    fileprivate var dependency: Dependency? {
        type.map {
            Dependency(
                name: name.plain, type: $0, style: .property, origin: .declared(info.location), double: .closure,
                handover: .assignment(property: name), accessPaths: [name.plain], isOptional: $0.isOptional)
        }
    }
}

extension MethodBehaviour {
    /// Whether there is nothing to say of it.
    fileprivate var isEmpty: Bool { calls.isEmpty && stateChanges.isEmpty && unread.isEmpty }
}
