extension Resolver {
    /// Turns wrapped, located and settable properties into dependencies.
    mutating func readProperties() {
        for property in members.properties where !property.info.isStatic {
            guard !dependencies.contains(where: { $0.accessPaths.contains(property.name) }),
                !inputs.contains(where: { ($0.property ?? $0.parameter.name) == property.name })
            else { continue }
            if readWrapper(property) || readLocator(property) { continue }
            readSettable(property)
        }
    }

    func context(at location: SourceLocation) -> ReadingContext {
        var imports = Set(index.imports(ofFile: location.file).map(\.module))
        for file in index.files where file.module == sut.module {
            for item in file.imports where item.attributes.contains("_exported") { imports.insert(item.module) }
        }
        return ReadingContext(index: index, scope: sut.scopeInside, imports: imports)
    }

    /// `@ForceInject var api: API`: the container that owns the wrapper by declaration or import.
    private mutating func readWrapper(_ property: PropertyFact) -> Bool {
        let context = context(at: property.info.location)
        for attribute in property.info.attributes {
            for container in candidates(for: attribute, in: context) {
                guard let injection = container.readWrapper(attribute, property, context) else { continue }
                add(injection, of: property.name, at: property.info.location, style: .propertyWrapper, container)
                return true
            }
        }
        return false
    }

    /// A wrapper that the project declares belongs to the project's own container alone.
    private func candidates(for attribute: AttributeFact, in context: ReadingContext) -> [Container] {
        let isProjectOwn = index.types(named: attribute.name).contains {
            $0.info.attribute("propertyWrapper") != nil && !options.containers.owningModules.contains($0.module)
        }
        if isProjectOwn {
            return options.containers.filter { $0.modules.isEmpty && $0.wrappers.contains(attribute.name) }
        }
        let named = options.containers.filter { $0.wrappers.contains(attribute.name) }
        let imported = named.filter { !$0.modules.isDisjoint(with: context.imports) }
        if let qualifier = attribute.qualifier {
            let qualified = named.filter { $0.modules.contains(qualifier) }
            if !qualified.isEmpty { return qualified }
        }
        return imported.isEmpty ? named : imported
    }

    /// `lazy var api: API = Container.shared.api()`, `let api = resolver.resolve(API.self)!`.
    private mutating func readLocator(_ property: PropertyFact) -> Bool {
        guard let value = property.initialValue ?? property.accessors?.getterBody?.onlyExpression else { return false }
        let context = context(at: property.info.location)
        for container in options.containers {
            guard container.modules.isEmpty || !container.modules.isDisjoint(with: context.imports),
                let injection = container.readCall(value, property.type, context)
            else { continue }
            add(injection, of: property.name, at: property.info.location, style: .locator, container)
            return true
        }
        return false
    }

    private mutating func add(
        _ injection: Injection, of name: String, at location: SourceLocation, style: Dependency.Style,
        _ container: Container
    ) {
        let scope = injection.typeScope ?? sut.scopeInside
        let found = double(for: injection.type, from: scope, named: name, at: location)
        let double = found ?? .unresolved(reason: "\(injection.type.bare.text) is not a protocol")
        let isUnresolved = if case .unresolved = double { true } else { false }
        let origin: Origin =
            if isUnresolved { .unresolved(location, neededBy: [sut.name]) } else {
                injection.declaredAt.map { .registered($0, askedAt: location) } ?? .declared(location)
            }
        let dependency = Dependency(
            name: name, type: injection.type, style: style, container: container.name, origin: origin, double: double,
            handover: container.handover(injection, name), accessPaths: [name], isOptional: injection.type.isOptional)
        use(container)
        dependencies.append(dependency)
        reportUnresolved(dependency)
    }

    /// `weak var delegate: Delegate?`, `var router: Router!`: set by the test after construction.
    private mutating func readSettable(_ property: PropertyFact) {
        guard property.isSettable, property.isStored, property.setterAccess.isTestable, let type = property.type,
            type.isOptional || property.initialValue == nil, property.info.attributes.isEmpty,
            case .protocols = index.dependencyKind(of: type, from: sut.scopeInside, generics: sut.generics),
            let double = double(for: type, from: sut.scopeInside, named: property.name, at: property.info.location)
        else { return }
        let isWeak = property.info.has("weak")
        dependencies.append(
            Dependency(
                name: property.name, type: type, style: isWeak ? .delegate : .property,
                origin: .declared(property.info.location), double: double,
                handover: .assignment(property: property.name), accessPaths: [property.name],
                isOptional: type.isOptional, isWeak: isWeak))
    }
}

extension [Container] {
    fileprivate var owningModules: Set<String> { reduce(into: []) { $0.formUnion($1.modules) } }
}

extension Collection where Element == Statement {
    /// The value of a body that is one expression, returned or not.
    var onlyExpression: Expression? {
        guard count == 1, let only = first else { return nil }
        switch only.kind {
        case .expression(let value): return value
        case .return(let value): return value
        default: return nil
        }
    }
}
