import Behaviour
import Facts
import Project
import Resolving

/// What testgen understood about a SUT, for people and for programs.
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
    init(_ known: Scaffold.Understanding, behaviour: Bool = true) {
        subject = known.subject
        recipe = known.recipe
        index = known.index
        let closures = recipe.inputs.filter { [index, recipe] in $0.isClosure(in: index, from: recipe.sut.scopeInside) }
        inputs = recipe.inputs.filter { !closures.contains($0) }
        methods = behaviour ? behaviours(of: known.recipe, in: known.index) : []
        dependencies = recipe.dependencies + closures.map(\.dependency)
    }

    // MARK: Text

    /// The SUT and where each dependency comes from, a line each.
    var summary: String {
        var lines = ["\(recipe.sut.qualifiedName) (\(recipe.sut.kind.rawValue)) \(recipe.sut.info.location)"]
        let width = dependencies.map(\.name.count).max() ?? 0
        for dependency in dependencies {
            let name = dependency.name + String(repeating: " ", count: width - dependency.name.count)
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
        for method in methods where !method.calls.isEmpty || !method.stateChanges.isEmpty {
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
        case .closure: "→ a closure of makeSUT(\(dependency.name):)"
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
            return "\(dependency.style.rawValue)\(by) at \(place)"
        case .registered(let place, let asked): return "registered\(by) at \(place), asked for at \(asked)"
        case .unresolved(let place, let chain): return "at \(place), needed by \(chain.joined(separator: " → "))"
        }
    }

    // MARK: JSON

    /// The contract of `testgen explain --format json`.
    var data: [String: JSONValue] {
        [
            "sut": .object([
                "name": .string(recipe.sut.qualifiedName), "kind": .string(recipe.sut.kind.rawValue),
                "file": .string(recipe.sut.info.location.file), "line": .int(recipe.sut.info.location.line),
                "isolation": isolation, "module": .string(recipe.sut.module),
                "construction": .object([
                    "kind": .string(recipe.construction.kind.rawValue), "reason": .string(recipe.construction.reason),
                ]),
            ]),
            "dependencies": .array(dependencies.map(json)),
            "inputs": .array(
                inputs.map { input in
                    .object([
                        "name": .string(input.parameter.name), "type": .string(input.parameter.type.text),
                        "default": input.parameter.defaultValue == nil ? .null : .bool(true),
                    ])
                }),
            "methods": .array(methods.map(json)),
            "seams": .array(
                recipe.seams.map { seam in
                    .object([
                        "kind": .string(seam.kind.rawValue), "file": .string(seam.location.file),
                        "line": .int(seam.location.line), "message": .string(seam.message),
                        "suggestion": .string(seam.suggestion),
                    ])
                }),
        ]
    }

    private var isolation: JSONValue {
        if case .globalActor(let name) = recipe.isolation { return .string("@\(name)") }
        return .string("\(recipe.isolation)")
    }

    private func json(_ method: MethodBehaviour) -> JSONValue {
        .object([
            "name": .string(method.name), "signature": .string(method.signature), "isolation": isolation,
            "async": .bool(method.isAsync), "throws": .bool(method.canThrow),
            "calls": .array(
                method.calls.map { call in
                    .object([
                        "dependency": .string(call.dependency), "member": .string(call.member),
                        "arguments": .strings(call.arguments), "condition": .optional(call.condition),
                        "line": .int(call.line),
                    ])
                }),
            "stateChanges": .array(
                method.stateChanges.map { change in
                    .object([
                        "property": .string(change.property), "value": .string(change.value),
                        "condition": .optional(change.condition), "line": .int(change.line),
                    ])
                }),
        ])
    }

    private func json(_ dependency: Dependency) -> JSONValue {
        let place = dependency.origin.location
        return .object([
            "name": .string(dependency.name), "type": .string(dependency.type.text),
            "protocol": .optional(dependency.protocols.first?.qualifiedName),
            "style": .string(dependency.style.rawValue), "container": .optional(dependency.container),
            "origin": .object([
                "file": .string(place.file), "line": .int(place.line), "column": .int(place.column),
            ]),
            "double": .optional(dependency.doubleType), "resolution": .string(resolution(dependency)),
            "reason": .optional(dependency.reason),
            "handover": handover(dependency.handover),
        ])
    }

    /// `double`, `value`, `closure`, `real` or `unresolved`.
    private func resolution(_ dependency: Dependency) -> String {
        switch dependency.double {
        case .generated, .existing, .several: "double"
        case .value: "value"
        case .closure: "closure"
        case .real: "real"
        case .unresolved: "unresolved"
        }
    }

    private func handover(_ handover: Handover) -> JSONValue {
        switch handover {
        case .argument(let label): .object(["kind": .string("argument"), "label": .optional(label)])
        case .registration(let statements, let undo):
            .object([
                "kind": .string("registration"), "statements": .strings(statements), "undo": .strings(undo),
            ])
        case .assignment(let property): .object(["kind": .string("assignment"), "property": .string(property)])
        case .scoped(let assignment): .object(["kind": .string("scoped"), "assignment": .string(assignment)])
        case .provider(let label, _): .object(["kind": .string("provider"), "label": .optional(label)])
        case .member(let parameter, let label):
            .object(["kind": .string("member"), "of": .string(parameter), "label": .optional(label)])
        case .part(let owner): .object(["kind": .string("part"), "of": .string(owner)])
        case .methodArgument(let method, let label):
            .object(["kind": .string("methodArgument"), "method": .string(method), "label": .optional(label)])
        case .returned(let owner, let member):
            .object(["kind": .string("returned"), "by": .string(owner), "member": .string(member)])
        case .impossible(let reason): .object(["kind": .string("impossible"), "reason": .string(reason)])
        }
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
