import Facts
import Resolving

extension Container {
    /// Factory 1 to 3 (https://github.com/hmlongco/Factory): `@Injected(\.x)`, `Container.shared.x()`.
    ///
    /// The type is that of the factory the key path leads to: `var x: Factory<P>` in an extension of a container. A
    /// suite takes the trait `.container` where the tests can import FactoryTesting and the container is task-local;
    /// else the container is everybody's and is reset. FactoryTesting isolates the container of FactoryKit, and not in
    /// all versions that of the module Factory.
    public static let factory = Container(
        name: "Factory",
        modules: ["FactoryKit", "Factory"],
        wrappers: [
            "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject", "InjectedObservable",
            "InjectedType",
        ],
        registries: ["Container", "SharedContainer"],
        traitModules: [FactoryForms.traitModule],
        parameterTypes: ["Container": "Container.shared"],
        sendsDoubles: true,
        hasOwn: true,
        support: ContainerSupport(isGlobal: true),
        supportFor: FactoryForms.support,
        readWrapper: { attribute, property, context in
            if attribute.name == "InjectedType", let type = property.type {
                return Injection(type: type, key: .type(type.bare), container: "Container.shared")
            }
            guard let argument = attribute.arguments?.first?.value else { return nil }
            if let parts = argument.keyPathParts, parts.path.count == 1 {
                return FactoryForms.injection(parts.path[0], of: parts.root, weakly: attribute.name, context)
            }
            guard case .member(.name(let container)?, let name) = argument, name != "self" else { return nil }
            return FactoryForms.injection(name, of: container, weakly: attribute.name, context)
        },
        readCall: FactoryForms.readCall,
        handover: { injection, double in
            guard case .member(let container, let path) = injection.key else {
                guard case .type(let type) = injection.key else { return .impossible("Factory has no such key") }
                let closure = "{ \(double) as \(injection.cast(type)) }"
                return .registration(["Container.shared.register \(closure)"], undo: [])
            }
            let target = injection.form == "static" ? container : "\(container).shared"
            let ignored = injection.form == "parameter" ? "_ in " : ""
            return .registration(
                ["\(target).\(path.joined(separator: ".")).register { \(ignored)\(double) }"],
                undo: ["\(target).\(path.joined(separator: ".")).reset()"])
        })
}

/// The forms of Factory.
private enum FactoryForms {
    /// What a factory of a container makes.
    static func injection(
        _ name: String, of root: String?, weakly wrapper: String = "", _ context: ReadingContext
    ) -> Injection? {
        let containers = root.map { [$0] } ?? ["Container", "SharedContainer"]
        guard let member = context.index.registryMember(name, of: containers, from: context.scope.module),
            let made = made(by: member.property)
        else { return nil }
        let type = wrapper == "WeakLazyInjected" && !made.type.isOptional ? TypeRef.optional(made.type) : made.type
        let container = member.container == "SharedContainer" ? "Container" : member.container
        let other = member.scope.module
        let imports = other.isEmpty || other == context.scope.module ? [] : ["import \(other)"]
        var injection = Injection(
            type: type, key: .member(container: root ?? container, path: [name]),
            declaredAt: member.property.info.location, typeScope: member.scope,
            form: member.property.info.isStatic ? "static" : made.takesParameter ? "parameter" : nil,
            imports: imports)
        injection.caveat = modifier(hiding: member.property).map {
            "the factory's .\($0) comes before what a test registers"
        }
        return injection
    }

    /// A modifier within a factory that takes precedence in tests over what a test registers.
    private static func modifier(hiding property: PropertyFact) -> String? {
        var found: String?
        property.accessors?.getterBody?.forEachExpression { expression, _ in
            guard case .member(.some, let name) = expression,
                ["onTest", "onDebug", "onSimulator", "onDevice"].contains(name)
            else { return }
            found = found ?? name
        }
        return found
    }

    /// `Factory<P>`, `ParameterFactory<A, P>`, `Factory<P>(scope:) { … }`, `Factory { … as P }`.
    private static func made(by property: PropertyFact) -> (type: TypeRef, takesParameter: Bool)? {
        if case .named(let components)? = property.type?.unattributed { return made(components) }
        guard case .call(let callee, let arguments)? = property.initialValue else { return nil }
        if case .type(.named(let components)) = callee { return made(components) }
        guard ["Factory", "ParameterFactory"].contains(callee.path?.last ?? ""),
            case .closure(let closure)? = arguments.last?.value, let last = closure.body.last
        else { return nil }
        let value: Expression?
        switch last.kind {
        case .expression(let expression): value = expression
        case .return(let expression): value = expression
        default: value = nil
        }
        let takesParameter = callee.path?.last == "ParameterFactory"
        guard let type = value?.castType ?? value?.literalType else { return nil }
        return (type, takesParameter)
    }

    private static func made(_ components: [TypeRef.Component]) -> (type: TypeRef, takesParameter: Bool)? {
        guard let last = components.last, ["Factory", "ParameterFactory", "AsyncFactory"].contains(last.name),
            let type = last.arguments.last
        else { return nil }
        return (type, last.name == "ParameterFactory")
    }

    /// `Container.shared.x()`, `Container.shared.x.resolve()`, `container.x(1)`, `Container.x()`, `resolve(\.x)`.
    static func readCall(_ expression: Expression, _: TypeRef?, _ context: ReadingContext) -> Injection? {
        guard case .call(let callee, let arguments) = expression.unwrapped else { return nil }
        if case .name(let function) = callee, ["resolve", "dependency"].contains(function) {
            guard let parts = arguments.first?.value.keyPathParts, parts.path.count == 1 else { return nil }
            return injection(parts.path[0], of: parts.root, context)
        }
        guard var path = callee.path, path.count > 1 else { return nil }
        if path.count > 2, path.last == "resolve" { path.removeLast() }
        let name = path.removeLast()
        guard let first = path.first(where: { $0 != "self" }) else { return nil }
        if first.first?.isUppercase == true {
            return injection(name, of: path.filter { $0 != "shared" }.last, context)
        }
        return first == "container" && path.filter({ $0 != "self" }).count == 1
            ? injection(name, of: nil, context) : nil
    }

    /// The module that declares the trait `.container`.
    static let traitModule = "FactoryTesting"

    /// A trait for each container that is task-local; a reset for each that is not.
    static func support(_ injections: [Injection], _ context: ReadingContext) -> ContainerSupport {
        let module = context.moduleImports.contains("FactoryKit") ? "FactoryKit" : "Factory"
        var result = ContainerSupport(imports: ["import \(module)"])
        var containers: [String] = []
        for case .member(let container, _) in injections.map(\.key) where !containers.contains(container) {
            containers.append(container)
        }
        let isStatic = injections.contains { $0.form == "static" }
        let hasTrait = module == "FactoryKit" && context.testModules?.contains(traitModule) == true
        if containers == ["Container"], !isStatic, hasTrait {
            result.traits = [".container"]
            result.suiteImports = ["import \(traitModule)"]
            return result
        }
        result.isGlobal = true
        result.reset =
            isStatic
            ? ["Container.Registrations.reset()", "Container.Scope.reset()"]
            : containers.map { "\($0).shared.reset()" }
        return result
    }
}
