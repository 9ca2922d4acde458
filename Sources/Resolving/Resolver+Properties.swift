import Algorithms
import Facts

extension Resolver {
    /// Turns wrapped, located and settable properties into dependencies.
    mutating func readProperties() {
        for property in members.properties where !isKnown(property.name) {
            if readWrapper(property) || readLocator(property) { continue }
            if !property.info.isStatic { readSettable(property) }
        }
    }

    /// What is known around a place in a file.
    func context(at location: SourceLocation, scope: LookupScope? = nil) -> ReadingContext {
        let scope = scope ?? sut.scopeInside
        var imports = index.visibleModules(fromFile: location.file, in: scope.module)
        imports.remove(scope.module)
        let all = index.files.filter { $0.module == scope.module }.flatMap(\.imports).map(\.module)
        var context = ReadingContext(
            index: index, scope: scope, imports: imports, moduleImports: imports.union(all),
            testModules: options.testModules)
        for property in members.properties {
            context.variables[property.name] = property.type ?? property.initialValue?.literalType
        }
        return context
    }

    /// `@ForceInject var api: API`: the container that owns the wrapper.
    mutating func readWrapper(_ property: PropertyFact) -> Bool {
        let owner = lineage.owner(of: property)
        let context = context(at: property.info.location, scope: owner.fact.scopeInside)
        var property = property
        property.type = property.type?.replacing(owner.arguments)
        for attribute in property.info.attributes {
            guard let (container, injection) = injection(of: attribute, on: property, in: context) else {
                if readResolvingWrapper(attribute, on: property, in: context) { return true }
                continue
            }
            add(
                injection, as: property.name, at: property.info.location, style: .propertyWrapper, container,
                context)
            return true
        }
        return reportUnknownWrapper(property, context)
    }

    /// Reports a wrapped property whose wrapper is unknown instead of guessing its value.
    mutating func reportUnknownWrapper(_ property: PropertyFact, _ context: ReadingContext) -> Bool {
        guard
            let reason = property.info.attributes.firstNonNil({ unknownWrapperReason(of: $0, in: context) })
        else { return false }
        let type = property.type ?? .simple("_")
        var dependency = Dependency(
            name: freeName(property.name), type: type, style: .propertyWrapper,
            origin: .unresolved(property.info.location, neededBy: [sut.name]), double: .unresolved(reason: reason),
            handover: .impossible(reason), accessPaths: [property.name], isOptional: type.isOptional)
        dependency.isRequired = !type.isOptional
        add(dependency)
        return true
    }

    /// `lazy var api: API = Container.shared.api()`, `let api = resolver.resolve(API.self)!`.
    private mutating func readLocator(_ property: PropertyFact) -> Bool {
        let owner = lineage.owner(of: property)
        let computed = property.accessors?.getterBody?.onlyExpression
        guard let value = property.initialValue.map(\.calledClosureValue) ?? computed else { return false }
        let context = context(at: property.info.location, scope: owner.fact.scopeInside)
        guard
            let (container, injection) = injection(
                of: value, expecting: property.type?.replacing(owner.arguments), in: context)
        else { return false }
        add(injection, as: property.name, at: property.info.location, style: .locator, container, context)
        return true
    }

    /// Makes a dependency of what a container gives.
    mutating func add(
        _ injection: Injection, as name: String, at location: SourceLocation, style: Dependency.Style,
        _ container: Container, _ context: ReadingContext
    ) {
        let name = freeName(name)
        var injection = injection.qualified(in: index, from: context.scope)
        var found = replacement(of: injection, named: name, scope: injection.typeScope ?? context.scope, at: location)
        if found.double.isConcrete { injection.isConcrete = true }
        var handover = container.handover(injection, name)
        if container.hasOwn, case .real = found.double { handover = .impossible("the container's own is used") }
        if let caveat = injection.caveat { handover = .impossible(caveat) }
        if case .impossible = handover, case .value = found.double, injection.value == nil {
            found.double = .real(reason: "\(injection.type.bare.text) is a value, not a protocol")
        }
        if case .impossible(let reason) = handover, !found.double.isReal { found.double = .unresolved(reason: reason) }
        if let shared = injection.sharedObject, case .registration(let statements, _) = handover {
            handover = .registration(statements, undo: ["\(shared) = \(Self.originalName(of: name))"])
        }
        var origin = injection.declaredAt.map { Origin.registered($0, askedAt: location) } ?? .declared(location)
        if found.isUnresolved { origin = .unresolved(location, neededBy: [sut.name]) }
        use(container, injection)
        var dependency = Dependency(
            name: name, type: injection.type, style: style, container: container.name, origin: origin,
            double: found.double, handover: handover, accessPaths: [name], isOptional: injection.type.isOptional,
            key: injection.keyText(in: container), imports: Array((found.imports + injection.imports).uniqued()),
            projection: found.projection, support: found.support, sharedObject: injection.sharedObject)
        dependency.isRequired = !container.hasOwn && !injection.type.isOptional
        add(dependency)
    }

