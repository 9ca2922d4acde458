import Facts
import MockData
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
        plan = FactoryPlan(
            module: module, name: module + "TestFactory", sut: recipe.sut.qualifiedName, imports: [],
            isolation: recipe.makingActor, builders: parts.builders)
    }

    mutating func run() -> Diagnosed<FactoryPlan> {
        plan.registrations = Self.verbatim(recipe.support.flatMap(\.prepare))
        addFields()
        let resets = Self.verbatim(recipe.support.flatMap(\.reset))
        plan.resets = recipe.touchesGlobalContainer ? plan.resets + resets : []
        plan.bundles = recipe.bundles.filter { !$0.conformances.isEmpty }
        plan.makeSUT = makeSUT()
        plan.usesCalendar = plan.usesCalendar || takesCalendar
        addImports()
        return Diagnosed(plan, diagnostics)
    }

    /// Whether a test may give the SUT a calendar, by itself or in a model.
    private var takesCalendar: Bool {
        let given = recipe.members.methods.flatMap(\.parameters).map(\.type)
        let set = recipe.members.properties.compactMap(\.type)
        return parts.buildersUseCalendar || (given + set).contains { $0.mentionedNames.contains("Calendar") }
    }

    private mutating func addFields() {
        for dependency in recipe.dependencies {
            switch dependency.double {
            case .generated(let type, _), .existing(let type, _, _):
                plan.fields.append(.init(name: dependency.name, type: type, value: .call(.name(type))))
            case .value(let expression, let type) where SampleValue.calendar == .verbatim(expression):
                plan.fields.append(.init(name: dependency.name, type: type, value: .name(FactoryPlan.calendar)))
                plan.usesCalendar = true
            case .value(let expression, let type), .several(let type, let expression, _):
                // By itself a closure is not one that may be sent elsewhere.
                let cast = dependency.type.attributes.contains("@Sendable") ? " as \(type)" : ""
                plan.fields.append(.init(name: dependency.name, type: type, value: .verbatim(expression + cast)))
            case .statics(let type, let reset, _):
                plan.fields.append(
                    .init(name: dependency.name, type: type + ".Type", value: .member(.name(type), "self")))
                plan.defaults.append(.expression(.call(.path(dependency.name, reset))))
            case .object(let object):
                plan.fields.append(field(of: object, dependency))
            case .real, .unresolved:
                addReal(dependency)
                continue
            case .closure:
                continue
            }
            for statement in parts.defaults(dependency) { plan.defaults.append(inOneZone(statement)) }
            addRegistration(of: dependency)
        }
    }

    /// What a double answers, with the factory's calendar where it is one.
    private mutating func inOneZone(_ statement: Code.Statement) -> Code.Statement {
        guard case .assignment(let target, let value) = statement, value.bare == SampleValue.calendar else {
            return statement
        }
        plan.usesCalendar = true
        return .assignment(target, .name(FactoryPlan.calendar))
    }

    private mutating func addImports() {
        plan.imports += recipe.dependencies.filter { $0.doubleType != nil }.flatMap(\.imports)
        var wanted = parts.imports + recipe.support.flatMap(\.imports)
        for dependency in recipe.dependencies { wanted += parts.defaults(dependency).flatMap(\.needs.imports) }
        if !plan.hooks.isEmpty { wanted += parts.hookImports }
        if plan.usesCalendar { wanted.append("import Foundation") }
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
        var parameters: [FactoryPlan.Parameter] = []
        let arguments = construction.parameters.compactMap { parameter in
            argument(for: parameter, parameters: &parameters).map { Code.Argument(parameter.label, $0) }
        }
        let maker = construction.maker.map { Code.Expression.member(.type(recipe.sutType), $0) }
        var call =
            construction.kind == .shared ? sharedInstance : .call(maker ?? .type(recipe.sutType), arguments)
        if let scene = construction.scene { call = scene.loading(recipe.sutType) }
        call = call.marked(with: construction.effects)
        if construction.isFailable { call = .try(.call(.name("unwrapped"), [.init(nil, call)])) }
        let preparation = construction.scene?.preparation(recipe.sutType) ?? []
        return FactoryPlan.Function(
            parameters: parameters, effects: construction.makeEffects, result: recipe.sutType,
            body: defaulted(preparation + body(making: call)), isFailable: construction.isFailable)
    }

    /// The body with dependencies made where none are given: in Swift 5 a default argument cannot call an isolated
    /// function.
    private func defaulted(_ body: [Code.Statement]) -> [Code.Statement] {
        guard plan.isolation != nil else { return body }
        let given = Code.Expression.binary(.name(Self.dependencies), "??", .call(.name("setupDependencies")))
        let isUsed = usesDependencies(body)
        return [isUsed ? .binding(.init(Self.dependencies, given)) : .assignment(.name("_"), given)] + body
    }

    private var sharedInstance: Code.Expression {
        let name =
            recipe.members.properties.first { $0.info.location == recipe.construction.location }?.name ?? "shared"
        return .path(recipe.sut.qualifiedName, name)
    }

    private func body(making call: Code.Expression) -> [Code.Statement] {
        let assignments = recipe.dependencies.compactMap { dependency -> Code.Statement? in
            guard case .assignment(let property) = dependency.handover, dependency.doubleType != nil else { return nil }
            return .assignment(.path("sut", property), handed(dependency))
        }
        guard !assignments.isEmpty else { return [.return(scoped(call))] }
        let isValue = recipe.sut.kind == .struct || recipe.sut.kind == .enum
        return [.binding(.init(isVariable: isValue, "sut", scoped(call)))] + assignments + [.return(.name("sut"))]
    }

    /// What is passed for a parameter; `nil` to leave it to its default.
    private mutating func argument(
        for parameter: ParameterFact, parameters: inout [FactoryPlan.Parameter]
    ) -> Code.Expression? {
        if let dependency = dependency(for: parameter) {
            if dependency.doubleType != nil { return handedValue(of: dependency) }
            if parameter.defaultValue != nil { return nil }
            if dependency.isOptional { return .null }
            return hook(
                for: parameter, named: dependency.name, in: recipe.sut.scopeInside, at: dependency.origin.location,
                because: dependency)
        }
        if let bundle = recipe.bundles.first(where: { $0.parameter == parameter.name }) {
            return makes(bundle, parameters: &parameters)
        }
        let input = Input(parameter: parameter, property: nil, location: recipe.sut.info.location)
        return value(of: input, parameters: &parameters)
    }

    /// What is passed for a plain value, which becomes a parameter; `nil` to leave it to its default.
    mutating func value(of input: Input, parameters: inout [FactoryPlan.Parameter]) -> Code.Expression? {
        let (parameter, scope) = (input.parameter, recipe.scope(of: input))
        let value = parts.value(parameter, scope).flatMap {
            [nil, plan.isolation].contains($0.needs.isolation) ? $0 : nil
        }
        if value == nil, parameter.defaultValue != nil { return nil }
        guard var value else {
            let place = recipe.construction.location
            return hook(for: parameter, named: parameter.name, in: scope, at: place, because: nil)
        }
        plan.imports += value.needs.imports
        var type = parts.spelled(parameter.type, scope).substituting(recipe.bindings)
        // What an actor is made with crosses over to it.
        if recipe.sut.kind == .actor { type = type.sendable }
        if type == .simple("Calendar"), value.bare == SampleValue.calendar {
            plan.usesCalendar = true
            value = .name(FactoryPlan.calendar)
        }
        if type.mentionsFoundation { plan.imports.append("import Foundation") }
        plan.imports += parts.importsOfTypes(type)
        // In Swift 5 a default argument cannot call an isolated function.
        guard value.needs.isolation == nil || parameter.isVariadic else {
            let given = FactoryPlan.Parameter(
                name: parameter.name, type: .optional(type.unattributed), isVariadic: false, value: .null)
            parameters.append(given)
            return .binary(.name(given.local), "??", value)
        }
        let given = FactoryPlan.Parameter(
            name: parameter.name, type: type, isVariadic: parameter.isVariadic, value: value)
        parameters.append(given)
        return .name(given.local)
    }

    /// What a container must be given, though it is no protocol: a value, or a hook for a person to fill in.
    private mutating func addReal(_ dependency: Dependency) {
        guard dependency.isRequired, case .registration = dependency.handover else { return }
        plan.fields.append(field(of: dependency))
        addRegistration(of: dependency)
    }

    /// The field of an object of the project: made of other fields and plain values, or like any value.
    private mutating func field(of object: Dependency.Object, _ dependency: Dependency) -> FactoryPlan.Field {
        guard let arguments = object.parts else { return field(of: dependency) }
        let scope = object.fact.scopeInside
        let given = arguments.map { part -> Code.Argument in
            switch part.content {
            case .dependency(let expression): return Code.Argument(part.label, .verbatim(expression))
            case .value(let parameter):
                let value = parts.value(parameter, scope)
                plan.imports += value?.needs.imports ?? []
                let place = dependency.origin.location
                return Code.Argument(
                    part.label,
                    value ?? hook(for: parameter, named: parameter.name, in: scope, at: place, because: nil))
            }
        }
        let type = object.fact.generics.isEmpty ? object.type : parts.spelled(object.type, recipe.sut.scopeInside)
        return .init(name: dependency.name, type: type.text, value: .call(.type(type), given))
    }

    /// The field of something that is no double: a value of its type, or a hook for a person to fill in.
    private mutating func field(of dependency: Dependency) -> FactoryPlan.Field {
        let scope = recipe.sut.scopeInside
        let type = dependency.double.object?.type ?? dependency.type
        let parameter = ParameterFact(label: nil, name: dependency.name, type: type)
        var value = parts.value(parameter, scope)
        plan.imports += value?.needs.imports ?? []
        if let object = dependency.double.object, !object.fact.generics.isEmpty {
            value = value.map { .cast($0, "as", parts.spelled(type, scope)) }
        }
        return .init(
            name: dependency.name, type: parts.spelled(type, scope).bareText,
            value: value
                ?? hook(
                    for: parameter, named: dependency.name, in: scope, at: dependency.origin.location,
                    because: dependency))
    }

    mutating func hook(
        for parameter: ParameterFact, named name: String, in scope: LookupScope, at location: SourceLocation?,
        because dependency: Dependency?
    ) -> Code.Expression {
        var reason = "no value of \(parameter.type.text) can be written from the sources that were read"
        if case .unresolved(let why)? = dependency?.double { reason = why }
        let hook = FactoryPlan.Hook(
            name: "make" + name.prefix(1).uppercased() + name.dropFirst(),
            type: parts.spelled(parameter.type, scope).unattributed, reason: reason
        )
        plan.hooks.append(hook)
        diagnostics.append(
            Diagnostic(
                .warning, "fill in \(plan.name).\(hook.name)(): \(reason)", at: location, rule: "hook",
                notes: ["the tests that need it are disabled until then"]))
        return .call(.name(hook.name))
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
