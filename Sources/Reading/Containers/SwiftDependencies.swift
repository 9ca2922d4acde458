import Facts
import Resolving

extension Container {
    /// swift-dependencies 1 (https://github.com/pointfreeco/swift-dependencies): `@Dependency(\.x)`.
    ///
    /// Values are task-local: the SUT is made within `withDependencies`, keeps what it was made with, and tests share
    /// nothing. What the library itself provides, such as the date, gets a fixed value.
    public static let swiftDependencies = Container(
        name: "swift-dependencies",
        modules: ["Dependencies", "DependenciesMacros", "ComposableArchitecture"],
        wrappers: ["Dependency"],
        registries: ["DependencyValues"],
        hasOwn: true,
        support: ContainerSupport(
            imports: ["import Dependencies"],
            scope: ContainerScope("withDependencies", operation: "operation")),
        readWrapper: { attribute, property, context in
            guard let argument = attribute.arguments?.first?.value else { return nil }
            if let parts = argument.keyPathParts {
                guard parts.root == nil || parts.root == "DependencyValues" else { return nil }
                return DependencyForms.injection(parts.path, annotation: property.type, context)
            }
            return argument.metatypeName.map { DependencyForms.keyed($0, annotation: property.type, context) }
        },
        handover: { injection, double in
            switch injection.key {
            case .member(_, let path):
                if let initializer = injection.form {
                    let owner = path.dropLast().joined(separator: ".")
                    let closure = "{ [\(double) = dependencies.\(double)] in \(double) }"
                    return .scoped(assignment: "$0.\(owner) = \(initializer) \(closure))")
                }
                return .scoped(assignment: "$0.\(path.joined(separator: ".")) = dependencies.\(double)")
            case .type(let type):
                return .scoped(assignment: "$0[\(type.registrationText).self] = dependencies.\(double)")
            default:
                return .impossible("swift-dependencies has no such key")
            }
        })
}

/// The forms of swift-dependencies.
private enum DependencyForms {
    /// `\.api`, `\.database.save`: the member of `DependencyValues`, then members of what it is.
    static func injection(
        _ path: [String], annotation: TypeRef?, _ context: ReadingContext
    ) -> Injection? {
        guard let first = path.first else { return nil }
        let key = Injection.Key.member(container: "DependencyValues", path: path)
        let index = context.index
        let member = index.registryMember(first, of: ["DependencyValues"], from: context.scope.module)
        guard let member, !Container.swiftDependencies.modules.contains(member.scope.module) else {
            if let value = provided(path) {
                return Injection(
                    type: annotation ?? .simple(value.type), key: key, value: value, imports: ["import Foundation"])
            }
            let known = ["urlSession": "URLSession", "notificationCenter": "NotificationCenter"]
            let type = annotation ?? known[path.joined(separator: ".")].map { .simple($0) } ?? member?.property.type
            return type.map { Injection(type: $0, key: key) }
        }
        guard var type = member.property.type ?? member.property.initialValue?.literalType else { return nil }
        var scope = member.scope
        var initializer: String?
        for name in path.dropFirst() {
            guard let fact = index.declaration(of: type, from: scope),
                let property = index.members(of: fact).properties.first(where: { $0.name == name }),
                let next = property.type
            else { return nil }
            initializer = generator(property, of: fact, index)
            (type, scope) = (next, fact.scopeInside)
        }
        let other = member.scope.module
        let standard = Injection.ControlValue.fixed(type)
        return Injection(
            type: type, key: key, declaredAt: member.property.info.location, typeScope: scope, form: initializer,
            value: client(type, scope: scope, index) ?? standard,
            imports: (other.isEmpty || other == context.scope.module ? [] : ["import \(other)"])
                + (standard == nil ? [] : ["import Foundation"]))
    }

