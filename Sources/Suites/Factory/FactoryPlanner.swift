import Facts
import Resolving

/// The state of planning one factory.
struct FactoryPlanner {
    let recipe: Recipe
    let parts: FactoryParts
    var plan: FactoryPlan
    var diagnostics: [Diagnostic] = []

    init(module: String, recipe: Recipe, parts: FactoryParts) {
        self.recipe = recipe
        self.parts = parts
        let isolation = recipe.makingActor.map { "@\($0)" } ?? ""
        plan = FactoryPlan(
            module: module, name: module + "TestFactory", sut: recipe.sut.qualifiedName, imports: [],
            isolation: isolation, fields: [], defaults: [], registrations: [], makeSUT: nil, obstacle: nil, hooks: [],
            builders: parts.builders.map(\.expression))
    }

    mutating func run() -> Diagnosed<FactoryPlan> {
        plan.registrations = recipe.support.flatMap(\.prepare)
        addFields()
        plan.resets = recipe.touchesGlobalContainer ? plan.resets + recipe.support.flatMap(\.reset) : []
        plan.bundles = recipe.bundles.compactMap(\.declared)
        plan.makeSUT = makeSUT()
        addImports()
        return Diagnosed(plan, diagnostics)
    }

    private mutating func addFields() {
        for dependency in recipe.dependencies {
            switch dependency.double {
            case .generated(let type, _), .existing(let type, _, _):
                plan.fields.append(.init(name: dependency.name, type: type, value: "\(type)()"))
            case .value(let expression, let type), .several(let type, let expression, _):
                plan.fields.append(.init(name: dependency.name, type: type, value: expression))
            case .real, .unresolved:
                addReal(dependency)
                continue
            case .closure:
                continue
            }
            plan.defaults += parts.defaults(dependency).map(\.expression)
            addRegistration(of: dependency)
        }
    }

    private mutating func addImports() {
        plan.imports += recipe.dependencies.filter { $0.doubleType != nil }.flatMap(\.imports)
        var wanted = parts.imports + parts.builders.flatMap(\.imports) + recipe.support.flatMap(\.imports)
        for dependency in recipe.dependencies { wanted += parts.defaults(dependency).flatMap(\.imports) }
        if !plan.hooks.isEmpty { wanted += parts.hookImports }
        if recipe.construction.scene != nil { wanted += ["import Foundation", "import UIKit"] }
        if !recipe.sut.module.isEmpty { wanted.append("@testable import \(recipe.sut.module)") }
        plan.imports = sortedImports(plan.imports + wanted)
    }

    // MARK: - The SUT

    private mutating func makeSUT() -> FactoryPlan.Function? {
        let construction = recipe.construction
        guard construction.kind != .none else {
            plan.obstacle = construction.reason
            diagnostics.append(
                Diagnostic(
                    .warning, "a test cannot make \(recipe.sut.qualifiedName): \(construction.reason)",
                    at: construction.location ?? recipe.sut.info.location, rule: "no-construction",
                    notes: ["the factory has no makeSUT, and the suite's tests are disabled"]))
            return nil
        }
        var parameters: [String] = []
        var arguments: [String] = []
        for parameter in construction.parameters {
            guard let argument = argument(for: parameter, parameters: &parameters) else { continue }
            arguments.append(parameter.label.map { "\($0): \(argument)" } ?? argument)
        }
        let effects = construction.effects
        var call = construction.kind == .shared ? sharedInstance : "\(typeText)(\(arguments.joined(separator: ", ")))"
        if let scene = construction.scene { call = scene.loading(typeText) }
        if effects.isAsync { call = "await " + call }
        if effects.canThrow { call = "try " + call }
        if construction.isFailable { call = "try unwrapped(\(call))" }
        return FactoryPlan.Function(
            parameters: parameters,
            effects: construction.makeEffects.text,
            result: typeText, body: defaulted((construction.scene?.preparation(typeText) ?? []) + body(making: call)),
            isFailable: construction.isFailable)
    }

    /// The body with dependencies made where none are given: in Swift 5 a default argument cannot call an isolated
    /// function.
    private func defaulted(_ body: [String]) -> [String] {
        guard !plan.isolation.isEmpty else { return body }
        let isUsed = body.contains { $0.contains("dependencies.") || $0.contains("(dependencies") }
        return [(isUsed ? "let dependencies" : "_") + " = dependencies ?? setupDependencies()"] + body
    }