    private mutating func replacement(
        of injection: Injection, named name: String, scope: LookupScope, at place: SourceLocation
    ) -> Replacement {
        let found = self.replacement(for: injection.type, from: scope)
        if let value = injection.value, found?.makesStruct != true {
            return Replacement(double: .value(expression: value.expression, type: value.type))
        }
        if let found { return found }
        switch index.dependencyKind(of: injection.type, from: scope, generics: sut.generics) {
        case .concrete(let fact):
            let maker = CollaboratorMaker(resolver: self, place: place)
            guard let made = maker.make(fact, of: injection.type, as: name, paths: [name]) else {
                if let found = subclass(of: fact) { return found }
                return Replacement(double: .real(reason: "\(fact.name) is a class, not a protocol"))
            }
            dependencies += made.parts
            return Replacement(double: .object(made.object), imports: imports(of: [fact]))
        case .value(let fact):
            return Replacement(double: .real(reason: "\(fact.name) is a value, not a protocol"))
        default:
            if let value = Injection.ControlValue.fixed(injection.type) {
                let double = Dependency.Double.value(expression: value.expression, type: value.type)
                return Replacement(double: double, imports: ["import Foundation"])
            }
            return Replacement(double: .real(reason: "\(injection.type.bare.text) is a value, not a protocol"))
        }
    }

    /// `weak var delegate: Delegate?`, `var router: Router!`: set by the test after construction.
    private mutating func readSettable(_ property: PropertyFact) {
        let owner = lineage.owner(of: property)
        guard property.isSettable, property.isStored, property.setterAccess.isTestable,
            let type = property.type?.replacing(owner.arguments),
            type.isOptional || property.initialValue == nil || !isSetInside(property),
            property.info.attributes.allSatisfy({ Self.transparent.contains($0.name) }),
            case .protocols(let facts) = index.dependencyKind(
                of: type, from: owner.fact.scopeInside, generics: sut.generics)
        else { return }
        let isWeak = property.info.has("weak")
        add(
            Dependency(
                name: freeName(property.name), type: type, style: isWeak ? .delegate : .property,
                origin: .declared(property.info.location), double: double(for: facts),
                handover: .assignment(property: property.name), accessPaths: [property.name],
                isOptional: type.isOptional, isWeak: isWeak, imports: imports(of: facts)))
    }

    /// Whether the SUT's own code sets a property: it is state then, whatever it starts with.
    private func isSetInside(_ property: PropertyFact) -> Bool {
        let bodies =
            members.methods.map { $0.body ?? [] } + members.initializers.map { $0.body ?? [] }
            + members.properties.flatMap { $0.accessors?.bodies ?? [] }
        return bodies.contains { body in
            var isSet = false
            body.forEachExpression { expression, _ in
                if case .assignment(let target, _, _) = expression, target.path?.last == property.name.plain {
                    isSet = true
                }
            }
            return isSet
        }
    }

    /// Attributes that do not change how a property is set.
    private static let transparent: Set<String> = ["ObservationIgnored", "MainActor", "objc", "available"]
}

extension Dependency.Double {
    /// Whether it is known, or must be assumed, to be of no protocol's type.
    var isConcrete: Bool {
        switch self {
        case .value, .object, .real, .unresolved: true
        case .generated, .existing, .closure, .several, .statics: false
        }
    }

    /// Whether the real one is used.
    package var isReal: Bool { if case .real = self { true } else { false } }

    /// The project's own object that is used; `nil` for anything else.
    package var object: Dependency.Object? { if case .object(let object) = self { object } else { nil } }
}

extension Injection {
    /// The injection with its key's types named as other code must name them.
    func qualified(in index: FactIndex, from scope: LookupScope) -> Injection {
        var result = self
        switch key {
        case .type(let type): result.key = .type(index.qualified(type, from: scope))
        case .named(let type, let name): result.key = .named(index.qualified(type, from: scope), name)
        case .identifier, .member: break
        }
        return result
    }

    /// The key as text; equal for two injections that get the same thing.
    func keyText(in container: Container) -> String {
        let key =
            switch key {
            case .type(let type): type.registrationText
            case .named(let type, let name): "\(type.registrationText) \(name)"
            case .identifier(let text): text
            case .member(let container, let path): "\\\(container).\(path.joined(separator: "."))"
            }
        return [container.name, self.container ?? "", key].joined(separator: " ")
    }
}

extension FactIndex {
    /// A type as code outside of a scope names it: nested types with their outer ones.
    func qualified(_ type: TypeRef, from scope: LookupScope) -> TypeRef {
        type.mapped { node in
            guard case .named(var components) = node, components.count == 1,
                let fact = self.type(named: components[0].name, from: scope), !fact.scope.isEmpty
            else { return node }
            components = fact.scope.map { TypeRef.Component($0) } + components
            return .named(components)
        }
    }
}

extension TypeRef {
    /// The type as it is written before `.self`: protocols bare, anything compound in parentheses.
    public var registrationText: String {
        switch unattributed {
        case .existential(let inner): inner.registrationText
        case .composition: "(any \(text))"
        case .optional(let inner): "Optional<\(inner.unparenthesised.text)>"
        default: text
        }
    }
}

extension TypeRef {
    /// `any P`, also where the code writes `P` alone.
    public var anyText: String {
        switch unattributed {
        case .existential: text
        case .composition: "any \(text)"
        default: "any \(registrationText)"
        }
    }
}

extension Expression {
    /// The value of `{ … }()`, when its body is one expression; any other expression itself.
    var calledClosureValue: Expression {
        guard case .call(.closure(let closure), let arguments) = unmarked, arguments.isEmpty,
            let only = closure.body.onlyExpression
        else { return self }
        return only
    }
}

extension Collection where Element == Statement {
    /// The value of a body that is one expression, returned or not.
    package var onlyExpression: Expression? {
        guard count == 1, let only = first else { return nil }
        switch only.kind {
        case .expression(let value): return value
        case .return(let value): return value
        default: return nil
        }
    }
}