    /// The initialiser up to the closure, `DateGenerator(generate:`, of a type of which a property only gives what a closure
    /// makes that the type is made with; `nil` for any other property.
    private static func generator(_ property: PropertyFact, of fact: TypeFact, _ index: FactIndex) -> String? {
        guard let accessors = property.accessors, !accessors.hasSetter, !accessors.isObserved,
            case .call(.name(let called), let arguments)? = accessors.getterBody?.onlyExpression, arguments.isEmpty
        else { return nil }
        let stored = index.members(of: fact).properties.filter { $0.isStored && !$0.info.isStatic }
        guard fact.hasMemberwiseInitializer, stored.map(\.name) == [called],
            let function = stored[0].type?.functionType,
            function.parameters.isEmpty, function.effects == Effects()
        else { return nil }
        return "\(fact.qualifiedName)(\(called):"
    }

    /// `@Dependency(APIKey.self)`: what the key's values are of, else the key itself.
    static func keyed(_ key: TypeRef, annotation: TypeRef?, _ context: ReadingContext) -> Injection {
        let index = context.index
        guard let fact = index.declaration(of: key, from: context.scope) else {
            return Injection(type: annotation ?? key, key: .type(key))
        }
        let members = index.members(of: fact)
        let value = members.properties.first { $0.info.isStatic && ["liveValue", "testValue"].contains($0.name) }
        var type = members.typealiases.first { $0.name == "Value" }?.target ?? value?.type ?? key
        if type == .simple("Self") { type = key }
        return Injection(
            type: type, key: .type(key), declaredAt: fact.info.location, typeScope: fact.scopeInside,
            value: client(type, scope: fact.scopeInside, index))
    }

    /// A client of closures, ready for a test: each closure of `@DependencyClient` reports that it was not expected.
    private static func client(_ type: TypeRef, scope: LookupScope, _ index: FactIndex) -> Injection.ControlValue? {
        guard let fact = index.declaration(of: type, from: scope), fact.kind == .struct,
            fact.info.access.isTestable
        else { return nil }
        if fact.info.attribute("DependencyClient") != nil {
            return Injection.ControlValue("\(fact.qualifiedName)()", type: fact.qualifiedName)
        }
        let members = index.members(of: fact).properties.filter { $0.info.isStatic && $0.info.access.isTestable }
        for name in ["testValue", "noop", "mock", "test", "unimplemented"] {
            guard members.contains(where: { $0.name == name }) else { continue }
            return Injection.ControlValue("\(fact.qualifiedName).\(name)", type: fact.qualifiedName)
        }
        return nil
    }

    /// Fixed values for what the library provides.
    private static func provided(_ path: [String]) -> Injection.ControlValue? {
        switch path.joined(separator: ".") {
        case "date.now": return Injection.ControlValue("Date(timeIntervalSince1970: 0)", type: "Date")
        case "withRandomNumberGenerator":
            return Injection.ControlValue(
                "WithRandomNumberGenerator(SystemRandomNumberGenerator())", type: "WithRandomNumberGenerator")
        case "mainQueue":
            return Injection.ControlValue(
                "AnySchedulerOf<DispatchQueue>.immediate", type: "AnySchedulerOf<DispatchQueue>")
        case "mainRunLoop":
            return Injection.ControlValue("AnySchedulerOf<RunLoop>.immediate", type: "AnySchedulerOf<RunLoop>")
        case "date":
            return Injection.ControlValue(
                "DateGenerator.constant(Date(timeIntervalSince1970: 0))", type: "DateGenerator")
        case "uuid": return Injection.ControlValue("UUIDGenerator.incrementing", type: "UUIDGenerator")
        case "continuousClock", "suspendingClock":
            return Injection.ControlValue("ImmediateClock()", type: "ImmediateClock<Duration>")
        case "calendar": return Injection.ControlValue("Calendar(identifier: .gregorian)", type: "Calendar")
        case "locale": return Injection.ControlValue("Locale(identifier: \"en_US\")", type: "Locale")
        case "timeZone":
            return Injection.ControlValue("TimeZone(secondsFromGMT: 0)!", type: "TimeZone")
        default: return nil
        }
    }
}