    private var sharedInstance: String {
        let name =
            recipe.members.properties.first { $0.info.location == recipe.construction.location }?.name ?? "shared"
        return "\(recipe.sut.qualifiedName).\(name)"
    }

    /// The SUT's type with its generic parameters filled with doubles.
    private var typeText: String {
        let parameters = recipe.sut.generics.parameters
        guard !parameters.isEmpty else { return recipe.sut.qualifiedName }
        let arguments = parameters.map { recipe.bindings[$0.name]?.text ?? $0.name }
        return "\(recipe.sut.qualifiedName)<\(arguments.joined(separator: ", "))>"
    }

    private func body(making call: String) -> [String] {
        let assignments = recipe.dependencies.compactMap { dependency -> String? in
            guard case .assignment(let property) = dependency.handover, dependency.doubleType != nil else { return nil }
            return "sut.\(property) = \(handed(dependency))"
        }
        var made = scoped(call)
        guard !assignments.isEmpty else {
            made[0] = "return " + made[0]
            return made
        }
        let keyword = recipe.sut.kind == .struct || recipe.sut.kind == .enum ? "var" : "let"
        made[0] = "\(keyword) sut = " + made[0]
        return made + assignments + ["return sut"]
    }

    /// What is passed for a parameter; `nil` to leave it to its default.
    private mutating func argument(for parameter: ParameterFact, parameters: inout [String]) -> String? {
        if let dependency = dependency(for: parameter) {
            if dependency.doubleType != nil { return handedValue(of: dependency) }
            if parameter.defaultValue != nil { return nil }
            if dependency.isOptional { return "nil" }
            return hook(for: parameter, named: dependency.name, at: dependency.origin.location, because: dependency)
        }
        if let bundle = recipe.bundles.first(where: { $0.parameter == parameter.name }) { return makes(bundle) }
        let scope = recipe.sut.scopeInside
        let value = parts.value(parameter, scope)
        if value == nil, parameter.defaultValue != nil { return nil }
        guard let value else {
            return hook(for: parameter, named: parameter.name, at: recipe.construction.location, because: nil)
        }
        plan.imports += value.imports
        let type = parts.spelled(parameter.type, scope).substituting(recipe.bindings)
        if type.mentionsFoundation { plan.imports.append("import Foundation") }
        parameters.append(
            "\(parameter.name): \(type.text)\(parameter.isVariadic ? "..." : "") = \(value.expression)")
        return parameter.name
    }

    /// What a container must be given, though it is no protocol: a value, or a hook for a person to fill in.
    private mutating func addReal(_ dependency: Dependency) {
        guard dependency.isRequired, case .registration = dependency.handover else { return }
        let scope = recipe.sut.scopeInside
        let parameter = ParameterFact(label: nil, name: dependency.name, type: dependency.type)
        let value = parts.value(parameter, scope)
        plan.imports += value?.imports ?? []
        plan.fields.append(
            .init(
                name: dependency.name, type: parts.spelled(dependency.type, scope).bareText,
                value: value?.expression
                    ?? hook(
                        for: parameter, named: dependency.name, at: dependency.origin.location, because: dependency)))
        addRegistration(of: dependency)
    }

    mutating func hook(
        for parameter: ParameterFact, named name: String, at location: SourceLocation?, because dependency: Dependency?
    ) -> String {
        var reason = "no value of \(parameter.type.text) can be written from the sources that were read"
        if case .unresolved(let why)? = dependency?.double { reason = why }
        let hook = FactoryPlan.Hook(
            name: "make" + name.prefix(1).uppercased() + name.dropFirst(),
            type: parts.spelled(parameter.type, recipe.sut.scopeInside).bareText, reason: reason
        )
        plan.hooks.append(hook)
        diagnostics.append(
            Diagnostic(
                .warning, "fill in \(plan.name).\(hook.name)(): \(reason)", at: location, rule: "hook",
                notes: ["the tests that need it are disabled until then"]))
        return "\(hook.name)()"
    }
}

extension TypeRef {
    /// Whether any name in it is one that Foundation declares.
    var mentionsFoundation: Bool {
        var found = false
        _ = mapped { node in
            found = found || node.name.map(KnownTypes.foundation.contains) ?? false
            return node
        }
        return found
    }

    /// The type without attributes such as `@escaping`, as the result of a function.
    var bareText: String { unattributed.text }
}

extension Construction {
    /// The effects of making the SUT in a test, which takes nothing for an answer as a failure.
    public var makeEffects: Effects {
        Effects(isAsync: effects.isAsync, throwing: effects.canThrow || isFailable ? .any : .never)
    }
}
